import type { Shift } from "../model/operation.ts";
import { parameterName } from "../names/sdk-names.ts";
import { child, childText } from "../source/syntax.ts";
import { expectColumn, expectTable } from "./expect.ts";
import { expectNames, givenName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";

/** Steps along an ordered axis; beyond its ends the answer is unknown. The steps may be the sum of a table of modifiers. */
export const shift: OperationModule<Shift> = {
  read: (root) => ({
    operation: "shift",
    table: childText(root, "table") ?? "",
    axis: childText(root, "axis") ?? "",
    by: childText(root, "by") ?? null,
    beyond: childText(root, "beyond") ?? "",
  }),
  check({ axis, by }, root, tables, report) {
    const table = expectTable(root, "table", "lookup", tables, report);
    const exact = table?.axes.filter(({ match }) => match.kind === "exact").map(({ id }) => id) ?? [];
    if (table) expectColumn(root, "axis", axis, exact, table.id, report);
    const adder = by === null ? undefined : expectTable(root, "by", "modifiers", tables, report);
    const parameter = { name: parameterName(axis), at: child(root, "axis") ?? root };
    expectNames([parameter, ...givenName(root)], [adder?.sumName ?? ""], report);
  },
  uses: ({ table, by }) => (by === null ? [table] : [table, by]),
};
