import type { CatalogRow } from "../../../model/index.ts";
import type { Spend } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { priceOf } from "../../../runtime/spend.ts";
import { camelCase } from "../../../text/ids.ts";
import { isRecord, type RecordValue } from "../../../values/value.ts";
import { type Answer, answerer, canOccur, refused, type Tried } from "../tables/answerer.ts";
import type { OperationCases } from "./operation-cases.ts";

/** What is left of an allowance once each row is paid for, or that it is not enough. */
export const spend: OperationCases<Spend> = ({ costs, allowance }, tables) => {
  const { rows } = namedTable(tables, costs, "catalog");
  const names = rows.map(({ id }) => camelCase(id));
  const each = names.flatMap((name): RecordValue[] => [
    { [name]: 1 },
    { [name]: 2.5 },
    { [name]: 3 },
    { [name]: 0 },
    { [name]: -1 },
  ]);
  const together = Object.fromEntries(names.slice(0, 3).map((name) => [name, 1]));
  const tried: readonly Tried[] = [
    { name: allowance.name, takes: "number", values: [100, 4, 0, -1] },
    { name: "given", takes: "named", values: [together, {}, ...each, { noSuchRow: 1 }] },
  ];
  return answerer(tried, ([allowed, given]) => {
    if (!canOccur(allowed, false, 0) || given === undefined || !isRecord(given)) return refused;
    if (Object.keys(given).some((name) => !names.includes(name))) return refused;
    const isOdd = (row: CatalogRow) => !canOccur(given[camelCase(row.id)] ?? 0, !takesParts(row), 0);
    if (rows.some(isOdd)) return refused;
    const paid = rows.map((row): Answer => paidFor(row, Number(given[camelCase(row.id)] ?? 0)));
    const odd = paid.find((price) => typeof price !== "number");
    if (odd !== undefined) return odd;
    const left = (paid as readonly number[]).reduce((rest, price) => exactSum(rest, -price), allowed);
    const late = rows.filter((row, at) => row.values.paidAfter === true && Number(paid[at]) > 0);
    const last = Math.max(0, ...late.map(({ values }) => Number(values.each)));
    return exactSum(left, last) < 0 ? "not-enough" : Math.max(0, left);
  });
};

/** What a row costs; where the print lost its price, that is the answer. */
function paidFor({ values }: CatalogRow, amount: number): Answer {
  const { each = null, per = null, proportional, roundedUp } = values;
  if (amount === 0) return 0;
  if (typeof each !== "number") return each;
  if (typeof per !== "number") return per;
  return priceOf(roundedUp === true ? Math.ceil(amount) : amount, each, per, proportional === true);
}

function takesParts({ values }: CatalogRow): boolean {
  return values.proportional === true || values.roundedUp === true;
}
