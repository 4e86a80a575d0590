import type { Rounding, ScaleBy } from "../model/operation.ts";
import { child, childText } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import { expectNames } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { shareAt } from "./read.ts";

/** A figure times a fraction, rounded as stated, then times a count. */
export const scaleBy: OperationModule<ScaleBy> = {
  read: (root) => ({
    operation: "scale-by",
    parameter: childText(root, "parameter") ?? "",
    parameterDescription: childText(root, "parameterDescription") ?? "",
    ...shareAt(root, "by"),
    round: childText(root, "round") as Rounding,
    times: childText(root, "times") ?? null,
    timesDescription: childText(root, "timesDescription") ?? null,
    citation: readLineCitation(root),
  }),
  check(operation, root, _, report) {
    const names = (["parameter", "times"] as const).flatMap((field) => {
      const at = child(root, field);
      return at ? [{ name: operation[field] ?? "", at }] : [];
    });
    expectNames(names, [], report);
  },
  uses: () => [],
};
