import type { ScaleBy } from "../../../model/operation.ts";
import { wholeShareOf } from "../../../runtime/share.ts";
import { answerer, canOccur, figure, refused } from "../tables/answerer.ts";
import type { OperationCases } from "./operation-cases.ts";

/** A figure times a fraction, rounded as stated, then times a count. */
export const scaleBy: OperationCases<ScaleBy> = (operation) => {
  const { parameter, round, times } = operation;
  const names = times === null ? [parameter] : [parameter, times];
  return answerer(
    names.map((name) => figure(name, 0)),
    ([value, count = 1]) => {
      if (!canOccur(value, true, 0) || !canOccur(count, true, 0)) return refused;
      return wholeShareOf(value, operation.numerator, operation.denominator, round) * count;
    },
  );
};
