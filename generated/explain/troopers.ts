// Made by tablewright from rules/troopers/book.yaml. Do not edit: change the rules and run tablewright build.
import { errataAt as $errataAt } from "../errata/troopers.js";
import type { Explained } from "../runtime/explain.js";
import { explain as $explain, thenAnswer as $thenAnswer } from "../runtime/explain.js";
import { contest as $contest } from "../runtime/explain-operations.js";
import { spend as $spend } from "../runtime/explain-rows.js";
import { looked as $looked } from "../runtime/explain-tables.js";
import { sourceOf as $sourceOf } from "../sources/troopers.js";
import { disputesList as $disputesList, lookupDisputes as $lookupDisputes } from "../troopers/disputes.js";
import { fight as $fight } from "../troopers/fight.js";
import { fightResultList as $fightResultList, lookupFightResult as $lookupFightResult } from "../troopers/fight-result.js";
import { movementCosts as $movementCosts } from "../troopers/movement-costs.js";
import { resourceLeft as $resourceLeft } from "../troopers/resource-left.js";

export type { Explained, Step } from "../runtime/explain.js";

const $papers = { sourceOf: $sourceOf, errataAt: $errataAt };

/** “Settling a dispute”: the answer of `lookupDisputes`, and the steps to it. */
export function lookupDisputes(...given: Parameters<typeof $lookupDisputes>): Explained<ReturnType<typeof $lookupDisputes>> {
  return $explain($papers, $lookupDisputes, given, $looked("disputes", "Settling a dispute", $disputesList, { by: 0, ends: [[-1, true, 2], [0, true, 1], [null, false, 0]] }, "outcome"));
}

/** “Result of a fight”: the answer of `lookupFightResult`, and the steps to it. */
export function lookupFightResult(...given: Parameters<typeof $lookupFightResult>): Explained<ReturnType<typeof $lookupFightResult>> {
  return $explain($papers, $lookupFightResult, given, $looked("fight-result", "Result of a fight", $fightResultList, { by: 0, ends: [[-1, true, 2], [0, true, 1], [null, false, 0]] }));
}

/** “Fight”: the answer of `fight`, and the steps to it. */
export function fight(...given: Parameters<typeof $fight>): Explained<ReturnType<typeof $fight>> {
  return $explain($papers, $fight, given, $thenAnswer("fight", "Fight", $contest("fight", 1)));
}

/** “RESOURCE points left”: the answer of `resourceLeft`, and the steps to it. */
export function resourceLeft(...given: Parameters<typeof $resourceLeft>): Explained<ReturnType<typeof $resourceLeft>> {
  return $explain($papers, $resourceLeft, given, $thenAnswer("resource-left", "RESOURCE points left", $spend("movement-costs", $movementCosts, { flat: "flat", climbing: "climbing", ladder: "ladder" })));
}
