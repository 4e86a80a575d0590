import type { Compare, Share } from "../../../model/operation.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import { derivedFunction } from "../tables/function.ts";
import { asParameter, refuseBelow, shared } from "./code.ts";
import type { Declare } from "./declare.ts";

/** What a figure does against another: the first threshold it reaches keeps a share of a third, and any of it counts. */
export const compare: Declare<Compare> = (table, operation, setting) => {
  const { figure, against, of, steps } = operation;
  const parameters = [figure, against, of].map((one) => asParameter(one));
  const positive = stringLiteral(operation.positive);
  const otherwise = stringLiteral(operation.otherwise);
  const body = [
    ...parameters.flatMap(({ name }) => refuseBelow(0, table, name, false)),
    ...steps.map(({ times, keeps, round }) => {
      const kept = isOne(keeps) ? of.name : shared(of.name, keeps, round);
      return `if (${reaches(figure.name, times, against.name)}) return ${kept} > 0 ? ${positive} : ${otherwise};`;
    }),
    `return ${otherwise};`,
  ];
  const returns = `${positive} | ${otherwise}`;
  return { imports: [], declarations: [derivedFunction(table, setting, parameters, returns, body)] };
};

function isOne({ numerator, denominator }: Share): boolean {
  return numerator === denominator;
}

/** A comparison in whole steps, so that a third of 3 is 1 and not almost. */
function reaches(figure: string, { numerator, denominator }: Share, against: string): string {
  const left = denominator === 1 ? figure : `${figure} * ${denominator}`;
  const right = numerator === 1 ? against : `${against} * ${numerator}`;
  return `${left} >= ${right}`;
}
