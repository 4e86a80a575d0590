import { writeOneOf } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { CatalogTable, Column } from "../model/index.ts";
import type { Total } from "../model/operation.ts";
import { child, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { expectColumn, expectTable } from "./expect.ts";
import { expectNames } from "./expect-names.ts";
import { rowOf, wordsOf } from "./named-table.ts";
import type { OperationModule } from "./operation.ts";

/** Two figures added: two of one row, or one of a row and one of the row inside it. A blank counts as nothing. */
export const total: OperationModule<Total> = {
  read(root) {
    const words = childMap(root, "words");
    return {
      operation: "total",
      table: childText(root, "table") ?? "",
      column: childText(root, "column") ?? "",
      nested: childText(root, "nested") ?? null,
      plus: childText(root, "plus") ?? null,
      words: words ? Object.fromEntries([...words.entries.keys()].map((word) => [word, 0])) : null,
    };
  },
  check({ column, nested, plus }, root, tables, report) {
    const table = expectTable(root, "table", "catalog", tables, report);
    if (!secondNamed(root, report) || !table) return;
    if (nested !== null && table.nested.length === 0) {
      const hint = "plus: names a second column of the row";
      const expected = "a column of the rows inside each row; this table has none";
      report(diagnostic("table/wrong-shape", child(root, "nested") ?? root, { text: nested, expected }, { hint }));
      return;
    }
    const at = child(root, "table") ?? root;
    if (nested !== null)
      expectNames(
        [
          { name: "row", at },
          { name: rowOf(table).name, at },
        ],
        [],
        report,
      );
    const first = expectFigure(root, "column", column, table, table.columns, report);
    const second =
      nested === null
        ? expectFigure(root, "plus", plus ?? "", table, table.columns, report)
        : expectFigure(root, "nested", nested, table, rowOf(table).columns, report);
    if (!first || !second) return;
    checkPair(first, second, root, report);
    checkWords([first, second], root, report);
  },
  uses: ({ table }) => [table],
};

/** Whether exactly one second figure is named. */
function secondNamed(root: SyntaxMap, report: Report): boolean {
  const nested = root.entries.get("nested");
  const plus = root.entries.get("plus");
  if (nested && plus) {
    const hint = "leave one out: the second figure stands in the same row or in the row inside it";
    report(diagnostic("field/unknown", plus.key, { key: "plus", where: "a total with nested" }, { hint }));
  }
  if (!nested && !plus) {
    const hint = "plus: names a second column of the row, nested: a column of the row inside it";
    const params = { key: "plus or nested", where: "this file" };
    report(diagnostic("field/missing", child(root, "table") ?? root, params, { hint }));
  }
  return (nested === undefined) !== (plus === undefined);
}

function expectFigure(
  root: SyntaxMap,
  field: string,
  id: string,
  table: CatalogTable,
  columns: readonly Column[],
  report: Report,
): Column | undefined {
  const numbers = columns.filter(({ type }) => type.type === "number");
  const known = numbers.map((one) => one.id);
  const isOther = columns.some((one) => one.id === id) && !known.includes(id);
  if (!isOther) expectColumn(root, field, id, known, table.id, report);
  else {
    const expected = `a column of plain numbers: ${known.join(", ") || `${table.id} has none`}`;
    report(diagnostic("table/wrong-shape", child(root, field) ?? root, { text: id, expected }));
  }
  return numbers.find((one) => one.id === id);
}

/** The two columns must differ and have the same unit. */
function checkPair(first: Column, second: Column, root: SyntaxMap, report: Report): void {
  const at = child(root, "plus") ?? child(root, "nested") ?? root;
  if (first === second) report(diagnostic("name/duplicate", at, { id: second.id, what: "the addition of" }));
  if (first.unit === second.unit) return;
  const expected = `in the unit of ${first.id}, which is ${first.unit ?? "none"}`;
  report(diagnostic("table/wrong-shape", at, { text: second.id, expected }));
}

/** Only words that a column may hold can count as its number. */
function checkWords(columns: readonly Column[], root: SyntaxMap, report: Report): void {
  const entry = root.entries.get("words");
  const known = [...new Set(columns.flatMap(wordsOf))];
  if (entry && known.length === 0) {
    const where = "a total of columns that hold no words";
    report(diagnostic("field/unknown", entry.key, { key: "words", where }));
    return;
  }
  for (const { key } of childMap(root, "words")?.entries.values() ?? []) {
    if (known.includes(key.text)) continue;
    const params = { text: key.text, allowed: known.join(", ") };
    report(diagnostic("cell/not-allowed", key, params, writeOneOf(key, key.text, known)));
  }
}
