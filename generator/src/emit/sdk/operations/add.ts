import type { Book, LookupTable } from "../../../model/index.ts";
import type { Add } from "../../../model/operation.ts";
import { parameterName } from "../../../names/sdk-names.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { partOf, type SharedAxis, sharedAxes } from "../../../operations/shared-axes.ts";
import { type Code, code } from "../../typescript/code.ts";
import { axisParameter, axisType } from "../tables/parameters.ts";
import { addTo, sumCode } from "../tables/sums.ts";
import { callOf, type Declare, unused } from "./code.ts";
import { figureCode } from "./figure-code.ts";

/** The numbers of several lookups added; an optional one adds nothing where its own axes are left out. */
export const add: Declare<Add> = (_, { tables, optional, columns }, setting) => {
  const certain = tables.map((id) => namedTable(setting.tables, id, "lookup"));
  const extra = (optional ?? []).map((id) => namedTable(setting.tables, id, "lookup"));
  const axes = sharedAxes(certain, extra);
  const parameters = axes.map((axis) => sharedParameter(axis, setting.book));
  const figures = certain.map((lookup, at) =>
    figureCode(lookup, partOf(columns, lookup.id), unused(`figure${at + 1}`, parameters)),
  );
  const additions = extra.map((lookup, at) => {
    const name = unused(`addition${at + 1}`, parameters);
    return { ...figureCode(lookup, partOf(columns, lookup.id), name), call: optionalCall(lookup, axes, name), name };
  });
  const every = [...figures, ...additions];
  const whole = every.every((one) => one.whole);
  const sum = unused("sum", parameters);
  const certainly = sumCode(
    figures.map(({ expression }) => expression),
    whole,
  );
  const body = [
    ...every.map(({ call }) => call),
    ...figures.flatMap(({ guards }) => guards),
    ...(extra.length === 0 ? [code`return ${certainly};`] : [code`let ${sum} = ${certainly};`]),
    ...additions.flatMap(({ name, guards, expression }) => [
      `if (${name} !== undefined) {`,
      ...guards.map((line) => `  ${line}`),
      code`  ${addTo(sum, expression, whole)}`,
      "}",
    ]),
    ...(extra.length === 0 ? [] : [`return ${sum};`]),
  ];
  return {
    parameters,
    returns: ["number", ...every.flatMap(({ instead }) => instead)],
    unit: every[0]?.unit ?? null,
    body,
  };
};

/** Asks an optional lookup only where one of its own axes is given; several are given together. */
function optionalCall(lookup: LookupTable, axes: readonly SharedAxis[], name: string): Code {
  const own = axes.filter(({ axis, optional }) => optional && lookup.axes.some(({ id }) => id === axis.id));
  const left = own.map(({ axis }) => `${parameterName(axis.id)} === undefined`).join(" && ");
  const call = callOf(lookup, ({ id }) => {
    const shared = own.length > 1 ? own.find(({ axis }) => axis.id === id) : undefined;
    const given = parameterName(id);
    return shared ? code`${given} as ${axisType(shared.table, shared.axis)}` : given;
  });
  return code`const ${name} = ${left} ? undefined : ${call};`;
}

function sharedParameter({ axis, table, optional }: SharedAxis, book: Book) {
  return { ...axisParameter(table, axis, book), ...(optional ? { optional } : {}) };
}
