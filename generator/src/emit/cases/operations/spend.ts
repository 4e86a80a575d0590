import type { CatalogRow } from "../../../model/index.ts";
import type { Spend } from "../../../model/operation.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { priceOf } from "../../../runtime/spend.ts";
import { camelCase } from "../../../text/ids.ts";
import { isRecord, type RecordValue } from "../../../values/value.ts";
import { type Answer, answerer, refused, type Tried } from "../tables/answerer.ts";
import { canOccur } from "../tables/numbers.ts";
import { named, type OperationCases } from "./operation-cases.ts";

/** What is left of an allowance once each row is paid for, never less than nothing. */
export const spend: OperationCases<Spend> = ({ costs, allowance }, tables) => {
  const { rows } = named(tables, costs, "catalog");
  const names = rows.map(({ id }) => camelCase(id));
  const each = names.flatMap((name): RecordValue[] => [{ [name]: 1 }, { [name]: 2.5 }, { [name]: 0 }, { [name]: -1 }]);
  const together = Object.fromEntries(names.slice(0, 3).map((name) => [name, 1]));
  const tried: readonly Tried[] = [
    { name: allowance.name, takes: "number", values: [100, 4, 0, -1] },
    { name: "given", takes: "named", values: [together, {}, ...each, { noSuchRow: 1 }] },
  ];
  return answerer(tried, ([allowed, given]) => {
    if (!canOccur(allowed, false, 0) || given === undefined || !isRecord(given)) return refused;
    if (Object.keys(given).some((name) => !names.includes(name))) return refused;
    if (!Object.values(given).every((amount) => canOccur(amount, false, 0))) return refused;
    const paid = rows.map((row): Answer => paidFor(row, Number(given[camelCase(row.id)] ?? 0)));
    const odd = paid.find((price) => typeof price !== "number");
    if (odd !== undefined) return odd;
    return Math.max(
      0,
      (paid as readonly number[]).reduce((left, price) => exactSum(left, -price), allowed),
    );
  });
};

/** Whole lots alone cost something, unless the row is paid for by parts; a price the print lost is all that can be said. */
function paidFor({ values }: CatalogRow, amount: number): Answer {
  const { each = null, per = null, proportional } = values;
  if (amount === 0) return 0;
  if (typeof each !== "number") return each;
  if (typeof per !== "number") return per;
  return priceOf(amount, each, per, proportional === true);
}
