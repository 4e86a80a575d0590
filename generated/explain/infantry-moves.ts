// Made by tablewright from rules/infantry-moves/book.yaml. Do not edit: change the rules and run tablewright build.
import { errataAt as $errataAt } from "../errata/infantry-moves.js";
import { infantryMove as $infantryMove } from "../infantry-moves/infantry-move.js";
import { infantryMovementList as $infantryMovementList, lookupInfantryMovement as $lookupInfantryMovement } from "../infantry-moves/infantry-movement.js";
import { kickDoor as $kickDoor } from "../infantry-moves/kick-door.js";
import { kickDoorModifiers as $kickDoorModifiers, sumKickDoorModifiers as $sumKickDoorModifiers } from "../infantry-moves/kick-door-modifiers.js";
import { kickDoorTarget as $kickDoorTarget } from "../infantry-moves/kick-door-target.js";
import { moveExceptionsList as $moveExceptionsList } from "../infantry-moves/move-exceptions.js";
import { moveModifiers as $moveModifiers, sumMoveModifiers as $sumMoveModifiers } from "../infantry-moves/move-modifiers.js";
import { lookupOpeningDoors as $lookupOpeningDoors, openingDoorsList as $openingDoorsList } from "../infantry-moves/opening-doors.js";
import { lookupRunning as $lookupRunning, runningList as $runningList } from "../infantry-moves/running.js";
import type { Explained } from "../runtime/explain.js";
import { explain as $explain, thenAnswer as $thenAnswer } from "../runtime/explain.js";
import { figure as $figure, inTurn as $inTurn, lookups as $lookups, modified as $modified, sum as $sum } from "../runtime/explain-operations.js";
import { looked as $looked, modifiers as $modifiers } from "../runtime/explain-tables.js";
import { sourceOf as $sourceOf } from "../sources/infantry-moves.js";

export type { Explained, Step } from "../runtime/explain.js";

const $papers = { sourceOf: $sourceOf, errataAt: $errataAt };

/** “Infantry move”: the answer of `infantryMove`, and the steps to it. */
export function infantryMove(...given: Parameters<typeof $infantryMove>): Explained<ReturnType<typeof $infantryMove>> {
  return $explain($papers, $infantryMove, given, $thenAnswer("infantry-move", "Infantry move", $sum($lookups([lookupInfantryMovement, [0], "move"]), $modified(sumMoveModifiers, 1), ["move-exceptions", $moveExceptionsList], null)));
}

/** “Infantry movement examples”: the answer of `lookupInfantryMovement`, and the steps to it. */
export function lookupInfantryMovement(...given: Parameters<typeof $lookupInfantryMovement>): Explained<ReturnType<typeof $lookupInfantryMovement>> {
  return $explain($papers, $lookupInfantryMovement, given, $looked("infantry-movement", "Infantry movement examples", $infantryMovementList, { by: 0, ids: { none: 0, light: 1, heavy: 2, armored: 3, aliens: 4, monsters: 5 } }));
}

/** “Door modifiers”: the answer of `sumKickDoorModifiers`, and the steps to it. */
export function sumKickDoorModifiers(...given: Parameters<typeof $sumKickDoorModifiers>): Explained<ReturnType<typeof $sumKickDoorModifiers>> {
  return $explain($papers, $sumKickDoorModifiers, given, $thenAnswer("kick-door-modifiers", "Door modifiers", $modifiers("kick-door-modifiers", $kickDoorModifiers, { quality: null, armor: null, doorBreakers: "door-breakers", creature: null })));
}

/** “Number to roll at a door”: the answer of `kickDoorTarget`, and the steps to it. */
export function kickDoorTarget(...given: Parameters<typeof $kickDoorTarget>): Explained<ReturnType<typeof $kickDoorTarget>> {
  return $explain($papers, $kickDoorTarget, given, $thenAnswer("kick-door-target", "Number to roll at a door", $inTurn($figure("kick-door/needed", "Needed", $kickDoor.needed), $modified(sumKickDoorModifiers, 0))));
}

/** “Movement modifiers”: the answer of `sumMoveModifiers`, and the steps to it. */
export function sumMoveModifiers(...given: Parameters<typeof $sumMoveModifiers>): Explained<ReturnType<typeof $sumMoveModifiers>> {
  return $explain($papers, $sumMoveModifiers, given, $thenAnswer("move-modifiers", "Movement modifiers", $modifiers("move-modifiers", $moveModifiers, {
    warriors: "warriors",
    eliteOrFanatic: "elite-or-fanatic",
    standingUp: "standing-up",
    burden: null,
    running: "running",
  })));
}

/** “Opening a door”: the answer of `lookupOpeningDoors`, and the steps to it. */
export function lookupOpeningDoors(...given: Parameters<typeof $lookupOpeningDoors>): Explained<ReturnType<typeof $lookupOpeningDoors>> {
  return $explain($papers, $lookupOpeningDoors, given, $looked("opening-doors", "Opening a door", $openingDoorsList, { by: 0, ends: [[0.5, false, -1], [null, false, 0]] }, "ends"));
}

/** “Running and rests”: the answer of `lookupRunning`, and the steps to it. */
export function lookupRunning(...given: Parameters<typeof $lookupRunning>): Explained<ReturnType<typeof $lookupRunning>> {
  return $explain($papers, $lookupRunning, given, $looked("running", "Running and rests", $runningList, { by: 0, ids: { none: 0, light: 1, heavy: 2, aliens: 3, monsters: 4 } }));
}
