import type { Compare } from "../../../model/operation.ts";
import { answerer, refused } from "../tables/answerer.ts";
import { canOccur, figure } from "../tables/numbers.ts";
import { sharedOut } from "../tables/share.ts";
import type { OperationCases } from "./operation-cases.ts";

/** The first threshold that is reached keeps a share of what counts, and any of it is the outcome. */
export const compare: OperationCases<Compare> = ({ figure: first, against, of, steps, positive, otherwise }) =>
  answerer(
    [first, against, of].map(({ name }) => figure(name, 0)),
    ([reaching, wall, counted]) => {
      if (![reaching, wall, counted].every((value) => canOccur(value, false, 0))) return refused;
      const step = steps.find(({ times }) => Number(reaching) * times.denominator >= Number(wall) * times.numerator);
      const kept = step ? sharedOut(Number(counted), step.keeps, step.round) : 0;
      return kept > 0 ? positive : otherwise;
    },
  );
