import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { CatalogTable, Column, Row } from "../model/index.ts";
import type { Union } from "../model/union.ts";
import { childScalars, type SyntaxMap, type SyntaxScalar } from "../source/syntax.ts";
import { expectTableAt } from "./expect.ts";
import type { OperationModule } from "./operation.ts";

/** Several catalogs seen as one: each of their rows, with the table it is of. */
export const union: OperationModule<Union> = {
  read: (root) => ({ operation: "union", tables: namedIn(root).map(({ text }) => text) }),
  check(_, root, tables, report) {
    const named = namedIn(root);
    const found = named.flatMap((at) => {
      const table = expectTableAt(at, at.text, "catalog", tables, report);
      return table ? [{ at, table }] : [];
    });
    if (found.length < named.length) return;
    checkColumns(found, report);
    checkIds(found, report);
  },
  uses: ({ tables }) => tables,
};

/** A catalog, and where the union names it. */
interface Named {
  readonly at: SyntaxScalar;
  readonly table: CatalogTable;
}

function namedIn(root: SyntaxMap): readonly SyntaxScalar[] {
  return childScalars(root, "tables");
}

/** The columns that all catalogs have, each of one type and in one unit. */
export function sharedColumns(tables: readonly CatalogTable[]): readonly Column[] {
  return sharedIn(
    tables.map(({ columns }) => columns),
    ({ type }) => type.type,
  );
}

/** The columns that stand in every list, each of one type and in one unit. */
export function sharedIn<C extends Pick<Column, "id" | "unit">>(
  [first = [], ...others]: readonly (readonly C[])[],
  typeOf: (column: C) => string,
): readonly C[] {
  const isSame = (one: C, other: C) => one.id === other.id && one.unit === other.unit && typeOf(one) === typeOf(other);
  return first.filter((column) => others.every((columns) => columns.some((one) => isSame(one, column))));
}

/** Complains about the first catalog that shares no column with those before it, and about one that has the union's own. */
function checkColumns(found: readonly Named[], report: Report): void {
  for (const { at, table } of found) {
    if (!table.columns.some(({ id }) => id === "table")) continue;
    const expected = "a catalog without a column called table, by which a union tells the table of a row";
    report(diagnostic("table/wrong-shape", at, { text: table.id, expected }));
  }
  const tables = found.map(({ table }) => table);
  const odd = found.find((_, at) => sharedColumns(tables.slice(0, at + 1)).length === 0);
  if (!odd) return;
  const before = tables.slice(0, tables.indexOf(odd.table));
  const shared = sharedColumns(before).map(({ id }) => id);
  const expected = `a catalog with a column that ${before.map(({ id }) => id).join(", ")} have too, of the same type and unit`;
  const hint = `leave it out, or give it one of ${shared.join(", ")}`;
  report(diagnostic("table/wrong-shape", odd.at, { text: odd.table.id, expected }, { hint }));
}

/** Complains about the first row of each catalog whose id, present or former, is that of another row of the union. */
function checkIds(found: readonly Named[], report: Report): void {
  const owners = new Map<string, { readonly row: Row; readonly table: CatalogTable }>();
  for (const { at, table } of found) {
    const own = table.rows.flatMap((row) => [row.id, ...row.aliases].map((id) => ({ id, row })));
    const clash = own.find(({ id }) => owners.has(id));
    if (clash)
      reportClash(clash.id, at, [owners.get(clash.id) ?? { row: clash.row, table }, { row: clash.row, table }], report);
    for (const { id, row } of own) if (!owners.has(id)) owners.set(id, { row, table });
  }
}

function reportClash(
  id: string,
  at: SyntaxScalar,
  rows: readonly { readonly row: Row; readonly table: CatalogTable }[],
  report: Report,
): void {
  const related = rows.map(({ row, table }) => ({ message: `the row of ${table.id}`, span: row.node }));
  const hint =
    "one id finds one row: leave a table out, or rename a row and keep its id in aliases: of the table that stays";
  report(diagnostic("name/duplicate", at, { id, what: "in this union the row" }, { related, hint }));
}
