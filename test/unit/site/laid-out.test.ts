import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tokens } from "../../../generator/src/numerals/tokens.ts";
import type { Catalog, Lookup, Table } from "../../../site/src/data/book.ts";
import { readProject } from "../../../site/src/data/project.ts";
import { sheetOf } from "../../../site/src/sheet/index.ts";
import type { Line, Sheet } from "../../../site/src/sheet/sheet.ts";

/** The lines of a document that print a row whole, taken from the document. */
function printedLines(book: string): ReadonlyMap<string, string> {
  const rows = readFileSync(`test/golden/${book}.tsv`, "utf8").split("\n");
  return new Map(
    rows.flatMap((row) => {
      const [line = "", mode, text = ""] = row.split("\t");
      return mode === "row" ? [[line, text] as const] : [];
    }),
  );
}

const { books } = await readProject(".");

describe.for(books)("$book", ({ book: id, printed }) => {
  test("each row shows what its line prints, in the order it prints it", () => {
    const document = printedLines(id);
    const faults: string[] = [];
    let held = 0;
    for (const table of printed) {
      if (table.shape !== "catalog" && table.shape !== "lookup") continue;
      const sheet = sheetOf(table, table, new Map()) as Sheet;
      for (const line of sheet.groups.flatMap(({ lines }) => lines)) {
        const text = document.get(line.source);
        if (text === undefined) continue;
        held++;
        const shown = tokens(figuresOf(sheet, table, line)).filter((token) => /\d/.test(token));
        const inPrint = tokens(text).filter((token) => /\d/.test(token));
        if (!isWithin(shown, inPrint)) faults.push(`line ${line.source}: ${shown.join(" ")} | ${text}`);
      }
    }
    expect(faults).toEqual([]);
    expect(held).toBeGreaterThanOrEqual(atLeast[id] ?? 0);
  });
});

/** How many lines that print a row whole each book has at least; a test that reads none proves nothing. */
const atLeast: Readonly<Record<string, number>> = { "striker-ii": 150, walkers: 10 };

/** The cells a row prints, without those that are filled from the rules. */
function figuresOf(sheet: Sheet, { print }: Extract<Table, Catalog | Lookup>, { cells }: Line): string {
  const columns = new Set(print.map((parts) => parts.join("+")));
  const shown = sheet.columns.map(({ id, naming }, at) => {
    if (naming || !columns.has(id)) return "";
    const parts = (cells[at] ?? []).map(({ text }) => text);
    return parts.slice(0, parts.findLastIndex((text) => text !== "") + 1).join("/");
  });
  return shown.join(" ");
}

/** Whether the words stand in a line in this order; names of rows may stand between them. */
function isWithin(words: readonly string[], line: readonly string[]): boolean {
  let at = 0;
  return words.every((word) => {
    const found = line.indexOf(word, at);
    at = found + 1;
    return found >= 0;
  });
}
