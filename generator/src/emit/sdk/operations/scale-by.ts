import type { ScaleBy } from "../../../model/operation.ts";
import { code, runtime, whole } from "../../typescript/code.ts";
import { count } from "../../typescript/takes.ts";
import { type Declare, refuseBelow, shareArguments } from "./code.ts";

/** A figure times a fraction, rounded as stated, then times a count. */
export const scaleBy: Declare<ScaleBy> = (table, operation) => {
  const { parameter, parameterDescription, round, times, timesDescription } = operation;
  const parameters = [
    { name: parameter, type: "number", doc: parameterDescription, takes: count },
    ...(times === null ? [] : [{ name: times, type: "number", doc: timesDescription ?? "", takes: count }]),
  ];
  const rounded = code`${runtime.wholeShareOf}(${parameter}, ${shareArguments(operation, round)})`;
  const body = [
    ...parameters.flatMap(({ name }) => refuseBelow(0, table, name, true)),
    times === null ? code`return ${rounded};` : code`return ${rounded} * ${times};`,
  ];
  return { parameters, returns: [whole], body };
};
