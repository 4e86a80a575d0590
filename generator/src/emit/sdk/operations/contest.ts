import type { Contest } from "../../../model/operation.ts";
import { derivedFunction } from "../tables/function.ts";
import { asParameter, refuseBelow } from "./code.ts";
import type { Declare } from "./declare.ts";

/** Two totals against each other: the lower side takes the difference, and on a draw each takes a stated figure. */
export const contest: Declare<Contest> = (table, { first, second, draw }, setting) => {
  const parameters = [first, second].map((one) => asParameter(one));
  const body = [
    ...[first, second].flatMap(({ name }) => refuseBelow(0, table, name, true)),
    `if (${first.name} === ${second.name}) return { first: ${draw}, second: ${draw} };`,
    `return { first: Math.max(${second.name} - ${first.name}, 0), second: Math.max(${first.name} - ${second.name}, 0) };`,
  ];
  const returns = "{ readonly first: number; readonly second: number }";
  return { imports: [], declarations: [derivedFunction(table, setting, parameters, returns, body)] };
};
