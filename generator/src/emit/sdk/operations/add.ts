import type { LookupTable } from "../../../model/index.ts";
import type { Add } from "../../../model/operation.ts";
import { parameterName } from "../../../names/sdk-names.ts";
import { type SharedAxis, sharedAxes } from "../../../operations/shared-axes.ts";
import { derivedFunction } from "../tables/function.ts";
import { axisParameter, axisType } from "../tables/parameters.ts";
import { fromSister, sister } from "../tables/sisters.ts";
import { exactly, unused } from "./code.ts";
import type { Declare } from "./declare.ts";
import { figureCode, numberOr } from "./figure-code.ts";

/** The numbers of several lookups added; an optional one adds nothing where its own axes are left out. */
export const add: Declare<Add> = (table, { tables, optional, columns }, setting) => {
  const certain = tables.map((id) => sister(setting, id, "lookup"));
  const extra = (optional ?? []).map((id) => sister(setting, id, "lookup"));
  const axes = sharedAxes(certain, extra);
  const parameters = axes.map(sharedParameter);
  const total = unused("sum", parameters);
  const figures = certain.map((lookup, at) =>
    figureCode(lookup, partOf(columns, lookup.id), unused(`figure${at + 1}`, parameters)),
  );
  const additions = extra.map((lookup, at) => {
    const name = unused(`addition${at + 1}`, parameters);
    return { ...figureCode(lookup, partOf(columns, lookup.id), name), call: optionalCall(lookup, axes, name), name };
  });
  const whole = [...figures, ...additions].every((one) => one.whole);
  const body = [
    ...figures.flatMap(({ call }) => call),
    ...additions.map(({ call }) => call),
    ...figures.flatMap(({ guards }) => guards),
    `${extra.length > 0 ? "let" : "const"} ${total} = ${figures.map(({ expression }) => expression).join(" + ")};`,
    ...additions.flatMap(({ name, guards, expression }) => [
      `if (${name} !== undefined) {`,
      ...guards.map((line) => `  ${line}`),
      `  ${total} += ${expression};`,
      "}",
    ]),
    `return ${exactly(total, whole)};`,
  ];
  const types = axes.filter(({ axis }) => axis.match.kind === "exact");
  return {
    imports: [
      ...[...certain, ...extra].map((lookup) => fromSister(setting, lookup.id, [lookup.lookupName])),
      ...types.map((one) => fromSister(setting, one.table.id, [axisType(one.table, one.axis)], true)),
    ],
    declarations: [
      derivedFunction(
        table,
        setting,
        parameters,
        numberOr([...figures, ...additions].flatMap(({ instead }) => instead)),
        body,
      ),
    ],
  };
};

/** Asks a lookup only where one of its own axes is given; more than one are given together. */
function optionalCall({ lookupName, axes: all }: LookupTable, axes: readonly SharedAxis[], name: string): string {
  const own = axes.filter(({ axis, optional }) => optional && all.some(({ id }) => id === axis.id));
  const left = own.map(({ axis }) => `${parameterName(axis.id)} === undefined`).join(" && ");
  const given = all.map(({ id }) => {
    const shared = own.find(({ axis }) => axis.id === id);
    return shared && own.length > 1
      ? `${parameterName(id)} as ${axisType(shared.table, shared.axis)}`
      : parameterName(id);
  });
  return `const ${name} = ${left} ? undefined : ${lookupName}(${given.join(", ")});`;
}

function partOf(columns: Add["columns"], id: string): string | null {
  return columns && Object.hasOwn(columns, id) ? (columns[id] ?? null) : null;
}

/** A shared axis as a parameter. */
function sharedParameter({ axis, table, optional }: SharedAxis) {
  return { ...axisParameter(table, axis), ...(optional ? { optional } : {}) };
}
