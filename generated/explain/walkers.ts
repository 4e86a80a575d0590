// Made by tablewright from rules/walkers/book.yaml. Do not edit: change the rules and run tablewright build.
import { errataAt as $errataAt } from "../errata/walkers.js";
import type { Explained } from "../runtime/explain.js";
import { explain as $explain, thenAnswer as $thenAnswer } from "../runtime/explain.js";
import { alone as $alone, lookups as $lookups, mean as $mean, product as $product, scaleBy as $scaleBy } from "../runtime/explain-operations.js";
import { looked as $looked } from "../runtime/explain-tables.js";
import { sourceOf as $sourceOf } from "../sources/walkers.js";
import { fallingStrength as $fallingStrength } from "../walkers/falling-strength.js";
import { movementFigures as $movementFigures } from "../walkers/movement-figures.js";
import { lookupOvalWalkerPoints as $lookupOvalWalkerPoints } from "../walkers/oval-walker-points.js";
import { lookupWalkerArcs as $lookupWalkerArcs, walkerArcsList as $walkerArcsList } from "../walkers/walker-arcs.js";
import { walkerAttacks as $walkerAttacks } from "../walkers/walker-attacks.js";
import { lookupWalkerDamage as $lookupWalkerDamage, walkerDamageList as $walkerDamageList } from "../walkers/walker-damage.js";
import { walkerMove as $walkerMove } from "../walkers/walker-move.js";
import { lookupWalkerMovement as $lookupWalkerMovement, walkerMovementList as $walkerMovementList } from "../walkers/walker-movement.js";
import { lookupWalkerPoints as $lookupWalkerPoints, walkerPointsList as $walkerPointsList } from "../walkers/walker-points.js";
import { lookupWalkerTurning as $lookupWalkerTurning, walkerTurningList as $walkerTurningList } from "../walkers/walker-turning.js";

export type { Explained, Step } from "../runtime/explain.js";

const $papers = { sourceOf: $sourceOf, errataAt: $errataAt };

/** “Walker move”: the answer of `walkerMove`, and the steps to it. */
export function walkerMove(...given: Parameters<typeof $walkerMove>): Explained<ReturnType<typeof $walkerMove>> {
  return $explain($papers, $walkerMove, given, $thenAnswer("walker-move", "Walker move", $product($lookups([lookupWalkerMovement, [0], "move"], [lookupWalkerTurning, [1], null]), ["walker-move/repeat", 3, "Leg hits", [1, 2], "down"], ["movement-figures/backward-cost", 2, "Backward cost", $movementFigures["backward-cost"]])));
}

/** “Walker movement”: the answer of `lookupWalkerMovement`, and the steps to it. */
export function lookupWalkerMovement(...given: Parameters<typeof $lookupWalkerMovement>): Explained<ReturnType<typeof $lookupWalkerMovement>> {
  return $explain($papers, $lookupWalkerMovement, given, $looked("walker-movement", "Walker movement", $walkerMovementList, { by: 0, ids: { light: 0, medium: 1, heavy: 2 } }));
}

/** “Walker turning”: the answer of `lookupWalkerTurning`, and the steps to it. */
export function lookupWalkerTurning(...given: Parameters<typeof $lookupWalkerTurning>): Explained<ReturnType<typeof $lookupWalkerTurning>> {
  return $explain($papers, $lookupWalkerTurning, given, $looked("walker-turning", "Walker turning", $walkerTurningList, { by: 0, ends: [[0, true, 0], [90, true, 1], [180, false, -1], [null, false, 2]] }, "move"));
}

/** “Strength of a falling walker”: the answer of `fallingStrength`, and the steps to it. */
export function fallingStrength(...given: Parameters<typeof $fallingStrength>): Explained<ReturnType<typeof $fallingStrength>> {
  return $explain($papers, $fallingStrength, given, $thenAnswer("falling-strength", "Strength of a falling walker", $alone));
}

/** “Walker points of an oval base”: the answer of `lookupOvalWalkerPoints`, and the steps to it. */
export function lookupOvalWalkerPoints(...given: Parameters<typeof $lookupOvalWalkerPoints>): Explained<ReturnType<typeof $lookupOvalWalkerPoints>> {
  return $explain($papers, $lookupOvalWalkerPoints, given, $thenAnswer("oval-walker-points", "Walker points of an oval base", $mean(lookupWalkerPoints, 0, "walker-points")));
}

/** “Walker arcs”: the answer of `lookupWalkerArcs`, and the steps to it. */
export function lookupWalkerArcs(...given: Parameters<typeof $lookupWalkerArcs>): Explained<ReturnType<typeof $lookupWalkerArcs>> {
  return $explain($papers, $lookupWalkerArcs, given, $looked("walker-arcs", "Walker arcs", $walkerArcsList, { by: 0, ids: { front: 0, side: 1, rear: 2, top: 3 } }, { by: 1 }));
}

/** “Walker attacks”: the answer of `walkerAttacks`, and the steps to it. */
export function walkerAttacks(...given: Parameters<typeof $walkerAttacks>): Explained<ReturnType<typeof $walkerAttacks>> {
  return $explain($papers, $walkerAttacks, given, $thenAnswer("walker-attacks", "Walker attacks", $scaleBy("walker-attacks", "remainingHull", [1, 2], "up")));
}

/** “Walker damage table”: the answer of `lookupWalkerDamage`, and the steps to it. */
export function lookupWalkerDamage(...given: Parameters<typeof $lookupWalkerDamage>): Explained<ReturnType<typeof $lookupWalkerDamage>> {
  return $explain($papers, $lookupWalkerDamage, given, $looked("walker-damage", "Walker damage table", $walkerDamageList, {
    by: 0,
    ends: [
      [2, true, 0],
      [3, true, 1],
      [4, true, 2],
      [5, true, 3],
      [6, true, 4],
      [7, true, 5],
      [8, true, 6],
      [9, true, 7],
      [10, true, 8],
      [11, true, 9],
      [null, false, 10],
    ],
  }));
}

/** “Walker table”: the answer of `lookupWalkerPoints`, and the steps to it. */
export function lookupWalkerPoints(...given: Parameters<typeof $lookupWalkerPoints>): Explained<ReturnType<typeof $lookupWalkerPoints>> {
  return $explain($papers, $lookupWalkerPoints, given, $looked("walker-points", "Walker table", $walkerPointsList, {
    by: 0,
    ends: [
      [70, false, 0],
      [70, true, -1],
      [90, false, 1],
      [90, true, -1],
      [110, false, 2],
      [110, true, -1],
      [130, false, 3],
      [130, true, -1],
      [150, false, 4],
      [150, true, -1],
      [170, false, 5],
      [170, true, -1],
      [null, false, 6],
    ],
  }, { by: 1 }));
}
