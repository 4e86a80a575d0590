import { diagnostic } from "../diagnostics/diagnostic.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { axisParameter } from "../emit/sdk/parameters.ts";
import { fromSister, sister } from "../emit/sdk/sisters.ts";
import { access } from "../emit/typescript/literal.ts";
import type { Setting } from "../emit/typescript/table-module.ts";
import type { Product, Repeat, Rounding } from "../model/operation.ts";
import { child, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import { asParameter, constantOf, lookupImports, refuseBelow, refuseNoFlag, shared, unused } from "./code.ts";
import { expectConstant, expectNumber, expectTable, expectTableAt } from "./expect.ts";
import { axisNames, expectNames, ownName } from "./expect-names.ts";
import { type FigureCode, figureCode, type LookupFigure, lookupFigure, numberOr } from "./lookup-figure.ts";
import type { OperationModule } from "./operation.ts";
import { parameterOf, scalarsOf, shareAt } from "./read.ts";

/** A looked-up figure, cut to a share once for each count, times looked-up factors, divided where a flag says so. */
export const product: OperationModule<Product> = {
  operation: "product",
  read: (root) => ({
    operation: "product",
    base: childText(root, "base") ?? "",
    column: childText(root, "column") ?? null,
    by: scalarsOf(root, "by").map(({ text }) => text),
    divide: readDivide(childMap(root, "divide")),
    repeat: readRepeat(childMap(root, "repeat")),
  }),
  check({ column }, root, tables, report) {
    const at = child(root, "base") ?? root;
    const base = expectTable(root, "base", "lookup", tables, report);
    if (base) expectNumber(at, base, child(root, "column") ?? null, column, report);
    const factors = scalarsOf(root, "by").map((node) => {
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
  declare(table, { base, column, by, divide, repeat }, setting) {
    const factors = [{ id: base, part: column }, ...by.map((id) => ({ id, part: null }))].map(({ id, part }) => {
      const lookup = sister(setting, id, "lookup");
      return { lookup, figure: lookupFigure(lookup, part) as LookupFigure };
    });
    const parameters = [
      ...factors.flatMap(({ lookup }) => lookup.axes.map((axis) => axisParameter(lookup, axis))),
      ...(divide ? [asParameter(divide, "boolean")] : []),
      ...(repeat ? [asParameter(repeat)] : []),
    ];
    const data = divide ? [{ name: constantOf(setting, divide.by).source.dataName }] : [];
    const taken = [...parameters, ...data];
    const name = unused("product", taken);
    const codes = factors.map(({ lookup, figure }, index) => {
      return figureCode(lookup, figure, unused(index === 0 ? "base" : `factor${index}`, taken));
    });
    const division = divide ? divisionOf(divide, name, setting) : { lines: [], instead: [], imports: [] };
    const body = [
      ...(divide ? refuseNoFlag(table, divide.name) : []),
      ...(repeat ? refuseBelow(0, table, repeat.name, true) : []),
      ...codes.flatMap(({ call }) => call),
      ...codes.flatMap(({ guards }) => guards),
      ...(repeat ? repeated(repeat, name, codes, taken) : [multiplied(divide ? "let" : "const", name, codes)]),
      ...division.lines,
      `return ${name};`,
    ];
    const returns = numberOr([...codes.flatMap(({ instead }) => instead), ...division.instead]);
    return {
      imports: [...factors.flatMap(({ lookup }) => lookupImports(setting, lookup)), ...division.imports],
      declarations: [derivedFunction(table, setting, parameters, returns, body)],
    };
  },
};

function readDivide(map: SyntaxMap | undefined): Product["divide"] {
  return map ? { ...parameterOf(map), by: childText(map, "by") ?? "" } : null;
}

function readRepeat(map: SyntaxMap | undefined): Repeat | null {
  if (!map) return null;
  const round = childText(map, "round") as Rounding;
  return { ...parameterOf(map), by: shareAt(map, "by"), round, citation: readLineCitation(map) };
}

/** Divides where the flag is true; a divisor lost in print is all that can be said then. */
function divisionOf(divide: NonNullable<Product["divide"]>, product: string, setting: Setting) {
  const { source, row, lost } = constantOf(setting, divide.by);
  const figure = `${source.dataName}${access(row)}`;
  const line = lost ? `return ${figure};` : `${product} /= ${figure};`;
  return {
    lines: [`if (${divide.name}) ${line}`],
    instead: lost ? ["Unknown"] : [],
    imports: [fromSister(setting, source.id, [source.dataName])],
  };
}

function multiplied(declaration: string, product: string, codes: readonly FigureCode[]) {
  return `${declaration} ${product} = ${codes.map(({ expression }) => expression).join(" * ")};`;
}

/** Cuts the base to the share once for each, ending early where another time changes nothing, before it is multiplied. */
function repeated(
  { name, by, round }: Repeat,
  product: string,
  [base, ...factors]: readonly FigureCode[],
  taken: Parameters<typeof unused>[1],
) {
  const left = unused("left", taken);
  const next = unused("next", taken);
  return [
    `let ${product} = ${base?.expression};`,
    `for (let ${left} = ${name}; ${left} > 0; ${left} -= 1) {`,
    `  const ${next} = ${shared(product, by, round)};`,
    `  if (${next} === ${product}) break;`,
    `  ${product} = ${next};`,
    "}",
    ...factors.map(({ expression }) => `${product} *= ${expression};`),
  ];
}
