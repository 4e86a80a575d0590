import type { Mean } from "../../../model/operation.ts";
import { meanOf } from "../../../runtime/mean.ts";
import { answerer, refused } from "../tables/answerer.ts";
import { triedAxis } from "../tables/axis-values.ts";
import { canOccur } from "../tables/numbers.ts";
import { lookupOf, type OperationCases } from "./operation-cases.ts";

/** A lookup by the mean of two measures. */
export const mean: OperationCases<Mean> = ({ table: id, axis: axisId }, tables) => {
  const { table, answer } = lookupOf(tables, id);
  const tried = table.axes.flatMap((axis) => {
    const one = triedAxis(axis, axis.columns ? [] : table.rows.flatMap(({ keys }) => keys[axis.id] ?? []), false);
    return axis.id === axisId ? ["first", "second"].map((name) => ({ ...one, name })) : [one];
  });
  const at = table.axes.findIndex((axis) => axis.id === axisId);
  const { whole = false, domain = null } = table.axes[at] ?? {};
  return answerer(tried, (given) => {
    const measures = given.slice(at, at + 2);
    if (!measures.every((one) => canOccur(one, whole, domain?.from, domain?.to))) return refused;
    const [first, second] = measures.map(Number) as [number, number];
    return answer([...given.slice(0, at), meanOf(first, second), ...given.slice(at + 2)]);
  });
};
