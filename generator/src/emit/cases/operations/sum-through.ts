import type { SumThrough } from "../../../model/operation.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { answerer } from "../tables/answerer.ts";
import { inverseAnswerer } from "../tables/inverse.ts";
import { lookupOf, type OperationCases } from "./operation-cases.ts";

/** Two values converted on a scale, added, and the sum converted back. */
export const sumThrough: OperationCases<SumThrough> = ({ table: id }, tables) => {
  const { table, tried, answer } = lookupOf(tables, id);
  if (!table.inverse) throw new Error(`${id} is no scale`);
  const back = inverseAnswerer(table, table.inverse);
  const values = ["first", "second"].flatMap((name) => tried.map((axis) => ({ ...axis, name })));
  return answerer(values, (given) => {
    const [first, second] = given.map((value) => answer([value]));
    if (typeof first !== "number") return first ?? null;
    return typeof second === "number" ? back.answer([exactSum(first, second)]) : (second ?? null);
  });
};
