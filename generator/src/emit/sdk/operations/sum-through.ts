import type { SumThrough } from "../../../model/operation.ts";
import { derivedFunction } from "../tables/function.ts";
import { inverseType } from "../tables/inverse.ts";
import { axisChecks, axisParameter } from "../tables/parameters.ts";
import { fromSister, sister } from "../tables/sisters.ts";
import type { Declare } from "./declare.ts";

/** Converts two values on a scale, adds them, and converts the sum back. */
export const sumThrough: Declare<SumThrough> = (table, { table: id }, setting) => {
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
};

function decimals(value: unknown): number {
  return typeof value === "number" ? (String(value).split(".")[1]?.length ?? 0) : 0;
}
