import { diagnostic } from "../diagnostics/diagnostic.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { axisParameter } from "../emit/sdk/parameters.ts";
import { sister } from "../emit/sdk/sisters.ts";
import type { Setting } from "../emit/typescript/table-module.ts";
import type { DerivedTable } from "../model/index.ts";
import type { Sum } from "../model/operation.ts";
import { readDecimal } from "../numerals/decimal.ts";
import { child, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import type { Report } from "../validate/input.ts";
import { adderOf, asParameter, finite, lookupImports, unused } from "./code.ts";
import { expectNumber, expectTable } from "./expect.ts";
import { axisNames, expectNames, givenName, ownName } from "./expect-names.ts";
import { figureCode, type LookupFigure, lookupFigure, numberOr } from "./lookup-figure.ts";
import type { OperationModule } from "./operation.ts";
import { readParameter } from "./read.ts";

/** A figure, looked up or given, plus the sum of a table of modifiers, and not below a least figure. */
export const sum: OperationModule<Sum> = {
  operation: "sum",
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
  declare(table, operation, setting) {
    const adder = adderOf(setting, operation.by);
    const start = operation.base === null ? givenStart(table, operation) : baseStart(operation, setting);
    const parameters = [...start.parameters, adder.parameter];
    const { before, expression, instead } = start.code(unused("found", parameters));
    const total = unused("sum", parameters);
    const result = `${expression} + ${total}`;
    const { least } = operation;
    const body = [
      `const ${total} = ${adder.sum};`,
      ...before,
      `return ${least ? `Math.max(${least.value}, ${result})` : result};`,
    ];
    return {
      imports: [...adder.imports, ...start.imports],
      declarations: [derivedFunction(table, setting, parameters, numberOr(instead), body)],
    };
  },
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

function givenStart(table: DerivedTable, { figure }: Sum) {
  const parameters = figure ? [asParameter(figure)] : [];
  const name = figure?.name ?? "0";
  const code = () => ({ before: finite(table, name), expression: name, instead: [] as readonly string[] });
  return { parameters, imports: [], code };
}

function baseStart({ base, column }: Sum, setting: Setting) {
  const lookup = sister(setting, base ?? "", "lookup");
  const code = (name: string) => {
    const { call, guards, expression, instead } = figureCode(
      lookup,
      lookupFigure(lookup, column) as LookupFigure,
      name,
    );
    return { before: [...call, ...guards], expression, instead };
  };
  const parameters = lookup.axes.map((axis) => axisParameter(lookup, axis));
  return { parameters, imports: lookupImports(setting, lookup), code };
}
