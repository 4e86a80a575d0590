import type { Spread } from "../../../model/operation.ts";
import { derivedFunction } from "../tables/function.ts";
import { asParameter, refuseBelow } from "./code.ts";
import type { Declare } from "./declare.ts";

/** Spreads a count evenly: what each gets, and how many get one more. */
export const spread: Declare<Spread> = (table, { what, over }, setting) => {
  const parameters = [what, over].map((one) => asParameter(one));
  const body = [
    ...refuseBelow(0, table, what.name, true),
    ...refuseBelow(1, table, over.name, true),
    `return { each: Math.floor(${what.name} / ${over.name}), extra: ${what.name} % ${over.name} };`,
  ];
  const returns = "{ readonly each: number; readonly extra: number }";
  return { imports: [], declarations: [derivedFunction(table, setting, parameters, returns, body)] };
};
