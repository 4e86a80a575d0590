import type { Product } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { exactProduct, exactQuotient } from "../../../runtime/decimal.ts";
import { cutEach } from "../../../runtime/share.ts";
import { type Argument, answerer, canOccur, figure, refused, type Tried } from "../tables/answerer.ts";
import { lookupOf, type OperationCases } from "./operation-cases.ts";

/** A figure, cut to a share once for each count, times factors, divided where a flag says so. */
export const product: OperationCases<Product> = ({ base, column, by, divide, repeat }, tables) => {
  const factors = [base, ...by].map((id) => lookupOf(tables, id));
  const axes = factors.flatMap(({ tried }) => tried);
  const flag: Tried[] = divide ? [{ name: divide.name, takes: "flag", values: [false, true] }] : [];
  const count: Tried[] = repeat ? [figure(repeat.name, 0)] : [];
  return answerer([...axes, ...flag, ...count], (given) => {
    const rest = [...given];
    const asked = factors.map(({ table }) => rest.splice(0, table.axes.length));
    const divides: Argument = divide ? (rest.shift() ?? null) : false;
    const times: Argument = repeat ? (rest.shift() ?? null) : 0;
    if (typeof divides !== "boolean" || !canOccur(times, true, 0)) return refused;
    const figures = factors.map(({ figure }, at) => figure(asked[at] ?? [], at === 0 ? column : null));
    if (figures.some((one) => typeof one === "symbol")) return refused;
    const [first = 0] = figures;
    const cut = (count: number) =>
      repeat && typeof first === "number"
        ? cutEach(first, count, repeat.by.numerator, repeat.by.denominator, repeat.round)
        : Number(first);
    if (repeat?.atZero && typeof first === "number" && times > 0 && cut(times - 1) === 0) return repeat.atZero;
    const odd = figures.find((one) => typeof one !== "number");
    if (odd !== undefined) return odd;
    const left = cut(times);
    const others = figures.slice(1) as readonly number[];
    const result = others.reduce(exactProduct, left);
    if (!divide || !divides) return result;
    const [source = "", row] = divide.by.split("/");
    const divisor = namedTable(tables, source, "constants").constants.find(({ id }) => id === row)?.value ?? null;
    return typeof divisor === "number" ? exactQuotient(result, divisor) : divisor;
  });
};
