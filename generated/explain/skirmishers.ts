// Made by tablewright from rules/skirmishers/book.yaml. Do not edit: change the rules and run tablewright build.
import { errataAt as $errataAt } from "../errata/skirmishers.js";
import type { Explained } from "../runtime/explain.js";
import { explain as $explain, thenAnswer as $thenAnswer } from "../runtime/explain.js";
import { lookups as $lookups, modified as $modified, sum as $sum } from "../runtime/explain-operations.js";
import { looked as $looked, modifiers as $modifiers } from "../runtime/explain-tables.js";
import { actionPoints as $actionPoints } from "../skirmishers/action-points.js";
import { experience as $experience, sumExperience as $sumExperience } from "../skirmishers/experience.js";
import { jetPackList as $jetPackList, lookupJetPack as $lookupJetPack } from "../skirmishers/jet-pack.js";
import { lookupStarCells as $lookupStarCells, starCellsList as $starCellsList } from "../skirmishers/star-cells.js";
import { lookupUnitCard as $lookupUnitCard, unitCardList as $unitCardList } from "../skirmishers/unit-card.js";
import { sourceOf as $sourceOf } from "../sources/skirmishers.js";

export type { Explained, Step } from "../runtime/explain.js";

const $papers = { sourceOf: $sourceOf, errataAt: $errataAt };

/** “Star cells”: the answer of `lookupStarCells`, and the steps to it. */
export function lookupStarCells(...given: Parameters<typeof $lookupStarCells>): Explained<ReturnType<typeof $lookupStarCells>> {
  return $explain($papers, $lookupStarCells, given, $looked("star-cells", "Star cells", $starCellsList, { by: 0, ends: [[1, false, -1], [2, false, 0], [null, false, 1]] }));
}

/** “Action points”: the answer of `actionPoints`, and the steps to it. */
export function actionPoints(...given: Parameters<typeof $actionPoints>): Explained<ReturnType<typeof $actionPoints>> {
  return $explain($papers, $actionPoints, given, $thenAnswer("action-points", "Action points", $sum($lookups([lookupUnitCard, [0], "actionPoints"]), $modified(sumExperience, 1), null, null)));
}

/** “Experience”: the answer of `sumExperience`, and the steps to it. */
export function sumExperience(...given: Parameters<typeof $sumExperience>): Explained<ReturnType<typeof $sumExperience>> {
  return $explain($papers, $sumExperience, given, $thenAnswer("experience", "Experience", $modifiers("experience", $experience, { experience: null })));
}

/** “Power armor unit card”: the answer of `lookupUnitCard`, and the steps to it. */
export function lookupUnitCard(...given: Parameters<typeof $lookupUnitCard>): Explained<ReturnType<typeof $lookupUnitCard>> {
  return $explain($papers, $lookupUnitCard, given, $looked("unit-card", "Power armor unit card", $unitCardList, { by: 0, ends: [[4, true, 0], [5, true, 1], [null, false, 2]] }));
}

/** “Jet pack”: the answer of `lookupJetPack`, and the steps to it. */
export function lookupJetPack(...given: Parameters<typeof $lookupJetPack>): Explained<ReturnType<typeof $lookupJetPack>> {
  return $explain($papers, $lookupJetPack, given, $looked("jet-pack", "Jet pack", $jetPackList, { by: 0, ends: [[6, false, -1], [16, true, 0], [null, false, -1]] }));
}
