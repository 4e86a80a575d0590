import { diagnostic } from "../diagnostics/diagnostic.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { inverseType } from "../emit/sdk/inverse.ts";
import { axisChecks, axisParameter } from "../emit/sdk/parameters.ts";
import { fromSister, sister } from "../emit/sdk/sisters.ts";
import type { SumThrough } from "../model/operation.ts";
import { child, childText } from "../source/syntax.ts";
import { expectTable } from "./expect.ts";
import { expectNames } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";

/** Converts two values on a scale, adds them, and converts the sum back. */
export const sumThrough: OperationModule<SumThrough> = {
  operation: "sum-through",
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
  declare(table, { table: id }, setting) {
    const scale = sister(setting, id, "lookup");
    const [axis] = scale.axes;
    const { inverse, lookupName } = scale;
    if (!axis || !inverse) throw new Error(`${id} is no scale`);
    const axes = ["first", "second"].map((name) => ({ ...axis, id: name }));
    const parameters = axes.map((one) => axisParameter(scale, one));
    const precision = 10 ** Math.max(...scale.rows.map((row) => decimals(row.values[inverse.column])));
    // Thicknesses are decimals: adding them in whole steps of the last digit keeps 0.1 + 0.2 at 0.3.
    const steps = (name: string) => `Math.round(${lookupName}(${name}) * ${precision})`;
    return {
      imports: [fromSister(setting, id, [lookupName, inverse.name])],
      declarations: [
        derivedFunction(table, setting, parameters, inverseType(inverse), [
          ...axes.flatMap((one) => axisChecks(table, one)),
          `return ${inverse.name}((${steps("first")} + ${steps("second")}) / ${precision});`,
        ]),
      ],
    };
  },
};

function decimals(value: unknown): number {
  return typeof value === "number" ? (String(value).split(".")[1]?.length ?? 0) : 0;
}
