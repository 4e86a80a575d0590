import type { Add } from "../../../model/operation.ts";
import { partOf, sharedAxes } from "../../../operations/shared-axes.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { answerer, refused } from "../tables/answerer.ts";
import { triedAxis } from "../tables/axis-values.ts";
import { lookupOf, type OperationCases } from "./operation-cases.ts";

/** Lookups added; an optional one counts where its own axes are given. */
export const add: OperationCases<Add> = ({ tables: ids, optional, columns }, tables) => {
  const certain = ids.map((id) => lookupOf(tables, id));
  const extra = (optional ?? []).map((id) => lookupOf(tables, id));
  const axes = sharedAxes(
    certain.map(({ table }) => table),
    extra.map(({ table }) => table),
  );
  const tried = axes.map(({ axis, table, optional: mayMiss }) => {
    const one = triedAxis(table, axis, false);
    return mayMiss ? { ...one, values: [...one.values, null] } : one;
  });
  return answerer(tried, (given) => {
    const values = new Map(axes.map(({ axis }, at) => [axis.id, given[at] ?? null]));
    let sum = 0;
    for (const lookup of [...certain, ...extra]) {
      const own = lookup.table.axes.map(({ id }) => values.get(id) ?? null);
      if (own.includes(null) && !certain.includes(lookup)) continue;
      const number = lookup.figure(own, partOf(columns, lookup.table.id));
      if (number === refused || typeof number !== "number") return number;
      sum = exactSum(sum, number);
    }
    return sum;
  });
};
