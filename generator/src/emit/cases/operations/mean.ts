import type { Mean } from "../../../model/operation.ts";
import { meanOf } from "../../../runtime/mean.ts";
import { answerer, canOccur, refused } from "../tables/answerer.ts";
import { lookupOf, type OperationCases } from "./operation-cases.ts";

/** A lookup by the mean of two measures. */
export const mean: OperationCases<Mean> = ({ table: id, axis: axisId }, tables) => {
  const { table, tried, answer } = lookupOf(tables, id);
  const at = table.axes.findIndex((axis) => axis.id === axisId);
  const { whole = false, domain = null } = table.axes[at] ?? {};
  const parameters = tried.flatMap((one, place) =>
    place === at ? ["first", "second"].map((name) => ({ ...one, name })) : [one],
  );
  return answerer(parameters, (given) => {
    const measures = given.slice(at, at + 2);
    if (!measures.every((one) => canOccur(one, whole, domain?.from, domain?.to))) return refused;
    const [first, second] = measures.map(Number) as [number, number];
    return answer([...given.slice(0, at), meanOf(first, second), ...given.slice(at + 2)]);
  });
};
