import type { Axis } from "../../../model/index.ts";
import type { Mean } from "../../../model/operation.ts";
import { parameterName } from "../../../names/sdk-names.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { code, runtime } from "../../typescript/code.ts";
import { resultTypes, unitOf } from "../tables/lookup.ts";
import { axisChecks, axisParameter } from "../tables/parameters.ts";
import { callOf, type Declare } from "./code.ts";

/** Looks a table up by the mean of two measures (an oval base). */
export const mean: Declare<Mean> = (table, operation, setting) => {
  const target = namedTable(setting.tables, operation.table, "lookup");
  const isMeasured = ({ id }: Axis) => id === operation.axis;
  const measures = (axis: Axis) => ["first", "second"].map((id) => ({ ...axis, id }));
  const axes = target.axes.flatMap((axis) => (isMeasured(axis) ? measures(axis) : [axis]));
  const call = callOf(target, (axis) =>
    isMeasured(axis) ? code`${runtime.meanOf}(first, second)` : parameterName(axis.id),
  );
  return {
    parameters: axes.map((axis) => axisParameter(target, axis, setting.book)),
    returns: resultTypes(target),
    unit: unitOf(target),
    body: [
      // Checked before the mean is taken, because the mean of null and 60 is a number.
      ...target.axes
        .filter(isMeasured)
        .flatMap(measures)
        .flatMap((axis) => axisChecks(table.functionName, axis)),
      code`return ${call};`,
    ],
  };
};
