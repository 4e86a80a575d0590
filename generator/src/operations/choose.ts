import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Column } from "../model/index.ts";
import type { Choose } from "../model/operation.ts";
import { readDecimal } from "../numerals/decimal.ts";
import { child, childMap, childScalars, childText, type SyntaxMap } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import { expectColumn, expectColumnAt, expectTable } from "./expect.ts";
import { expectNames, ownName } from "./expect-names.ts";
import { rowOf } from "./named-table.ts";
import type { OperationModule } from "./operation.ts";
import { readNamed } from "./read.ts";

/** The first field of a row's record that is not blank, in the order the case tries them. */
export const choose: OperationModule<Choose> = {
  read(root) {
    const none = readDecimal(childText(root, "none") ?? "");
    return {
      operation: "choose",
      table: childText(root, "table") ?? "",
      column: childText(root, "column") ?? "",
      parameter: readNamed(root, "parameter"),
      cases: caseWords(root).map((word) => ({ word, fields: caseFields(root, word).map(({ text }) => text) })),
      none: none.ok ? none.value : 0,
      citation: readLineCitation(root),
    };
  },
  check({ column: id }, root, tables, report) {
    const table = expectTable(root, "table", "catalog", tables, report);
    if (!table) return;
    const row = rowOf(table);
    expectNames([{ name: row.name, at: child(root, "table") ?? root }, ...ownName(root, "parameter")], [], report);
    const known = row.columns.map((one) => one.id);
    if (!expectColumn(root, "column", id, known, table.id, report)) return;
    const column = row.columns.find((one) => one.id === id) as Column;
    const at = child(root, "column") ?? root;
    if (column.type.type !== "record") {
      const expected = "a column of several fields";
      report(diagnostic("table/wrong-shape", at, { text: `${table.id}/${id}`, expected }));
      return;
    }
    const fields = column.type.fields.filter(({ type }) => type.type === "number").map((field) => field.id);
    for (const word of caseWords(root)) {
      for (const item of caseFields(root, word)) expectColumnAt(item, item.text, fields, `${table.id}/${id}`, report);
    }
  },
  uses: ({ table }) => [table],
};

function caseWords(root: SyntaxMap): readonly string[] {
  return [...(childMap(root, "cases")?.entries.keys() ?? [])];
}

function caseFields(root: SyntaxMap, word: string) {
  const cases = childMap(root, "cases");
  return cases ? childScalars(cases, word) : [];
}
