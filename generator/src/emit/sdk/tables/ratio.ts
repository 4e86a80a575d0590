import type { Axis, LookupTable, Ratio } from "../../../model/index.ts";
import { parameterName } from "../../../names/sdk-names.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import type { FunctionDeclaration } from "../../typescript/module.ts";
import { amount } from "../../typescript/takes.ts";
import { type Setting, tableDoc } from "./doc.ts";
import { asked, axisType, axisWords } from "./parameters.ts";

/** The functions that give the heading of two figures, for the axes of a table that are ratios. */
export function declareRatios(table: LookupTable, { book }: Setting): readonly FunctionDeclaration[] {
  return table.axes.flatMap((axis) => (axis.ratio ? [ratioFunction(table, axis, axis.ratio, book)] : []));
}

function ratioFunction(table: LookupTable, axis: Axis, ratio: Ratio, book: Setting["book"]): FunctionDeclaration {
  const { name, of, sizes, below, above } = ratio;
  const [first, second] = of.map(parameterName) as [string, string];
  const parameters = of.map((one) => {
    return { name: parameterName(one), type: "number", doc: `The figure of the ${one}.`, takes: amount };
  });
  const isNone = below === "none" || above === "none";
  const [lowest, highest] = [axis.keys[0] as string, axis.keys.at(-1) as string];
  const [[a, b], [c, d]] = [sizes[0], sizes.at(-1)] as [readonly [number, number], readonly [number, number]];
  const text = `The heading of “${table.title}” for ${of.join(" and ")}, compared as a ratio.`;
  return {
    kind: "function",
    name,
    exported: true,
    doc: tableDoc(book, table, text, parameters),
    parameters,
    returns: [axisType(table, axis), ...(isNone ? ["null"] : [])],
    words: axisWords(table, axis),
    body: [
      ...of.flatMap((one) => checks(name, one)),
      code`if (${first} === 0 && ${second} === 0) throw ${runtime.outOfDomain}(${asked(name, of[1])}, "above 0 where ${of[0]} is 0");`,
      code`if (${first} * ${b} < ${a} * ${second}) ${outside(name, of[0], below, lowest)}`,
      code`if (${first} * ${d} > ${c} * ${second}) ${outside(name, of[0], above, highest)}`,
      ...steps(axis, ratio, first, second),
    ],
  };
}

function checks(name: string, of: string): readonly Code[] {
  return [
    code`${runtime.checkNumber}(${asked(name, of)}, false);`,
    code`if (${parameterName(of)} < 0) throw ${runtime.outOfDomain}(${asked(name, of)}, "0 and more");`,
  ];
}

function outside(name: string, of: string, kind: Ratio["below"], end: string): Code {
  if (kind === "error") return code`throw ${runtime.outOfDomain}(${asked(name, of)}, "within the table");`;
  return `return ${kind === "clamp" ? stringLiteral(end) : "null"};`;
}

/** Between the ends: the last heading at or below the ratio, or the first at or above it. */
function steps(axis: Axis, { favors, sizes }: Ratio, first: string, second: string): readonly string[] {
  const headings = axis.keys.map((key, at) => ({ key, size: sizes[at] as readonly [number, number] }));
  const ordered = favors === "second" ? [...headings].reverse() : headings;
  const sign = favors === "second" ? ">=" : "<=";
  return ordered.map(({ key, size: [a, b] }, at) => {
    const give = `return ${stringLiteral(key)};`;
    return at === ordered.length - 1 ? give : `if (${first} * ${b} ${sign} ${a} * ${second}) ${give}`;
  });
}
