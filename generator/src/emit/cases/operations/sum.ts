import type { ModifiersTable } from "../../../model/index.ts";
import type { Sum } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { camelCase } from "../../../text/ids.ts";
import { isRecord, type RecordValue } from "../../../values/value.ts";
import { type Argument, answerer, canOccur, refused, figure as triedFigure } from "../tables/answerer.ts";
import { triedAxis } from "../tables/axis-values.ts";
import { sumOf, triedModifiers } from "../tables/modifiers.ts";
import { lookupOf, type OperationCases } from "./operation-cases.ts";

/** A figure, looked up or given, plus a sum of modifiers, and not below a least figure. */
export const sum: OperationCases<Sum> = ({ base, column, figure, by, exceptions, least }, tables) => {
  const adder = namedTable(tables, by, "modifiers");
  const lookup = base === null ? null : lookupOf(tables, base);
  const axes = lookup?.table.axes.map((axis) => triedAxis(lookup.table, axis, true));
  const start = axes ?? [triedFigure(figure?.name ?? "figure", null)];
  const odd = exceptions === null ? [] : namedTable(tables, exceptions, "catalog").rows;
  const both = odd.flatMap(({ id, values }) =>
    typeof values.forbids === "string" ? [{ ...asGiven(adder, id), ...asGiven(adder, values.forbids) }] : [],
  );
  const tried = triedModifiers(adder);
  return answerer([...start, { ...tried, values: [...tried.values, ...both] }], (given) => {
    const found = lookup ? lookup.figure(given.slice(0, -1), column) : (given[0] ?? null);
    const modifiers = sumOf(adder, given.at(-1) ?? null);
    if (found === refused || modifiers === refused) return refused;
    if (typeof found !== "number") return lookup ? found : refused;
    if (!lookup && !canOccur(found, false)) return refused;
    const isIn = (id: string) => isAmong(asGiven(adder, id), given.at(-1) ?? null);
    const never = odd.find(({ id, values }) => isIn(id) && typeof values.forbids === "string" && isIn(values.forbids));
    if (never) {
      const lines = never.citation?.lines.map(({ from, to }) => [from, to]) ?? [];
      return { forbidden: never.values.forbids ?? null, with: never.id, lines };
    }
    const spared = odd.filter(
      ({ id, values }) => values.exempt !== null && given.includes(values.exempt ?? null) && isIn(id),
    );
    const less = spared.map(({ id }) => -(adder.modifiers.find((one) => one.id === id)?.value ?? 0));
    return Math.max([found, Number(modifiers), ...less].reduce(exactSum), least?.value ?? Number.NEGATIVE_INFINITY);
  });
};

/** A modifier as a player gives it. */
function asGiven({ modifiers }: ModifiersTable, id: string): RecordValue {
  const group = modifiers.find((one) => one.id === id)?.group ?? null;
  return group === null ? { [camelCase(id)]: true } : { [camelCase(group)]: id };
}

function isAmong(one: RecordValue, given: Argument): boolean {
  return isRecord(given) && Object.entries(one).every(([name, value]) => given[name] === value);
}
