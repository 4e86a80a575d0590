import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { check, compile } from "../../generator/src/compile.ts";
import { load } from "../../generator/src/project/load.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { repository } from "../given/project.ts";
import { copyOfRules, doors } from "./doors.ts";
import { type Editor, editor } from "./editor.ts";

const open = editor();
const points = "rules/walkers/walker/walker-points.yaml";

/** Types a text over a cell and goes on. */
async function type({ cell, page, settled }: Editor, row: string, column: string, text: string): Promise<void> {
  await (await cell(row, column)).click();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await settled();
}

function original(path: string): string {
  return readFileSync(join(repository, path), "utf8");
}

/** The lines of a text that the other lacks. */
function linesOnlyIn(one: string, other: string): readonly string[] {
  const known = new Set(other.split("\n"));
  return one.split("\n").filter((line) => !known.has(line));
}

test.for(doors)(
  "typing over a printed figure writes the erratum of the command, and leaves the table alone, %s",
  async (door) => {
    const [folder, other] = [copyOfRules("walkers"), copyOfRules("walkers")];
    const at = await open(folder, { door });
    await at.go(points);
    await (await at.cell("80mm", "heavy")).click();
    await at.page.keyboard.type("4/7");
    await at.page.keyboard.press("Enter");
    const dialog = at.page.locator("dialog");
    expect(await dialog.textContent()).toContain("prints 4/6, here 4/7");
    await dialog.getByLabel("Why").fill("The example unit has it so.");
    await dialog.getByLabel("Who says so").selectOption("ruling");
    await dialog.getByRole("button", { name: "Write the erratum" }).click();
    await dialog.waitFor({ state: "detached" });
    await at.settled();
    await at.save();
    const because = "The example unit has it so.";
    const line = ["erratum", "walker-points/80mm/heavy", "4/7", other, "--because", because, "--authority", "ruling"];
    execFileSync(process.execPath, [join(repository, "generator/bin/tablewright.cjs"), ...line]);
    const path = "rules/walkers/errata/walker-points-80mm-heavy.yaml";
    expect(at.read(path)).toBe(readFileSync(join(other, path), "utf8"));
    expect(at.read(points)).toBe(original(points));
    expect(at.complaints).toEqual([]);
  },
);

test("a figure that the print proves mends the table itself", async () => {
  const folder = copyOfRules("walkers");
  put(folder, { [points]: original(points).replace("heavy: 4/6", "heavy: 4/7") });
  const at = await open(folder);
  await at.go(points);
  expect(await (await at.cell("80mm", "heavy")).getAttribute("aria-invalid")).toBe("true");
  await type(at, "80mm", "heavy", "4/6");
  await at.save();
  expect(at.read(points)).toBe(original(points));
});

const weapons = "rules/our-house/weapon/our-weapons.yaml";
const book = { "rules/our-house/book.yaml": "title: House rules of our club\ndocument: none\nminus: up-to\n" };

test.for(doors)(
  "the guide's weapon with two loads, entered by grid alone, compiles to the JSON of the guide's YAML, %s",
  async (door) => {
    const guide = /# rules\/our-house\/weapon\/our-weapons\.yaml\n(kind: small-arms\n.*?)```/s.exec(
      readFileSync(join(repository, "docs/editing.md"), "utf8"),
    )?.[1] as string;
    const folder = emptyFolder();
    put(folder, book);
    const at = await open(folder, { door });
    await at.page.getByRole("button", { name: "New table" }).click();
    const dialog = at.page.locator("dialog");
    await dialog.getByLabel("Title").fill("Our weapons");
    await dialog.getByLabel("Folder").fill("weapon");
    await dialog.getByLabel("What it is").selectOption("small-arms");
    await dialog.getByRole("button", { name: "Begin it" }).click();
    await at.page.locator(`.path:has-text("${weapons}")`).waitFor();
    await at.settled();
    const add = async (button: string, name: string, id: string) => {
      await at.page.getByRole("button", { name: button }).click();
      await at.page.locator("dialog").getByLabel("Name").fill(name);
      await at.page.locator("dialog").getByLabel("Id").fill(id);
      await at.page.getByRole("button", { name: "Add", exact: true }).click();
      await at.page.locator("dialog").waitFor({ state: "detached" });
      await at.settled();
    };
    await add("Add row", "Needle rifle", "needle-rifle");
    await type(at, "needle-rifle", "tech level", "12");
    await type(at, "needle-rifle", "weight", "2.5");
    await type(at, "needle-rifle", "price", "600");
    await type(at, "needle-rifle/standard", "load", "needles");
    await type(at, "needle-rifle/needles", "name#2", "Needles");
    await (await at.cell("needle-rifle", "load")).click();
    await add("Add to loads", "Sleep darts", "darts");
    const fill = async (load: string, cells: Readonly<Record<string, string>>) => {
      for (const [column, text] of Object.entries(cells)) await type(at, `needle-rifle/${load}`, column, text);
    };
    await fill("needles", { magazine: "40", difficult: "200(2)+1", formidable: "400(1)", damage: "2", signature: "L" });
    await fill("needles", { targets: "1/2", "weight#2": ".2", "price#2": "8" });
    await fill("darts", { magazine: "10", difficult: "100(1)", damage: "1", signature: "L", targets: "1" });
    await fill("darts", { "weight#2": ".3", "price#2": "15" });
    expect(await at.page.locator(".state").textContent()).toBe("no errors");
    await at.save();
    const jsonOf = async (rules: Readonly<Record<string, string>>) => {
      const files = Object.entries(rules).map(([path, text]) => ({ path, text }));
      const { outputs } = await compile({ ...load(repository), rules: files, evidence: [], changes: null });
      return outputs.find(({ path }) => path === "data/our-house.json")?.text;
    };
    expect(await jsonOf({ ...book, [weapons]: at.read(weapons) })).toBe(await jsonOf({ ...book, [weapons]: guide }));
  },
);

test.for(doors)(
  "a row inserted in a lookup goes where it belongs, and one undo takes it out again, %s",
  async (door) => {
    const path = "rules/house/hit/to-hit.yaml";
    const text = `kind: lookup
title: To hit # with care
axes:
  roll: { match: floor, dice: 2d6, modified: true, below: none }
columns:
  hits: integer
rows:
  - { roll: 3, hits: 1 }
  # the middle
  - { roll: 5, hits: 2 }
  - { roll: 9, hits: 4 }
`;
    const folder = emptyFolder();
    put(folder, { "rules/house/book.yaml": "title: House\ndocument: none\nminus: up-to\n", [path]: text });
    const at = await open(folder, { door });
    await at.go(path);
    await at.page.getByRole("button", { name: "Add row" }).click();
    await at.page.locator("dialog").getByLabel("roll").fill("7");
    await at.page.getByRole("button", { name: "Add", exact: true }).click();
    await at.page.locator("dialog").waitFor({ state: "detached" });
    await at.settled();
    await type(at, "7", "hits", "3");
    await at.page.getByRole("button", { name: "Save 1" }).click();
    const odds = at.page.locator(".odds ul ul li");
    await odds.first().waitFor();
    // Of 36 throws 20 are from 5 to 8: 9 of them 5 or 6, 11 of them 7 or 8.
    expect(await odds.allTextContents()).toEqual(["2: 5/9 (55.6 %) → 1/4 (25 %)", "3: 0 → 11/36 (30.6 %)"]);
    await at.saved(() => at.page.locator("dialog .main").click());
    expect(at.read(path)).toBe(text.replace("  - { roll: 9", "  - { roll: 7, hits: 3 }\n  - { roll: 9"));
    await at.page.getByRole("button", { name: "Undo" }).click();
    await at.settled();
    await at.page.getByRole("button", { name: "Undo" }).click();
    await at.settled();
    await at.save();
    expect(at.read(path)).toBe(text);
  },
);

test("a column is added with its type, and typed in", async () => {
  const folder = copyOfRules("walkers");
  const path = "rules/walkers/walker/walker-units.yaml";
  const at = await open(folder);
  await at.go(path);
  await at.page.getByRole("button", { name: "Add column" }).click();
  await at.page.locator("dialog").getByLabel("Name").fill("folds");
  await at.page.locator("dialog").getByLabel("What its cells are").fill("yes-no");
  await at.page.getByRole("button", { name: "Add", exact: true }).click();
  await at.page.locator("dialog").waitFor({ state: "detached" });
  await at.settled();
  const [row = ""] = await at.page.locator("tbody th").allTextContents();
  await type(at, row, "folds", "yes");
  expect(await at.page.locator(".state").textContent()).toBe("no errors");
  await at.save();
  expect(linesOnlyIn(original(path), at.read(path))).toEqual([]);
  expect(linesOnlyIn(at.read(path), original(path))).toEqual(["  folds:", "    type: yes-no", "    folds: yes"]);
});

test.for(doors)("what the page says is wrong is what the command line says, %s", async (door) => {
  const folder = copyOfRules("walkers");
  put(folder, { [points]: original(points).replace("light: 3/1", "light: 3/x").replace("heavy: 3/4", "heavy: 3-4") });
  const found = check(load(folder)).diagnostics.filter(({ span }) => span.file.path === points);
  const at = await open(folder, { door });
  await at.go(points);
  const shown = await at.page.locator(".problems li > span:nth-child(2)").allTextContents();
  expect(found.length).toBeGreaterThan(1);
  expect(shown).toEqual(found.map(({ message }) => message));
  await (await at.cell("60mm", "light")).click();
  expect(await at.page.locator(".at-cell li span").first().textContent()).toBe(found[0]?.message);
});
