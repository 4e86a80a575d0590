import { derivedFunction } from "../emit/sdk/function.ts";
import type { Spread } from "../model/operation.ts";
import { asParameter, refuseBelow } from "./code.ts";
import { expectNames, ownName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { readNamed } from "./read.ts";

/** Spreads a count evenly: what each gets, and how many get one more. */
export const spread: OperationModule<Spread> = {
  operation: "spread",
  read: (root) => ({ operation: "spread", what: readNamed(root, "what"), over: readNamed(root, "over") }),
  check(_, root, __, report) {
    expectNames([...ownName(root, "what"), ...ownName(root, "over")], [], report);
  },
  uses: () => [],
  declare(table, { what, over }, setting) {
    const parameters = [what, over].map((one) => asParameter(one));
    const body = [
      ...refuseBelow(0, table, what.name, true),
      ...refuseBelow(1, table, over.name, true),
      `return { each: Math.floor(${what.name} / ${over.name}), extra: ${what.name} % ${over.name} };`,
    ];
    const returns = "{ readonly each: number; readonly extra: number }";
    return { imports: [], declarations: [derivedFunction(table, setting, parameters, returns, body)] };
  },
};
