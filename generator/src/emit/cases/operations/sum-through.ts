import type { SumThrough } from "../../../model/operation.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { answerer } from "../tables/answerer.ts";
import { inverseAnswerer } from "../tables/inverse.ts";
import { lookupOf, named, type OperationCases } from "./operation-cases.ts";

/** Two values converted on a scale, added, and the sum converted back. */
export const sumThrough: OperationCases<SumThrough> = ({ table: id }, tables) => {
  const { inverse } = named(tables, id, "lookup");
  const { answer, trials } = lookupOf(tables, id);
  if (!inverse) throw new Error(`${id} is no scale`);
  const back = inverseAnswerer(named(tables, id, "lookup"), inverse);
  const values = trials.flatMap(([value]) => value ?? []);
  const tried = ["first", "second"].map((name) => ({ name, takes: "number", values }) as const);
  return answerer(tried, (given) => {
    const [first, second] = given.map((value) => answer([value]));
    if (typeof first !== "number") return first ?? null;
    return typeof second === "number" ? back.answer([exactSum(first, second)]) : (second ?? null);
  });
};
