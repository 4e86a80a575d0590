import type { Spread } from "../../../model/operation.ts";
import { code, runtime, whole } from "../../typescript/code.ts";
import { count } from "../../typescript/takes.ts";
import { asParameter, type Declare, refuseBelow } from "./code.ts";

/** Spreads a count evenly: what each gets, and how many get one more. */
export const spread: Declare<Spread> = (table, { what, over }) => ({
  parameters: [what, over].map((one) => asParameter(one, one === over ? { ...count, from: 1 } : count)),
  returns: [code`{ readonly each: ${whole}; readonly extra: ${whole} }`],
  body: [
    ...refuseBelow(0, table, what.name, true),
    ...refuseBelow(1, table, over.name, true),
    code`return ${runtime.spreadOver}(${what.name}, ${over.name});`,
  ],
});
