import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Sum } from "../model/operation.ts";
import { readDecimal } from "../numerals/decimal.ts";
import { child, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import { expectNumber, expectTable } from "./expect.ts";
import { axisNames, expectNames, givenName, ownName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { readParameter } from "./read.ts";

/** A figure, looked up or given, plus the sum of a table of modifiers, and not below a least figure. */
export const sum: OperationModule<Sum> = {
  read: (root) => ({
    operation: "sum",
    base: childText(root, "base") ?? null,
    column: childText(root, "column") ?? null,
    figure: readParameter(root, "figure"),
    by: childText(root, "by") ?? "",
    least: readLeast(root),
  }),
  check({ base, column }, root, tables, report) {
    checkStart(root, report);
    const adder = expectTable(root, "by", "modifiers", tables, report);
    const table = base === null ? undefined : expectTable(root, "base", "lookup", tables, report);
    const at = child(root, "base") ?? root;
    if (table) expectNumber(at, table, child(root, "column") ?? null, column, report);
    const calls = [table?.lookupName ?? "", adder?.sumName ?? ""];
    expectNames([...axisNames(table, at), ...ownName(root, "figure"), ...givenName(root)], calls, report);
  },
  uses: ({ base, by }) => (base === null ? [by] : [base, by]),
};

function readLeast(root: SyntaxMap): Sum["least"] {
  const map = childMap(root, "least");
  if (!map) return null;
  const value = readDecimal(childText(map, "value") ?? "");
  return { value: value.ok ? value.value : 0, citation: readLineCitation(map) };
}

/** The sum starts from a lookup or from a figure that is given, not from both. */
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
