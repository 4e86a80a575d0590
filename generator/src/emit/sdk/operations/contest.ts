import type { Contest } from "../../../model/operation.ts";
import { code, runtime, whole } from "../../typescript/code.ts";
import { count } from "../../typescript/takes.ts";
import { asParameter, type Declare, refuseBelow } from "./code.ts";

/** Two totals against each other: the lower side takes the difference, and on a draw each takes a stated figure. */
export const contest: Declare<Contest> = (table, { first, second, draw }) => ({
  parameters: [first, second].map((one) => asParameter(one, count)),
  returns: [code`{ readonly first: ${whole}; readonly second: ${whole} }`],
  body: [
    ...[first, second].flatMap(({ name }) => refuseBelow(0, table, name, true)),
    code`return ${runtime.contestOf}(${first.name}, ${second.name}, ${draw});`,
  ],
});
