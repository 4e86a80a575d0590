import type { TargetNumber } from "../../../model/operation.ts";
import { access } from "../../typescript/literal.ts";
import { derivedFunction } from "../tables/function.ts";
import { fromSister } from "../tables/sisters.ts";
import { adderOf, constantOf } from "./code.ts";
import type { Declare } from "./declare.ts";

/** The number to roll after modifiers: the figure needed, less the sum of a table of modifiers. */
export const target: Declare<TargetNumber> = (table, { needed, by }, setting) => {
  const adder = adderOf(setting, by);
  const { source, row, lost } = constantOf(setting, needed);
  const figure = `${source.dataName}${access(row)}`;
  // What the print lost is returned as it is, once the call is known to make sense.
  const body = lost ? [`${adder.sum};`, `return ${figure};`] : [`return ${figure} - ${adder.sum};`];
  const returns = lost ? "number | Unknown" : "number";
  return {
    imports: [fromSister(setting, source.id, [source.dataName]), ...adder.imports],
    declarations: [derivedFunction(table, setting, [adder.parameter], returns, body)],
  };
};
