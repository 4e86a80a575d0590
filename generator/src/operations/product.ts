import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Product, Repeat, Rounding } from "../model/operation.ts";
import { child, childMap, childScalars, childText, type SyntaxMap } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import { expectConstant, expectNumber, expectTable, expectTableAt } from "./expect.ts";
import { axisNames, expectNames, ownName } from "./expect-names.ts";
import { lookupFigure } from "./lookup-figure.ts";
import type { OperationModule } from "./operation.ts";
import { parameterOf, shareAt } from "./read.ts";

/** A looked-up figure, cut to a share once for each count, times looked-up factors, divided where a flag says so. */
export const product: OperationModule<Product> = {
  read: (root) => ({
    operation: "product",
    base: childText(root, "base") ?? "",
    column: childText(root, "column") ?? null,
    by: childScalars(root, "by").map(({ text }) => text),
    divide: readDivide(childMap(root, "divide")),
    repeat: readRepeat(childMap(root, "repeat")),
  }),
  check({ column }, root, tables, report) {
    const at = child(root, "base") ?? root;
    const base = expectTable(root, "base", "lookup", tables, report);
    if (base) expectNumber(at, base, child(root, "column") ?? null, column, report);
    const factors = childScalars(root, "by").map((node) => {
      const table = expectTableAt(node, node.text, "lookup", tables, report);
      if (table && !lookupFigure(table, null)) {
        report(diagnostic("table/wrong-shape", node, { text: node.text, expected: "a lookup that gives a number" }));
      }
      return { node, table };
    });
    const divide = childMap(root, "divide");
    const divisor = divide && expectConstant(divide, "by", tables, report);
    if (divide && divisor?.value === 0) {
      report(diagnostic("cell/range", child(divide, "by") ?? divide, { text: divisor.id, rule: "other than 0" }));
    }
    const axes = [...axisNames(base, at), ...factors.flatMap(({ table, node }) => axisNames(table, node))];
    const calls = [base, ...factors.map(({ table }) => table)].flatMap((table) => table?.lookupName ?? []);
    const data = tables.tables.get(childText(divide ?? root, "by")?.split("/")[0] ?? "")?.dataName ?? "";
    expectNames([...axes, ...ownName(root, "divide"), ...ownName(root, "repeat")], [...calls, data], report);
  },
  uses: ({ base, by, divide }) => [base, ...by, ...(divide ? [divide.by.split("/")[0] ?? ""] : [])],
};

function readDivide(map: SyntaxMap | undefined): Product["divide"] {
  return map ? { ...parameterOf(map), by: childText(map, "by") ?? "" } : null;
}

function readRepeat(map: SyntaxMap | undefined): Repeat | null {
  if (!map) return null;
  const round = childText(map, "round") as Rounding;
  const atZero = childText(map, "atZero") ?? null;
  return { ...parameterOf(map), by: shareAt(map, "by"), round, atZero, citation: readLineCitation(map) };
}
