import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder, put } from "../given/folder.ts";
import { repository } from "../given/project.ts";
import { violations } from "../site/axe.ts";
import { copyOfRules, doors } from "./doors.ts";
import { editor } from "./editor.ts";

const open = editor();
const path = "rules/house/weapon/guns.yaml";
const text = `kind: catalog # ours
title: Guns
columns:
  shot: text
  damage: { type: number, blank: yes }
  crew: { type: integer, blank: yes }
rows:
  rifle: { name: Rifle, shot: 100(1), damage: 1, crew: 4 }
  carbine: { name: Carbine, shot: 2.5 }
`;

function houseRules(): string {
  const folder = emptyFolder();
  put(folder, { "rules/house/book.yaml": "title: House\ndocument: none\nminus: up-to\n", [path]: text });
  return folder;
}

test.for(doors)(
  "pasted cells are judged one by one before anything changes, and are undone at once, %s",
  async (door) => {
    const at = await open(houseRules(), { door });
    await at.go(path);
    await (await at.cell("rifle", "shot")).click();
    const paste = async (copied: string) => {
      await at.page.evaluate((all) => navigator.clipboard.writeText(all), copied);
      await at.page.keyboard.press("Control+v");
      await at.page.locator("dialog").waitFor();
    };
    await paste('200(3)+2\t1-2\t0600\n2,5\t"a ""q"""\t.2');
    const doubts = await at.page.locator("dialog tr[data-verdict=doubt]").allTextContents();
    expect(doubts).toEqual([
      expect.stringContaining("1-2 is two figures, and here stands one"),
      expect.stringContaining("0600 begins with a zero; write 600"),
      expect.stringContaining("write 2.5: a fraction has a point"),
    ]);
    expect(await at.page.locator(".state").textContent()).toBe("no errors");
    await at.page.getByRole("checkbox", { name: "take rifle, crew" }).check();
    await at.page.getByRole("checkbox", { name: "take carbine, damage" }).check();
    await at.page.getByRole("button", { name: "Put them in" }).click();
    await at.settled();
    const textsOf = async (row: string) => {
      const cells = ["shot", "damage", "crew"].map(async (column) => (await at.cell(row, column)).textContent());
      return Promise.all(cells);
    };
    expect([await textsOf("rifle"), await textsOf("carbine")]).toEqual([
      ["200(3)+2", "1", "0600"],
      ["2.5", 'a "q"', ".2"],
    ]);
    await at.page.keyboard.press("Control+z");
    await at.settled();
    expect(await textsOf("carbine")).toEqual(["2.5", "", ""]);
    expect(await at.page.getByRole("button", { name: /^Save/ }).isDisabled()).toBe(true);
  },
);

test("cells pasted over print stay as they are printed, and each may be corrected by a record", async () => {
  const at = await open(copyOfRules("walkers"));
  await at.go("rules/walkers/walker/walker-points.yaml");
  await (await at.cell("80mm", "light")).click();
  await at.page.evaluate(() => navigator.clipboard.writeText("4/9\t4/8"));
  await at.page.keyboard.press("Control+v");
  await at.page.getByRole("button", { name: "Put them in" }).click();
  const dialog = at.page.locator("dialog");
  await dialog.getByText("The book prints these otherwise").waitFor();
  expect(await dialog.locator("li code").allTextContents()).toEqual([
    "walkers/walker-points/80mm/light",
    "walkers/walker-points/80mm/medium",
  ]);
  await dialog.getByRole("button", { name: "Correct to 4/8 …" }).click();
  await at.page.getByLabel("Read instead").waitFor();
  expect(await at.page.getByLabel("Read instead").inputValue()).toBe("4/8");
  expect(await at.page.getByRole("button", { name: /^Save/, includeHidden: true }).isDisabled()).toBe(true);
});

test("what somebody else saved meanwhile is kept, and an edit that no longer fits is asked about", async () => {
  const at = await open(houseRules());
  await at.go(path);
  const type = async (row: string, column: string, typed: string) => {
    await (await at.cell(row, column)).click();
    await at.page.keyboard.type(typed);
    await at.page.keyboard.press("Enter");
    await at.settled();
  };
  await type("rifle", "crew", "5");
  await type("carbine", "shot", "60(1)");
  const theirs = text.replace("crew: 4", "crew: 3").replace("Carbine", "Short carbine");
  writeFileSync(join(at.folder, path), theirs);
  await at.save();
  const dialog = at.page.locator("dialog");
  await dialog.waitFor();
  expect(at.read(path)).toBe(theirs);
  expect(await dialog.locator("dd").allTextContents()).toEqual(["5", "3", "4"]);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await at.settled();
  await dialog.getByRole("button", { name: "Close" }).click();
  await at.save();
  expect(at.read(path)).toBe(theirs.replace("crew: 3", "crew: 5").replace("2.5", "60(1)"));
});

test.for(doors)("everything is done by keyboard, as in a spreadsheet, %s", async (door) => {
  const at = await open(houseRules(), { door });
  await at.go(path);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await at.page.keyboard.press(key);
    await at.settled();
  };
  const focused = () => at.page.evaluate(() => document.activeElement?.textContent);
  await press("Home", "ArrowRight", "ArrowRight");
  expect(await focused()).toBe("100(1)");
  await press("F2", "End", "+", "2", "Tab");
  expect(await focused()).toBe("1");
  await press("Delete");
  await press("Shift+Tab", "Shift+ArrowDown", "Control+d");
  await press("Control+c");
  expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe("100(1)+2\n100(1)+2");
  // What is half typed stays while the page answers.
  await press("Control+z", "Enter", "x");
  expect(await at.page.locator(".typing").inputValue()).toBe("x");
  await press("Escape");
  await press("Alt+ArrowUp", "Control+s");
  await at.page.locator("dialog").waitFor();
  await at.saved(() => at.page.keyboard.press("Enter"));
  const rifle = "  rifle: { name: Rifle, shot: 100(1)+2, crew: 4 }\n";
  const carbine = "  carbine: { name: Carbine, shot: 2.5 }\n";
  expect(at.read(path)).toBe(text.slice(0, text.indexOf("  rifle")) + carbine + rifle);
});

/** A thousand rows, and what the first of their figures are. */
function manyRows(): string {
  const rows = Array.from(
    { length: 1000 },
    (_, at) => `  gun-${at}: { name: Gun ${at}, crew: ${at % 9}, weight: ${at} }`,
  );
  const columns = "columns:\n  crew: integer\n  weight: number\n";
  const folder = emptyFolder();
  put(folder, {
    "rules/house/book.yaml": "title: House\ndocument: none\nminus: up-to\n",
    [path]: `kind: catalog\ntitle: Guns\n${columns}rows:\n${rows.join("\n")}\n`,
  });
  return folder;
}

test("an edit shows anew the cells it changes and those the check is about, and no others", async () => {
  const at = await open(manyRows());
  await at.go(path);
  await at.page.evaluate(() => {
    const changed = new Set<string>();
    new MutationObserver((all) => {
      for (const { target } of all) {
        const cell = (target instanceof Element ? target : target.parentElement)?.closest("td,th");
        if (cell) changed.add(`${cell.parentElement?.firstElementChild?.textContent}: ${cell.textContent}`);
      }
    }).observe(document.querySelector("table") as Element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["class", "title", "aria-invalid"],
    });
    Object.assign(window, { changed });
  });
  const type = async (row: string, text: string) => {
    await (await at.cell(row, "crew")).click();
    await at.page.keyboard.type(text);
    await at.page.keyboard.press("Enter");
    await at.settled();
  };
  await type("gun-3", "12");
  await type("gun-5", "x");
  expect(await (await at.cell("gun-5", "crew")).getAttribute("aria-invalid")).toBe("true");
  expect(await at.page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed])).toEqual([
    "gun-3: 12",
    "gun-5: x",
  ]);
});

test("of a thousand rows those in view stand in the page, and keys, scrolling and typing reach all of them", async () => {
  const at = await open(manyRows());
  await at.go(path);
  const standing = () => at.page.locator("tbody th").count();
  const focused = () => at.page.evaluate(() => document.activeElement?.parentElement?.textContent);
  const inView = (row: string) =>
    at.page.getByRole("rowheader", { name: row, exact: true }).evaluate((cell) => {
      const [own, around] = [cell.getBoundingClientRect(), cell.closest(".grid")?.getBoundingClientRect()];
      return own.top >= (around?.top ?? 0) && own.bottom <= (around?.bottom ?? 0);
    });
  expect(await at.page.locator("table").getAttribute("aria-rowcount")).toBe("1001");
  expect(await standing()).toBeLessThan(300);
  await at.page.keyboard.press("Control+End");
  expect(await focused()).toBe("gun-999Gun 9990999");
  expect(await inView("gun-999")).toBe(true);
  await at.page.keyboard.press("ArrowUp");
  await at.page.keyboard.type("7000");
  await at.page.keyboard.press("Enter");
  await at.settled();
  expect(await focused()).toBe("gun-999Gun 9990999");
  // Far enough that the lines that stand in the page begin anew, and the last of all stand there again.
  for (let line = 998; line > 960; line -= 1) await at.page.keyboard.press("ArrowUp");
  await at.page.keyboard.press("Control+End");
  // The wheel leaves the cursor where it is, and the next key goes on from there.
  await at.page.locator(".grid").evaluate((grid) => grid.scrollTo({ top: grid.scrollHeight / 2 }));
  await at.page.waitForFunction(() => {
    const { left, top, height } = (document.querySelector(".grid") as Element).getBoundingClientRect();
    return /^gun-5\d\dGun/.test(
      document.elementFromPoint(left + 20, top + height / 2)?.parentElement?.textContent ?? "",
    );
  });
  expect(await standing()).toBeLessThan(300);
  await at.page.keyboard.press("ArrowUp");
  expect(await focused()).toBe("gun-998Gun 99887000");
  await at.page.keyboard.press("Control+Home");
  expect(await focused()).toBe("gun-0Gun 000");
  await at.save();
  expect(at.read(path)).toContain("gun-998: { name: Gun 998, crew: 8, weight: 7000 }");
});

test("a row that is added has the cursor as soon as its dialog is gone, and the id a person typed stays", async () => {
  const at = await open(houseRules());
  await at.go(path);
  await at.page.getByRole("button", { name: "Add row" }).click();
  await at.page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector("dialog"))
        document.body.dataset.focused = document.activeElement?.parentElement?.textContent;
    }).observe(document.body, { childList: true });
    // Both before the worker answers what id the name would have.
    for (const [label, text] of [
      ["Name", "Old musket"],
      ["Id", "musket"],
    ]) {
      const input = [...document.querySelectorAll("dialog label")].find((one) =>
        one.textContent?.startsWith(label ?? ""),
      );
      const field = input?.querySelector("input") as HTMLInputElement;
      field.value = text ?? "";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  await at.ask([["overview"]]);
  expect(await at.page.locator("dialog").getByLabel("Id").inputValue()).toBe("musket");
  await at.page.getByRole("button", { name: "Add", exact: true }).click();
  await at.page.locator("dialog").waitFor({ state: "detached" });
  expect(await at.page.evaluate(() => document.body.dataset.focused)).toBe("musketOld musket");
});

const smallArms = "rules/striker-ii/weapon/small-arms.yaml";

test("a file that cannot be read says where, and is mended as text", async () => {
  const folder = houseRules();
  put(folder, { [path]: text.replace("crew: 4 }", "crew: 4") });
  const at = await open(folder);
  await at.go(path);
  expect(await at.page.locator(".problems li").first().textContent()).toMatch(/^line 8/);
  await at.page.getByRole("button", { name: "Text" }).click();
  await at.page.getByLabel("The text of the file").fill(text);
  await at.page.getByRole("button", { name: "Put", exact: true }).click();
  await at.page.locator("dialog").waitFor({ state: "detached" });
  expect(await (await at.cell("rifle", "crew")).textContent()).toBe("4");
  await at.save();
  expect(at.read(path)).toBe(text);
});

test("the largest table looks as README shows it: blank, lost, a dash and zero differ, and a cell has its line", async () => {
  const at = await open(copyOfRules("striker-ii"), { viewport: { width: 1440, height: 800 } });
  const classOf = async (row: string, column: string) => (await at.cell(row, column)).getAttribute("class");
  await at.go("rules/striker-ii/weapon/grenade-weapon-types.yaml");
  expect(await classOf("hand-grenade", "signature")).toContain("is-lost");
  await at.go(smallArms);
  expect(await classOf("sling", "notes")).toContain("is-blank");
  expect(await classOf("sling/standard", "price#2")).toContain("is-dash");
  expect(await classOf("sling", "weight")).toContain("is-value");
  await (await at.cell("acr-9mm/he", "magazine")).click();
  await at.page.getByText("Line 3307 prints").waitFor();
  const picture = await at.page.screenshot(
    process.env.PICTURES ? { path: join(repository, "editor/picture.png") } : {},
  );
  expect(picture.length).toBeGreaterThan(50_000);
});

test.for([
  ["light", "served"],
  ["dark", "without a server"],
] as const)("axe finds nothing wrong with a table or a dialog, %s, %s", async ([colorScheme, door]) => {
  const at = await open(copyOfRules("walkers"), { colorScheme, door, bypassCSP: true });
  await at.go("rules/walkers/walker/walker-points.yaml");
  expect(await violations(at.page, colorScheme)).toEqual([]);
  await (await at.cell("80mm", "heavy")).click();
  await at.page.keyboard.type("4/7");
  await at.page.keyboard.press("Enter");
  await at.page.locator("dialog pre:not(:empty)").waitFor();
  expect(await violations(at.page, colorScheme)).toEqual([]);
});

test.for(doors)("a phone corrects a figure, %s", async (door) => {
  const at = await open(houseRules(), { door, viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  await at.page.locator(".books summary").first().waitFor();
  await at.page.getByRole("link", { name: "Guns" }).tap();
  await at.page.locator(".path").waitFor();
  const cell = await at.cell("rifle", "crew");
  await cell.tap();
  await at.page.locator(".panel input").fill("6");
  await at.page.getByRole("button", { name: "Put" }).tap();
  await at.settled();
  expect(await cell.textContent()).toBe("6");
  expect(await at.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await at.save();
  expect(at.read(path)).toBe(text.replace("crew: 4", "crew: 6"));
});
