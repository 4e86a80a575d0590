import type { Shift } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { answerer, canOccur, figure, refused, type Tried } from "../tables/answerer.ts";
import { triedAxis } from "../tables/axis-values.ts";
import { sumOf, triedModifiers } from "../tables/modifiers.ts";
import type { OperationCases } from "./operation-cases.ts";

/** Steps along an ordered axis, beyond whose ends nothing is known. */
export const shift: OperationCases<Shift> = ({ table: id, axis: axisId, by, beyond }, tables) => {
  const table = namedTable(tables, id, "lookup");
  const axis = table.axes.find((one) => one.id === axisId);
  if (!axis) throw new Error(`${id} has no axis ${axisId}`);
  const adder = by === null ? null : namedTable(tables, by, "modifiers");
  const steps: Tried = adder ? triedModifiers(adder) : figure("steps", null);
  return answerer([triedAxis(table, axis, true), steps], ([key, given = null]) => {
    const start = axis.keys.indexOf(axis.aliases[String(key)] ?? String(key));
    const moved = adder ? sumOf(adder, given) : canOccur(given, true) ? given : refused;
    if (start === -1 || typeof moved !== "number") return refused;
    return axis.keys[start + moved] ?? { unknown: beyond };
  });
};
