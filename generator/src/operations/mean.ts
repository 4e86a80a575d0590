import { derivedFunction } from "../emit/sdk/function.ts";
import { resultType } from "../emit/sdk/lookup.ts";
import { axisParameter } from "../emit/sdk/parameters.ts";
import { sister } from "../emit/sdk/sisters.ts";
import { childText } from "../syntax.ts";
import { answerTypes, lookupImports } from "./code.ts";
import { expectColumn, expectTable } from "./expect.ts";
import type { Mean } from "./model.ts";
import type { OperationModule } from "./operation.ts";

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
    return {
      imports: lookupImports(setting, target, answerTypes(target)),
      declarations: [
        derivedFunction(table, setting, parameters, resultType(target), [
          `return ${target.lookupName}(${given.join(", ")});`,
        ]),
      ],
    };
  },
};
