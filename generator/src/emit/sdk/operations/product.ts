import type { Product, Repeat } from "../../../model/operation.ts";
import { access } from "../../typescript/literal.ts";
import type { Setting } from "../../typescript/table-module.ts";
import { derivedFunction } from "../tables/function.ts";
import { axisParameter } from "../tables/parameters.ts";
import { fromSister, sister } from "../tables/sisters.ts";
import { asParameter, constantOf, lookupImports, refuseBelow, refuseNoFlag, shared, unused } from "./code.ts";
import type { Declare } from "./declare.ts";
import { type FigureCode, figureCode, numberOr } from "./figure-code.ts";

/** A looked-up figure, cut to a share once for each count, times looked-up factors, divided where a flag says so. */
export const product: Declare<Product> = (table, { base, column, by, divide, repeat }, setting) => {
  const factors = [{ id: base, part: column }, ...by.map((id) => ({ id, part: null }))].map(({ id, part }) => {
    return { lookup: sister(setting, id, "lookup"), part };
  });
  const parameters = [
    ...factors.flatMap(({ lookup }) => lookup.axes.map((axis) => axisParameter(lookup, axis))),
    ...(divide ? [asParameter(divide, "boolean")] : []),
    ...(repeat ? [asParameter(repeat)] : []),
  ];
  const data = divide ? [{ name: constantOf(setting, divide.by).source.dataName }] : [];
  const taken = [...parameters, ...data];
  const name = unused("product", taken);
  const codes = factors.map(({ lookup, part }, index) => {
    return figureCode(lookup, part, unused(index === 0 ? "base" : `factor${index}`, taken));
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
};

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
