import type { Axis } from "../../../model/index.ts";
import type { Mean } from "../../../model/operation.ts";
import { parameterName } from "../../../names/sdk-names.ts";
import { derivedFunction } from "../tables/function.ts";
import { resultType } from "../tables/lookup.ts";
import { axisChecks, axisParameter } from "../tables/parameters.ts";
import { sister } from "../tables/sisters.ts";
import { answerTypes, lookupImports } from "./code.ts";
import type { Declare } from "./declare.ts";

const measured = ["first", "second"];

/** Looks a table up by the mean of two measures (an oval base). */
export const mean: Declare<Mean> = (table, { table: id, axis: axisId }, setting) => {
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
};
