import type { Sum } from "../../../model/operation.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { answerer, refused } from "../tables/answerer.ts";
import { triedAxis } from "../tables/axis-values.ts";
import { sumOf, triedModifiers } from "../tables/modifiers.ts";
import { canOccur, figure as triedFigure } from "../tables/numbers.ts";
import { partOf } from "../tables/part.ts";
import { lookupOf, named, type OperationCases } from "./operation-cases.ts";

/** A figure, looked up or given, plus a sum of modifiers, and not below a least figure. */
export const sum: OperationCases<Sum> = ({ base, column, figure, by, least }, tables) => {
  const adder = named(tables, by, "modifiers");
  const lookup = base === null ? null : lookupOf(tables, base);
  const axes = lookup?.table.axes.map((axis) => {
    const keys = axis.columns ? [] : lookup.table.rows.flatMap((row) => row.keys[axis.id] ?? []);
    return triedAxis(axis, keys, true);
  });
  const start = axes ?? [triedFigure(figure?.name ?? "figure", null)];
  return answerer([...start, triedModifiers(adder)], (given) => {
    const found = lookup ? partOf(lookup.answer(given.slice(0, -1)), column) : (given[0] ?? null);
    const modifiers = sumOf(adder, given.at(-1) ?? null);
    if (found === refused || modifiers === refused) return refused;
    if (typeof found !== "number") return lookup ? found : refused;
    if (!lookup && !canOccur(found, false)) return refused;
    return Math.max(exactSum(found, Number(modifiers)), least?.value ?? Number.NEGATIVE_INFINITY);
  });
};
