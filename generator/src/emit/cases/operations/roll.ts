import { diceDomain } from "../../../axes/domain.ts";
import type { Roll } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import type { Band } from "../../../values/value.ts";
import { type Argument, answerer, canOccur, figure, put, refused } from "../tables/answerer.ts";
import { triedAxis } from "../tables/axis-values.ts";
import { sumOf, triedModifiers } from "../tables/modifiers.ts";
import { lookupOf, type OperationCases } from "./operation-cases.ts";

/** A lookup by what is rolled plus figures that are given and a sum of modifiers. */
export const roll: OperationCases<Roll> = ({ table: id, axis: axisId, fixed = {}, plus, by }, tables) => {
  const { table, answer } = lookupOf(tables, id);
  const adder = by === null ? null : namedTable(tables, by, "modifiers");
  const open = table.axes.filter((axis) => fixed[axis.id] === undefined);
  const at = open.findIndex((axis) => axis.id === axisId);
  const rolled = open[at];
  const dice = rolled?.dice ? diceDomain(rolled.dice) : { from: null, to: null };
  const tried = open.map((axis) => {
    const one = triedAxis(table, axis, false);
    return axis === rolled
      ? {
          ...one,
          values: rolls(
            one.values.filter((value) => typeof value === "number"),
            dice,
          ),
        }
      : one;
  });
  const figures = plus.map(({ name }) => figure(name, null));
  return answerer([...tried, ...figures, ...(adder ? [triedModifiers(adder)] : [])], (given) => {
    const [raw = null, added] = [given[at], given.slice(open.length, open.length + plus.length)];
    if (!canOccur(raw, rolled?.whole ?? false, dice.from, dice.to)) return refused;
    if (!added.every((value) => canOccur(value, rolled?.whole ?? false))) return refused;
    const modifiers = adder ? sumOf(adder, given.at(-1) ?? null) : 0;
    if (typeof modifiers !== "number") return modifiers;
    const total = [raw, ...(added as readonly number[]), modifiers].reduce(exactSum);
    const asked = put(given.slice(0, open.length), at, total);
    return answer(table.axes.map((axis) => fixed[axis.id] ?? asked[open.indexOf(axis)] ?? null));
  });
};

/** Every roll of the dice, an ordinary one first, and one on either side that cannot be. */
function rolls(values: readonly Argument[], { from, to }: Band): readonly Argument[] {
  if (from === null || to === null) return values;
  const all = Array.from({ length: to - from + 1 }, (_, step) => from + step);
  const ordinary = all[Math.floor(all.length / 2)] ?? from;
  return [ordinary, ...all.filter((one) => one !== ordinary), from - 1, to + 1];
}
