import type { TargetNumber } from "../model/operation.ts";
import { childText } from "../source/syntax.ts";
import { expectConstant, expectTable } from "./expect.ts";
import { expectNames, givenName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";

/** The number to roll: the figure needed, minus the sum of a table of modifiers. */
export const target: OperationModule<TargetNumber> = {
  read: (root) => ({
    operation: "target",
    needed: childText(root, "needed") ?? "",
    by: childText(root, "by") ?? "",
  }),
  check(_, root, tables, report) {
    expectConstant(root, "needed", tables, report);
    expectTable(root, "by", "modifiers", tables, report);
    const figures = tables.tables.get(childText(root, "needed")?.split("/")[0] ?? "");
    expectNames(givenName(root), [figures?.dataName ?? ""], report);
  },
  uses: ({ needed, by }) => [needed.split("/")[0] ?? "", by],
};
