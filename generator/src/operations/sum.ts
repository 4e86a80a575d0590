import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { LookupTable, ModifiersTable } from "../model/index.ts";
import type { Sum } from "../model/operation.ts";
import { readDecimal } from "../numerals/decimal.ts";
import { child, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import { expectNumber, expectRowOf, expectTable } from "./expect.ts";
import { axisNames, expectNames, givenName, ownName } from "./expect-names.ts";
import type { KnownTables, OperationModule } from "./operation.ts";
import { readParameter } from "./read.ts";

/** A figure, looked up or given, plus the sum of a table of modifiers, with a least figure if stated. */
export const sum: OperationModule<Sum> = {
  read: (root) => ({
    operation: "sum",
    base: childText(root, "base") ?? null,
    column: childText(root, "column") ?? null,
    figure: readParameter(root, "figure"),
    by: childText(root, "by") ?? "",
    exceptions: childText(root, "exceptions") ?? null,
    least: readLeast(root),
  }),
  check({ base, column }, root, tables, report) {
    checkStart(root, report);
    const adder = expectTable(root, "by", "modifiers", tables, report);
    const table = base === null ? undefined : expectTable(root, "base", "lookup", tables, report);
    const at = child(root, "base") ?? root;
    if (table) expectNumber(at, table, child(root, "column") ?? null, column, report);
    if (child(root, "exceptions")) checkExceptions(root, table, adder, tables, report);
    const calls = [table?.lookupName ?? "", adder?.sumName ?? ""];
    expectNames([...axisNames(table, at), ...ownName(root, "figure"), ...givenName(root)], calls, report);
  },
  uses: ({ base, by, exceptions }) => [base, by, exceptions].filter((id) => id !== null),
};

/** An exception is of a modifier given as a flag or in a group, and names existing keys and modifiers. */
function checkExceptions(
  root: SyntaxMap,
  base: LookupTable | undefined,
  adder: ModifiersTable | undefined,
  tables: KnownTables,
  report: Report,
): void {
  const table = expectTable(root, "exceptions", "catalog", tables, report);
  if (!table || !adder) return;
  const keys = base?.axes.find(({ match }) => match.kind === "exact")?.keys ?? [];
  const ids = adder.modifiers.filter(({ counted }) => !counted).map(({ id }) => id);
  for (const { id, values, node } of table.rows) {
    expectRowOf(node, id, ids, adder.id, report);
    const { exempt = null, forbids = null } = values;
    if (typeof exempt === "string") expectRowOf(child(node, "exempt") ?? node, exempt, keys, base?.id ?? "", report);
    if (typeof forbids === "string") expectRowOf(child(node, "forbids") ?? node, forbids, ids, adder.id, report);
  }
}

function readLeast(root: SyntaxMap): Sum["least"] {
  const map = childMap(root, "least");
  if (!map) return null;
  const value = readDecimal(childText(map, "value") ?? "");
  return { value: value.ok ? value.value : 0, citation: readLineCitation(map) };
}

/** The sum starts either from a lookup or from a given figure. */
function checkStart(root: SyntaxMap, report: Report): void {
  const base = root.entries.get("base");
  const figure = root.entries.get("figure");
  const column = root.entries.get("column");
  if (base && figure) {
    const hint = "leave one out: the sum starts from a lookup or from a figure that is given";
    report(diagnostic("field/unknown", figure.key, { key: "figure", where: "a sum with a base" }, { hint }));
  }
  if (!base && column)
    report(diagnostic("field/unknown", column.key, { key: "column", where: "a sum without a base" }));
  if (base || figure) return;
  const hint = "base: names a lookup, figure: a number that is given";
  report(
    diagnostic("field/missing", child(root, "by") ?? root, { key: "base or figure", where: "this file" }, { hint }),
  );
}
