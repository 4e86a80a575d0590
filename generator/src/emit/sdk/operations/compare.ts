import type { Compare } from "../../../model/operation.ts";
import { code, runtime } from "../../typescript/code.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import { amount } from "../../typescript/takes.ts";
import { asParameter, type Declare, refuseBelow, shareArguments } from "./code.ts";

/** Compares a figure with multiples of another; see `operations/compare.ts`. */
export const compare: Declare<Compare> = (table, { figure, against, of, steps, ...outcomes }) => {
  const parameters = [figure, against, of].map((one) => asParameter(one, amount));
  const [positive, otherwise] = [stringLiteral(outcomes.positive), stringLiteral(outcomes.otherwise)];
  const body = [
    ...parameters.flatMap(({ name }) => refuseBelow(0, table, name, false)),
    ...steps.map(({ times, keeps, round }) => {
      const reached = code`${runtime.isReached}(${figure.name}, ${times.numerator}, ${times.denominator}, ${against.name})`;
      if (!keeps) return code`if (${reached}) return ${positive};`;
      const kept = code`${runtime.shareOf}(${of.name}, ${shareArguments(keeps, round)})`;
      return code`if (${reached}) return ${kept} > 0 ? ${positive} : ${otherwise};`;
    }),
    `return ${otherwise};`,
  ];
  return { parameters, returns: [positive, otherwise], body };
};
