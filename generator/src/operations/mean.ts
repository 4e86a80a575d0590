import type { Mean } from "../model/operation.ts";
import { parameterName } from "../names/sdk-names.ts";
import { child, childText } from "../source/syntax.ts";
import { expectColumn, expectTable } from "./expect.ts";
import { axisNames, expectNames } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";

const measured = ["first", "second"];

/** Looks a table up by the mean of two measures (an oval base). */
export const mean: OperationModule<Mean> = {
  read: (root) => ({ operation: "mean", table: childText(root, "table") ?? "", axis: childText(root, "axis") ?? "" }),
  check({ axis }, root, tables, report) {
    const table = expectTable(root, "table", "lookup", tables, report);
    const numeric = table?.axes.filter(({ match }) => match.kind !== "exact").map(({ id }) => id) ?? [];
    if (!table) return;
    expectColumn(root, "axis", axis, numeric, table.id, report);
    const at = child(root, "table") ?? root;
    const others = axisNames(table, at).filter(({ name }) => name !== parameterName(axis));
    expectNames([...measured.map((name) => ({ name, at })), ...others], [table.lookupName], report);
  },
  uses: ({ table }) => [table],
};
