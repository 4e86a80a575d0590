import type { TargetNumber } from "../../../model/operation.ts";
import { code, runtime } from "../../typescript/code.ts";
import { sumCode } from "../tables/sums.ts";
import { adderOf, constantOf, type Declare } from "./code.ts";

/** The number to roll: the figure needed, minus the sum of a table of modifiers. */
export const target: Declare<TargetNumber> = (_, { needed, by }, setting) => {
  const adder = adderOf(setting, by);
  const figure = constantOf(setting, needed);
  const parameters = [adder.parameter];
  // The lost figure is returned only after the modifiers are checked.
  if (figure.isLost) {
    const body = [code`${adder.sum};`, code`return ${figure.code};`];
    return { parameters, returns: ["number", runtime.Unknown], body };
  }
  const whole = adder.whole && Number.isInteger(figure.value);
  const left = whole ? code`${figure.code} - ${adder.sum}` : sumCode([figure.code, code`-${adder.sum}`], false);
  return { parameters, returns: ["number"], body: [code`return ${left};`] };
};
