import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import writeExcelFile from "write-excel-file/universal";
import { check } from "../../generator/src/compile.ts";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.ts";
import { load } from "../../generator/src/project/load.ts";
import { readProject } from "../../generator/src/serve/rules-folder.ts";
import { readXlsx } from "../../generator/src/sheet/read-xlsx.ts";
import { rememberingSteps } from "../../generator/src/watch/remembering.ts";
import { emptyFolder } from "../given/folder.ts";
import { repository } from "../given/project.ts";
import { copyOfRules, doors } from "./doors.ts";
import { editor } from "./editor.ts";

const open = editor();

function pathsIn(folder: string): readonly string[] {
  const all = readdirSync(join(folder, "rules"), { recursive: true, encoding: "utf8" });
  return all.filter((path) => path.endsWith(".yaml")).map((path) => `rules/${path}`);
}

interface ShownSheet {
  readonly path: string;
  readonly problem: string | null;
  readonly lines: readonly { readonly cells: readonly (ShownCell | null)[] }[];
}

interface ShownCell {
  readonly text: string;
  readonly state: string;
  readonly path: readonly (string | number)[];
  readonly start: number;
}

/** Cells that hold one text, each with the edit that types another over it. */
function editsOf({ path, lines }: ShownSheet, typed: (index: number) => string) {
  const cells = lines.flatMap((line) => line.cells.filter((cell) => cell?.state === "value" && cell.start !== -1));
  return cells.map((cell, index) => {
    const { text: was, path: at } = cell as ShownCell;
    return { path, was, edit: ["edit", path, [{ kind: "set", path: at, content: typed(index), was }]] as const };
  });
}

/** All books, some on one page and some on the other. */
const books = {
  served: ["striker-ii"],
  "without a server": ["infantry-moves", "skirmishers", "troopers", "walkers"],
} as const;
const nasty = ["7", "-", "no", "1:30", "#4", "a: b", "'", '"', "{x}", "5 # five", "~", " 8 ".trim(), "0x1F", "é"];

test.for(doors)(
  "every file of the rules opens, any scalar of it changes one line, and edits undone give the first bytes, %s",
  async (door) => {
    const at = await open(copyOfRules(...books[door]), { door });
    const all = at.ask;
    const paths = pathsIn(at.folder);
    const sheets = await all<ShownSheet>(paths.map((path) => ["sheet", path, "rows"]));
    expect(sheets.map(({ problem }) => problem)).toEqual(paths.map(() => null));
    const edits = sheets.flatMap((sheet) => editsOf(sheet, (index) => nasty[index % nasty.length] as string));
    // One of each table alone, to see what it changes; then a thousand, one on the other.
    const each = paths.flatMap((path) => edits.find((one) => one.path === path && !nasty.includes(one.was)) ?? []);
    const answers = await all<unknown>(each.flatMap(({ edit }) => [edit, ["changes"], ["undo"]]));
    for (const index of each.keys()) {
      const [refused, changes] = answers.slice(index * 3);
      expect(refused).toBeNull();
      const [{ patch }] = changes as [{ patch: string }];
      const signs = patch
        .split("\n")
        .slice(2)
        .map((line) => line.charAt(0));
      expect(signs.filter((sign) => sign === "-" || sign === "+").join("")).toBe("-+");
    }
    const thousand = Array.from({ length: 1000 }, (_, index) => edits[(index * 7919) % edits.length]);
    const made = await all<string | null>(thousand.flatMap((one) => (one ? [one.edit] : [])));
    expect(made.filter((one) => one === null).length).toBeGreaterThan(150);
    await all(made.map(() => ["undo"]));
    expect(await all(paths.map((path) => ["textOf", path]))).toEqual(
      paths.map((path) => readFileSync(join(at.folder, path), "utf8")),
    );
  },
);

const samples = join(repository, "test/samples");

/** A complaint as both name it. */
function placed({ span, severity, code, message, hint, fix }: Diagnostic) {
  const { file, start, end } = span;
  return { path: file.path, start, end, severity, code, message, hint: hint ?? null, fix: fix ?? null };
}

test.for(doors)("what the page says of a project is what the command line says, span for span, %s", async (door) => {
  const at = await open(copyOfRules("walkers"), { door });
  const empty = readProject(emptyFolder());
  await at.ask([["open", empty]]);
  const steps = rememberingSteps();
  // Each page is asked about every second one.
  const own = readdirSync(samples).filter((_, index) => index % doors.length === doors.indexOf(door));
  const asked = own.map((name) => {
    const { rules, ...around } = readProject(join(samples, name));
    const isPlain =
      around.evidence.length === 0 && around.schemas.every(({ text }, index) => text === empty.schemas[index]?.text);
    // Those without evidence or kinds of their own are typed into one project, as a person would.
    return isPlain
      ? [
          ...rules.map(({ path, text }) => ["put", path, text] as const),
          ["check"] as const,
          ...rules.map(() => ["undo"] as const),
        ]
      : [["open", { ...around, rules }] as const, ["check"] as const, ["open", empty] as const];
  });
  const answers = await at.ask<unknown>(asked.flat());
  const checks = answers.filter((_, index) => asked.flat()[index]?.[0] === "check");
  let complaints = 0;
  for (const [index, name] of own.entries()) {
    const found = checks[index] as null | readonly (ReturnType<typeof placed> & { readonly line: number })[];
    const expected = check(load(join(samples, name)), { steps }).diagnostics.map(placed);
    expect(
      found?.map(({ line: _line, ...one }) => one),
      name,
    ).toEqual(expected);
    complaints += expected.length;
  }
  expect(complaints).toBeGreaterThan(150);
});

const points = "rules/walkers/walker/walker-points.yaml";

test.for(doors)(
  "a table goes out as XLSX and comes back without a change, and a date in it is refused by the name of its cell, %s",
  async (door) => {
    const at = await open(copyOfRules("walkers"), { door });
    await at.go(points);
    await at.page.getByRole("button", { name: "Spreadsheet" }).click();
    const [download] = await Promise.all([
      at.page.waitForEvent("download"),
      at.page.getByRole("button", { name: "As XLSX" }).click(),
    ]);
    const bytes = readFileSync((await download.path()) as string);
    const input = at.page.getByLabel("A spreadsheet of this table");
    const take = (buffer: Buffer) => input.setInputFiles({ name: "walker-points.xlsx", mimeType: "", buffer });
    await take(bytes);
    await at.page.getByText("The sheet says what the table says.").waitFor();
    const [grid] = readXlsx(bytes) as Exclude<ReturnType<typeof readXlsx>, { readonly problem: string }>;
    const rows = (grid?.rows ?? []).map((row, line) =>
      row.map(({ text }, column) =>
        line === 2 && column === 3
          ? { value: new Date(Date.UTC(2024, 3, 6)), type: Date, format: "dd/mm/yyyy" }
          : { value: line === 1 && column === 2 ? "3/2" : text, type: String },
      ),
    );
    const blob = await writeExcelFile([{ data: rows, sheet: "walker-points" }]).toBlob();
    await take(Buffer.from(await blob.arrayBuffer()));
    const told = (verdict: string) => at.page.locator(`.taken tr[data-verdict=${verdict}]`).textContent();
    expect(await told("doubt")).toContain("D3 (medium of 80mm): is a date, 2024-04-06");
    expect(await told("take")).toContain("3/13/2");
    await at.page.getByRole("button", { name: "Take it in" }).click();
    // The book prints 3/1, so that is a correction.
    await at.page.getByText("The book prints something else").waitFor();
    expect(await at.page.getByLabel("Read instead").inputValue()).toBe("3/2");
    await at.page.getByRole("button", { name: "Close" }).click();
    expect(await (await at.cell("60mm", "light")).textContent()).toBe("3/1");
  },
);

test.for(doors)(
  "a kind written by hand as JSON Schema is judged by the server, and the page says so, %s",
  async (door) => {
    const folder = copyOfRules("walkers");
    const schema = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      shape: "catalog",
      description: "Ours.",
      type: "object",
      additionalProperties: false,
      properties: {
        kind: { const: "banners" },
        title: { type: "string" },
        rows: {
          type: "object",
          ids: true,
          additionalProperties: {
            type: "object",
            additionalProperties: false,
            required: ["color"],
            properties: { color: { type: "string" } },
          },
        },
      },
    };
    const { put } = await import("../given/folder.ts");
    put(folder, {
      "schema/walker/banners.schema.json": JSON.stringify(schema),
      "rules/walkers/walker/banners.yaml":
        "kind: banners\ntitle: Banners\nrows:\n  red: { color: red }\n  blue: { shade: blue }\n",
    });
    const at = await open(folder, { door });
    await at.go("rules/walkers/walker/banners.yaml");
    const state = await at.page.locator(".state").textContent();
    if (door === "without a server") {
      expect(state).toBe("not checked: the project has kinds written by hand; npx tablewright check judges them");
      return;
    }
    expect(state).toBe("2 errors (checked by this machine's tablewright: the project has kinds written by hand)");
    expect(await at.page.locator(".problems").textContent()).toContain("blue needs the field color");
    await (await at.cell("red", "color")).click();
    await at.page.keyboard.type("rose");
    await at.page.keyboard.press("Enter");
    await at.settled();
    await at.save();
    expect(at.read("rules/walkers/walker/banners.yaml")).toContain("red: { color: rose }");
  },
);
