import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { SumThrough } from "../model/operation.ts";
import { child, childText } from "../source/syntax.ts";
import { expectTable } from "./expect.ts";
import { expectNames } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";

/** Converts two values on a scale, adds them, and converts the sum back. */
export const sumThrough: OperationModule<SumThrough> = {
  read: (root) => ({ operation: "sum-through", table: childText(root, "table") ?? "" }),
  check(_, root, tables, report) {
    const table = expectTable(root, "table", "lookup", tables, report);
    const at = child(root, "table") ?? root;
    const calls = [table?.lookupName ?? "", table?.inverse?.name ?? ""];
    expectNames(
      [
        { name: "first", at },
        { name: "second", at },
      ],
      calls,
      report,
    );
    if (!table || (table.inverse && table.axes.length === 1)) return;
    const expected = "a scale: one axis, and an inverse to look it up backwards";
    report(diagnostic("table/wrong-shape", at, { text: table.id, expected }));
  },
  uses: ({ table }) => [table],
};
