import type { Spread } from "../model/operation.ts";
import { expectNames, ownName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { readNamed } from "./read.ts";

/** Spreads a count evenly: what each gets, and how many get one more. */
export const spread: OperationModule<Spread> = {
  read: (root) => ({ operation: "spread", what: readNamed(root, "what"), over: readNamed(root, "over") }),
  check(_, root, __, report) {
    expectNames([...ownName(root, "what"), ...ownName(root, "over")], [], report);
  },
  uses: () => [],
};
