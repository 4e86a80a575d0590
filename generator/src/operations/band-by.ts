import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { CatalogTable, Column } from "../model/index.ts";
import type { BandBy } from "../model/operation.ts";
import { child, childFlag, childScalars, childText, type SyntaxMap, type SyntaxScalar } from "../source/syntax.ts";
import { expectColumn, expectColumnAt, expectTable, expectTableAt } from "./expect.ts";
import { expectNames } from "./expect-names.ts";
import { fieldsOf, rowOf } from "./named-table.ts";
import type { OperationModule } from "./operation.ts";

/** The first range column of a row whose range reaches the distance. */
export const bandBy: OperationModule<BandBy> = {
  read: (root) => ({
    operation: "band-by",
    ...readTables(root),
    ...readNeeds(root),
    columns: childScalars(root, "columns").map(({ text }) => text),
    field: childText(root, "field") ?? "",
    ...(childText(root, "gives") === "cell" ? { gives: "cell" as const } : {}),
    ...(childFlag(root, "blankReaches") ? { blankReaches: true as const } : {}),
    beyond: childText(root, "beyond") ?? null,
  }),
  check(operation, root, tables, report) {
    checkFields(operation, root, report);
    if (!operation.tables && operation.table === "") return;
    const several = childScalars(root, "tables");
    const at = several[0] ?? child(root, "table") ?? root;
    const found =
      several.length > 0
        ? several.map((one) => expectTableAt(one, one.text, "catalog", tables, report))
        : [expectTable(root, "table", "catalog", tables, report)];
    const known = found.filter((table) => table !== undefined);
    const [first] = known;
    if (!first || known.length < found.length) return;
    const name = several.length > 0 ? "row" : rowOf(first).name;
    expectNames(
      [
        { name, at },
        { name: "distance", at },
      ],
      [],
      report,
    );
    if (operation.needs !== undefined) {
      for (const table of known) {
        const ids = rowOf(table).columns.map(({ id }) => id);
        expectColumn(root, "needs", operation.needs, ids, table.id, report);
      }
    }
    childScalars(root, "columns").every((item) => checkColumn(item, known, operation, root, report));
  },
  uses: ({ table, tables }) => tables ?? [table ?? ""],
};

/** One table or several; the schema allows either. */
function readTables(root: SyntaxMap): Pick<BandBy, "table" | "tables"> {
  const tables = childScalars(root, "tables").map(({ text }) => text);
  return tables.length > 0 ? { tables } : { table: childText(root, "table") ?? "" };
}

/** Whether a range column is in one of the tables, the first in each, with the field wherever it is. */
function checkColumn(
  item: SyntaxScalar,
  tables: readonly CatalogTable[],
  { field, gives }: BandBy,
  root: SyntaxMap,
  report: Report,
): boolean {
  const holders = tables.filter((table) => rowOf(table).columns.some(({ id }) => id === item.text));
  const lacking = tables.find((table) => !holders.includes(table));
  // By the first column a row is told from what is none.
  if (lacking && (holders.length === 0 || item === childScalars(root, "columns")[0])) {
    const ids = tables.flatMap((table) => rowOf(table).columns.map(({ id }) => id));
    const known = ids.filter((id) => rowOf(lacking).columns.some((one) => one.id === id) || holders.length === 0);
    return expectColumnAt(item, item.text, [...new Set(known)], lacking.id, report);
  }
  for (const table of holders) {
    const column = rowOf(table).columns.find(({ id }) => id === item.text) as Column;
    const fields = fieldsOf(column);
    const numbers = fields.filter(({ type }) => type.type === "number" && type.words.length === 0);
    const known = numbers.map(({ id }) => id);
    const name = `${table.id}/${column.id}`;
    if (!expectColumn(root, "field", field, known, name, report)) return false;
    if (gives !== "cell" || !fields.some(({ id }) => id === "band")) continue;
    const expected = "a column without a field called band, which the answer has already";
    report(diagnostic("table/wrong-shape", item, { text: name, expected }));
  }
  return true;
}

function readNeeds(root: SyntaxMap): Pick<BandBy, "needs"> {
  const needs = childText(root, "needs");
  return needs === undefined ? {} : { needs };
}

/** Which fields exclude each other: one table or several; where the answer is a word, `beyond` must be one too; where it is a cell, `beyond` and `blankReaches` have no meaning. */
function checkFields({ gives, beyond, table, tables }: BandBy, root: SyntaxMap, report: Report): void {
  const entryOfTable = root.entries.get("table");
  if (tables && entryOfTable) {
    const hint = "leave one out: tables: are catalogs whose rows are asked alike";
    report(diagnostic("field/unknown", entryOfTable.key, { key: "table", where: "a file with tables" }, { hint }));
  }
  if (!tables && table === "") {
    report(diagnostic("field/missing", child(root, "columns") ?? root, { key: "table or tables", where: "this file" }));
  }
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
