import type { Contest } from "../../../model/operation.ts";
import { contestOf } from "../../../runtime/contest.ts";
import { answerer, canOccur, figure, refused } from "../tables/answerer.ts";
import type { OperationCases } from "./operation-cases.ts";

/** The lower side takes the difference; on a draw each takes a stated figure. */
export const contest: OperationCases<Contest> = ({ first, second, draw }) =>
  answerer(
    [first, second].map(({ name }) => figure(name, 0)),
    ([one, other]) => {
      if (!canOccur(one, true, 0) || !canOccur(other, true, 0)) return refused;
      return contestOf(one, other, draw);
    },
  );
