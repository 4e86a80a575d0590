import type { Compare } from "../../../model/operation.ts";
import { isReached, shareOf } from "../../../runtime/share.ts";
import { answerer, canOccur, figure, refused } from "../tables/answerer.ts";
import type { OperationCases } from "./operation-cases.ts";

/** The first threshold that is reached is enough, or keeps a share of what counts, and any of it is the outcome. */
export const compare: OperationCases<Compare> = ({ figure: first, against, of, steps, positive, otherwise }) =>
  answerer(
    [first, against, of].map(({ name }) => figure(name, 0)),
    ([reaching, wall, counted]) => {
      if (![reaching, wall, counted].every((value) => canOccur(value, false, 0))) return refused;
      const step = steps.find(({ times }) =>
        isReached(Number(reaching), times.numerator, times.denominator, Number(wall)),
      );
      if (step && !step.keeps) return positive;
      const kept = step?.keeps ? shareOf(Number(counted), step.keeps.numerator, step.keeps.denominator, step.round) : 0;
      return kept > 0 ? positive : otherwise;
    },
  );
