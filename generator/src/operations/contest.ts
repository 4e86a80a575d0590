import type { Contest } from "../model/operation.ts";
import { childMap, childText } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import { expectNames, ownName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { readNamed } from "./read.ts";

/** Two totals against each other: the lower side takes the difference, and on a draw each takes a stated figure. */
export const contest: OperationModule<Contest> = {
  read(root) {
    const draw = childMap(root, "draw");
    const each = Number((draw && childText(draw, "each")) ?? 0);
    const citation = draw ? readLineCitation(draw) : null;
    return {
      operation: "contest",
      first: readNamed(root, "first"),
      second: readNamed(root, "second"),
      draw: each,
      citation,
    };
  },
  check(_, root, __, report) {
    expectNames([...ownName(root, "first"), ...ownName(root, "second")], [], report);
  },
  uses: () => [],
};
