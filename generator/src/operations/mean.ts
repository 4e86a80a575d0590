import { derivedFunction } from "../emit/sdk/function.ts";
import { resultType } from "../emit/sdk/lookup.ts";
import { axisParameter, axisType } from "../emit/sdk/parameters.ts";
import { fromSister, sister } from "../emit/sdk/sisters.ts";
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
  declare(table, { table: id, axis: axisId }, setting) {
    const target = sister(setting, id, "lookup");
    const parameters = target.axes.flatMap((axis) => {
      const own = axisParameter(target, axis);
      return axis.id === axisId
        ? [
            { ...own, name: "first" },
            { ...own, name: "second" },
          ]
        : [own];
    });
    const given = target.axes.map((axis) => (axis.id === axisId ? "(first + second) / 2" : axis.id));
    const types = target.axes.filter(({ match }) => match.kind === "exact").map((axis) => axisType(target, axis));
    const result = resultType(target);
    const named = result.split(" | ").filter((name) => /^[A-Z]/.test(name) && name !== "Unknown");
    return {
      imports: [
        fromSister(setting, id, [target.lookupName]),
        ...([...types, ...named].length > 0 ? [fromSister(setting, id, [...types, ...named], true)] : []),
      ],
      declarations: [
        derivedFunction(table, setting, parameters, result, [`return ${target.lookupName}(${given.join(", ")});`]),
      ],
    };
  },
};
