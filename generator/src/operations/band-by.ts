import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Column } from "../model/index.ts";
import type { BandBy } from "../model/operation.ts";
import { child, childScalars, childText, type SyntaxMap } from "../source/syntax.ts";
import { expectColumn, expectColumnAt, expectTable } from "./expect.ts";
import { expectNames } from "./expect-names.ts";
import { fieldsOf, rowOf } from "./named-table.ts";
import type { OperationModule } from "./operation.ts";

/** The first range column of a row whose range reaches the distance. */
export const bandBy: OperationModule<BandBy> = {
  read: (root) => ({
    operation: "band-by",
    table: childText(root, "table") ?? "",
    ...readNeeds(root),
    columns: childScalars(root, "columns").map(({ text }) => text),
    field: childText(root, "field") ?? "",
    ...(childText(root, "gives") === "cell" ? { gives: "cell" as const } : {}),
    ...(childText(root, "blankReaches") === "true" ? { blankReaches: true as const } : {}),
    beyond: childText(root, "beyond") ?? null,
  }),
  check(operation, root, tables, report) {
    checkBeyond(operation, root, report);
    const table = expectTable(root, "table", "catalog", tables, report);
    if (!table) return;
    const { name, columns } = rowOf(table);
    const at = child(root, "table") ?? root;
    expectNames(
      [
        { name, at },
        { name: "distance", at },
      ],
      [],
      report,
    );
    const ids = columns.map(({ id }) => id);
    if (operation.needs !== undefined) expectColumn(root, "needs", operation.needs, ids, table.id, report);
    for (const item of childScalars(root, "columns")) {
      if (!expectColumnAt(item, item.text, ids, table.id, report)) continue;
      const column = columns.find(({ id }) => id === item.text) as Column;
      const fields = fieldsOf(column);
      const numbers = fields.filter(({ type }) => type.type === "number" && type.words.length === 0);
      const known = numbers.map(({ id }) => id);
      const name = `${table.id}/${column.id}`;
      if (!expectColumn(root, "field", operation.field, known, name, report)) return;
      if (operation.gives !== "cell" || !fields.some(({ id }) => id === "band")) continue;
      const expected = "a column without a field called band, which the answer has already";
      report(diagnostic("table/wrong-shape", item, { text: name, expected }));
    }
  },
  uses: ({ table }) => [table],
};

function readNeeds(root: SyntaxMap): Pick<BandBy, "needs"> {
  const needs = childText(root, "needs");
  return needs === undefined ? {} : { needs };
}

/** Where the answer is a word, `beyond` must be one too; where it is a cell, `beyond` and `blankReaches` have no meaning. */
function checkBeyond({ gives, beyond }: BandBy, root: SyntaxMap, report: Report): void {
  const blank = root.entries.get("blankReaches");
  if (gives === "cell" && blank) {
    const hint = "leave it out: a blank column has no cell to give";
    report(diagnostic("field/unknown", blank.key, { key: "blankReaches", where: "gives: cell" }, { hint }));
  }
  const entry = root.entries.get("beyond");
  if (gives === "cell" && entry) {
    const hint = "leave it out: a distance beyond the last column gives null";
    report(diagnostic("field/unknown", entry.key, { key: "beyond", where: "gives: cell" }, { hint }));
  }
  if (gives !== "cell" && beyond === null) {
    const hint = "add beyond: with a word such as out-of-range";
    report(diagnostic("field/missing", child(root, "table") ?? root, { key: "beyond", where: "this file" }, { hint }));
  }
}
