import { derivedFunction } from "../emit/sdk/function.ts";
import { resultType } from "../emit/sdk/lookup.ts";
import { axisChecks, axisParameter } from "../emit/sdk/parameters.ts";
import { sister } from "../emit/sdk/sisters.ts";
import type { Axis } from "../model/index.ts";
import type { Mean } from "../model/operation.ts";
import { parameterName } from "../names/sdk-names.ts";
import { child, childText } from "../source/syntax.ts";
import { answerTypes, lookupImports } from "./code.ts";
import { expectColumn, expectTable } from "./expect.ts";
import { axisNames, expectNames } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";

const measured = ["first", "second"];

/** Looks a table up by the mean of two measures (an oval base). */
export const mean: OperationModule<Mean> = {
  operation: "mean",
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
  declare(table, { table: id, axis: axisId }, setting) {
    const target = sister(setting, id, "lookup");
    const measures = (axis: Axis) => measured.map((id) => ({ ...axis, id }));
    const axes = target.axes.flatMap((axis) => (axis.id === axisId ? measures(axis) : [axis]));
    const parameters = axes.map((axis) => axisParameter(target, axis));
    const given = target.axes.map((axis) => (axis.id === axisId ? "(first + second) / 2" : parameterName(axis.id)));
    return {
      imports: lookupImports(setting, target, answerTypes(target)),
      declarations: [
        derivedFunction(table, setting, parameters, resultType(target), [
          // The mean of what is no number may be one, as that of null and 60 is.
          ...target.axes
            .filter(({ id }) => id === axisId)
            .flatMap(measures)
            .flatMap((axis) => axisChecks(table, axis)),
          `return ${target.lookupName}(${given.join(", ")});`,
        ]),
      ],
    };
  },
};
