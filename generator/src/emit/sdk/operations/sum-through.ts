import type { LookupTable } from "../../../model/index.ts";
import type { SumThrough } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { code, exported } from "../../typescript/code.ts";
import { inverseTypes } from "../tables/inverse.ts";
import { axisChecks, axisParameter } from "../tables/parameters.ts";
import { roundedSum } from "../tables/sums.ts";
import { callOf, type Declare } from "./code.ts";

/** Converts two values on a scale, adds them, and converts the sum back. */
export const sumThrough: Declare<SumThrough> = (table, { table: id }, setting) => {
  const scale = namedTable(setting.tables, id, "lookup");
  const [axis] = scale.axes;
  const { inverse } = scale;
  if (!axis || !inverse) throw new Error(`${id} is no scale`);
  const axes = ["first", "second"].map((name) => ({ ...axis, id: name }));
  const figures = axes.map((one) => callOf(scale, () => one.id));
  return {
    parameters: axes.map((one) => axisParameter(scale, one, setting.book)),
    returns: inverseTypes(inverse),
    unit: axis.unit,
    body: [
      ...axes.flatMap((one) => axisChecks(table.functionName, one)),
      code`return ${exported(scale, inverse.name)}(${roundedSum(figures, decimalsIn(scale))});`,
    ],
  };
};

/** The most digits any figure of a scale has behind its point. */
function decimalsIn({ rows }: LookupTable): number {
  const figures = rows.flatMap(({ values }) => Object.values(values)).filter((value) => typeof value === "number");
  return Math.max(0, ...figures.map((figure) => String(figure).split(".")[1]?.length ?? 0));
}
