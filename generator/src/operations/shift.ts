import type { Operation } from "../model.ts";
import { childText } from "../syntax.ts";
import { expectColumn, expectTable } from "./expect.ts";
import type { OperationModule } from "./operation.ts";

type Shift = Extract<Operation, { operation: "shift" }>;

/** Steps along an ordered axis, stopping at its ends; the steps may be the sum of a table of modifiers. */
export const shift: OperationModule<Shift> = {
  operation: "shift",
  read: (root) => ({
    operation: "shift",
    table: childText(root, "table") ?? "",
    axis: childText(root, "axis") ?? "",
    by: childText(root, "by") ?? null,
  }),
  check({ axis, by }, root, tables, report) {
    const table = expectTable(root, "table", "lookup", tables, report);
    const exact = table?.axes.filter(({ match }) => match.kind === "exact").map(({ id }) => id) ?? [];
    if (table) expectColumn(root, "axis", axis, exact, table.id, report);
    if (by !== null) expectTable(root, "by", "modifiers", tables, report);
  },
  uses: ({ table, by }) => (by === null ? [table] : [table, by]),
};
