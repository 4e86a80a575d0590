import type { Operation } from "../model.ts";
import { childText } from "../syntax.ts";
import { expectColumn, expectTable } from "./expect.ts";
import type { OperationModule } from "./operation.ts";

type Mean = Extract<Operation, { operation: "mean" }>;

/** Looks a table up by the mean of two measures (an oval base). */
export const mean: OperationModule<Mean> = {
  operation: "mean",
  read: (root) => ({ operation: "mean", table: childText(root, "table") ?? "", axis: childText(root, "axis") ?? "" }),
  check({ axis }, root, tables, report) {
    const table = expectTable(root, "table", "lookup", tables, report);
    const numeric = table?.axes.filter(({ match }) => match.kind !== "exact").map(({ id }) => id) ?? [];
    if (table) expectColumn(root, "axis", axis, numeric, table.id, report);
  },
  uses: ({ table }) => [table],
};
