import type { Spread } from "../../../model/operation.ts";
import { spreadOver } from "../../../runtime/spread.ts";
import { answerer, canOccur, figure, refused } from "../tables/answerer.ts";
import type { OperationCases } from "./operation-cases.ts";

/** A count spread evenly: what each gets, and how many get one more. */
export const spread: OperationCases<Spread> = ({ what, over }) =>
  answerer([figure(what.name, 0), figure(over.name, 1)], ([count, among]) => {
    if (!canOccur(count, true, 0) || !canOccur(among, true, 1)) return refused;
    return spreadOver(count, among);
  });
