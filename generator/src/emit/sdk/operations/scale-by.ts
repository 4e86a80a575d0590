import type { ScaleBy } from "../../../model/operation.ts";
import { derivedFunction } from "../tables/function.ts";
import { refuseBelow, shared } from "./code.ts";
import type { Declare } from "./declare.ts";

/** A figure times a fraction, rounded as stated, then times a count. */
export const scaleBy: Declare<ScaleBy> = (table, operation, setting) => {
  const { parameter, parameterDescription, round, times, timesDescription } = operation;
  const parameters = [
    { name: parameter, type: "number", doc: parameterDescription },
    ...(times === null ? [] : [{ name: times, type: "number", doc: timesDescription ?? "" }]),
  ];
  const rounded = shared(parameter, operation, round);
  const body = [
    ...parameters.flatMap(({ name }) => refuseBelow(0, table, name, true)),
    `return ${times === null ? rounded : `${rounded} * ${times}`};`,
  ];
  return { imports: [], declarations: [derivedFunction(table, setting, parameters, "number", body)] };
};
