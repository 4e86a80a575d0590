import { describe, expect, it } from "vitest";
import type { Catalog, Column } from "../../../site/src/data/book.ts";
import { printed } from "../../../site/src/html.ts";
import { sheetOf } from "../../../site/src/sheet/index.ts";
import { formerAnchors } from "../../../site/src/view/former.ts";
import { sheetTable } from "../../../site/src/view/sheet.ts";

const number: Column = {
  id: "weight",
  description: "What it weighs.",
  type: "number",
  whole: false,
  unit: "kg",
  blank: true,
  unknowable: true,
};
const base: Catalog = {
  id: "guns",
  family: "weapon",
  kind: "guns",
  shape: "catalog",
  title: "Guns",
  description: "",
  source: null,
  print: [["weight"]],
  columns: [number],
  nested: [],
  notes: [],
  rows: [
    { id: "old", name: "Old gun", lines: [[4, 4]], values: { weight: 0 } },
    { id: "torn", name: "Torn <gun>", lines: [[5, 5]], values: { weight: { unknown: "the page is torn" } } },
    { id: "bare", name: "Bare gun", lines: [[6, 6]], values: { weight: null } },
  ],
};

function markup(current: Catalog, before = current, questions = new Map<string, string[]>()): string {
  const sheet = sheetOf(current, before, questions);
  return sheet ? printed(sheetTable(sheet, current.title)) : "";
}

describe("a table", () => {
  it("keeps zero, blank and lost apart, and lets no name become markup", () => {
    const text = markup(base);
    expect(text).toContain('<td id="guns/old/weight" class="n" data-words="0 kg" data-label="Weight, kg">0</td>');
    expect(text).toContain('<td id="guns/bare/weight" class="n"></td>');
    expect(text).toContain(
      '<td id="guns/torn/weight" class="n is-lost" data-label="Weight, kg"><i class="lost" title="the page is torn">lost</i></td>',
    );
    expect(text).toContain("Torn &lt;gun&gt;");
  });

  it("marks a row an erratum added, and shows one it took out where the print has it", () => {
    const added = {
      id: "new",
      name: "New gun",
      lines: [],
      values: { weight: 3 },
      errata: [{ column: null, erratum: "a-gun-more", printed: null }],
    };
    const current = { ...base, rows: [base.rows[0], base.rows[2], added].flatMap((row) => row ?? []) };
    const rows = [...markup(current, base).matchAll(/<tr id="([^"]*)"(?: class="([^"]*)")?/g)].map(([, id, only]) => [
      id,
      only,
    ]);
    expect(rows).toEqual([
      ["guns/old", undefined],
      ["guns/torn", "only-printed"],
      ["guns/bare", undefined],
      ["guns/new", "only-current"],
    ]);
  });

  it("shows a blank where an erratum took a figure away, and asks where a question is open", () => {
    const [old, ...rest] = base.rows;
    const emptied = {
      ...old,
      values: { weight: null },
      errata: [{ column: "weight", erratum: "no-weight", printed: "7" }],
    };
    const text = markup(
      { ...base, rows: [emptied as Catalog["rows"][number], ...rest] },
      base,
      new Map([["guns/bare/weight", ["how-heavy"]]]),
    );
    expect(text).toContain(
      '<ins class="now"><i class="blank">blank</i></ins> <del class="was"><span class="vh">printed </span>7</del>',
    );
    expect(text).toContain('href="#errata/how-heavy"');
  });

  it("keeps an anchor for every id it had", () => {
    expect(printed(formerAnchors({ "old-gun": "old" }, "guns"))).toBe(
      '<span class="vh" id="guns/old-gun" data-now="guns/old"></span>',
    );
  });
});
