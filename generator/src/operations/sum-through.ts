import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Operation } from "../model.ts";
import { child, childText } from "../syntax.ts";
import { expectTable } from "./expect.ts";
import type { OperationModule } from "./operation.ts";

type SumThrough = Extract<Operation, { operation: "sum-through" }>;

/** Converts two values on a scale, adds them, and converts the sum back. */
export const sumThrough: OperationModule<SumThrough> = {
  operation: "sum-through",
  read: (root) => ({ operation: "sum-through", table: childText(root, "table") ?? "" }),
  check(_, root, tables, report) {
    const table = expectTable(root, "table", "lookup", tables, report);
    if (!table || (table.inverse && table.axes.length === 1)) return;
    const expected = "a scale: one axis, and an inverse to look it up backwards";
    report(diagnostic("table/wrong-shape", child(root, "table") ?? root, { text: table.id, expected }));
  },
  uses: ({ table }) => [table],
};
