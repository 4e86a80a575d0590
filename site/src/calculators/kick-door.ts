import { sumKickDoorModifiers } from "skirmish-tables/explain/infantry-moves";
import {
  type DoorAttemptsId,
  doorAttempts,
  doorAttemptsList,
  type KickDoorModifiersGiven,
  kickableDoors,
  kickableDoorsList,
  kickDoor,
  kickDoorModifiers,
  kickDoorTarget,
} from "skirmish-tables/infantry-moves";
import { odds } from "skirmish-tables/odds";
import { type Answer, calculator, type Step, step } from "./answer.ts";
import { choice, tick, type Values } from "./field.ts";
import { addedUp, groupOptions } from "./modifier.ts";
import { percent, signed, words } from "./words.ts";

const sides = kickDoor["die-sides"];
const isMove = (id: string) => id.endsWith("-move");

const fields = {
  door: choice(
    "Door",
    kickableDoorsList.filter(({ id }) => !isMove(id)).map(({ id, name }) => ({ value: id, label: name })),
    "household-door",
  ),
  move: choice<"advance-move" | "close-assault-move" | "other">(
    "Move",
    [
      { value: "advance-move", label: kickableDoors["advance-move"].name },
      { value: "close-assault-move", label: kickableDoors["close-assault-move"].name },
      { value: "other", label: "Any other move" },
    ],
    "advance-move",
  ),
  attempt: choice<DoorAttemptsId>(
    "Who kicks",
    doorAttemptsList.map(({ id, name }) => ({ value: id, label: name })),
    "single-figure",
  ),
  quality: choice(
    "Quality",
    [{ value: "none", label: "Ordinary troops (0)" }, ...groupOptions(kickDoorModifiers, "quality")],
    "none",
  ),
  armor: choice(
    "Armor",
    [{ value: "none", label: "Light armor (0)" }, ...groupOptions(kickDoorModifiers, "armor")],
    "none",
  ),
  creature: choice(
    "Creature",
    [{ value: "none", label: "None (0)" }, ...groupOptions(kickDoorModifiers, "creature")],
    "none",
  ),
  doorBreakers: tick(
    `${kickDoorModifiers["door-breakers"].name} (${signed(kickDoorModifiers["door-breakers"].value)})`,
  ),
  roll: choice(
    "Roll of one die",
    [
      { value: "any", label: "Not yet rolled: show the odds" },
      ...Array.from({ length: sides }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` })),
    ],
    "any",
  ),
} as const;

/** Kicking in a door. */
export const doorCalculator = calculator({ book: "infantry-moves", fields, asks: () => true, answer });

function answer(values: Values<typeof fields>): Answer {
  const may = permissionSteps(values);
  if (may.some(({ result }) => result === forbidden)) return { result: `${forbidden}.`, steps: may, odds: [] };

  const given = givenOf(values);
  const needed = kickDoorTarget(given);
  const steps = [...may, modifiersStep(given), targetStep(needed)];
  const attempt = doorAttempts[values.attempt];
  if (values.roll === "any") {
    const chances = odds(`${kickDoor.dice}d${sides}`, (roll) => roll >= needed);
    const success = chances.find(({ outcome }) => outcome)?.chance;
    return {
      result: success ? `${percent(success)} to kick it in.` : "No roll kicks it in.",
      steps: [...steps, followsStep(values.attempt, true), followsStep(values.attempt, false)],
      odds: chances.map(({ outcome, chance }) => ({ outcome: outcome ? "Kicked in" : "Not kicked in", chance })),
    };
  }
  const success = Number(values.roll) >= needed;
  const opens = success || attempt.failureOpens;
  const result = success ? "Kicked in." : opens ? "Not kicked in, but the door bursts open." : "Not kicked in.";
  return { result, steps: [...steps, followsStep(values.attempt, success)], odds: [] };
}

const forbidden = "It may not be kicked in";

function permissionSteps({ door, move }: Values<typeof fields>): readonly Step[] {
  const row = kickableDoors[door as keyof typeof kickableDoors];
  const which = step(
    "Door",
    row.allowed ? "It may be kicked in" : forbidden,
    row.description,
    `kickable-doors/${door}`,
  );
  if (move === "other") {
    const moves = kickableDoorsList.filter(({ id, allowed }) => isMove(id) && allowed);
    const how = `Only in these: ${moves.map(({ name }) => name.toLowerCase()).join(", ")}.`;
    return [which, step("Move", forbidden, how, ...moves.map(({ id }) => `kickable-doors/${id}`))];
  }
  return [which, step("Move", kickableDoors[move].name, "", `kickable-doors/${move}`)];
}

function givenOf({ quality, armor, creature, doorBreakers }: Values<typeof fields>): KickDoorModifiersGiven {
  return {
    quality: quality === "none" ? undefined : quality,
    armor: armor === "none" ? undefined : armor,
    creature: creature === "none" ? undefined : creature,
    doorBreakers,
  };
}

function modifiersStep(given: KickDoorModifiersGiven): Step {
  const explained = sumKickDoorModifiers(given);
  const { how, at } = addedUp(explained);
  return step("Modifiers", `${signed(explained.value)} to the roll`, how, ...at);
}

function targetStep(needed: number): Step {
  const how = `${kickDoor.needed} with modifiers, on one die of ${sides}.`;
  const text =
    needed > sides ? "More than the die can show" : needed <= 1 ? "Every roll is enough" : `${needed} and more`;
  return step("Needed on the die", text, how, "kick-door/needed", "kick-door-target");
}

function followsStep(id: DoorAttemptsId, success: boolean): Step {
  const row = doorAttempts[id];
  const ends = words(success ? row.successEnds : row.failureEnds);
  const prone = !success && row.failureProne ? ", on the floor" : "";
  const how = !success && row.triesPerRound === 1 ? "One figure of a team may try a door in a round." : "";
  return step(
    success ? "If it works" : "If it fails",
    `The move ends ${ends}${prone}`,
    how,
    `door-attempts/${id}/${success ? "successEnds" : "failureEnds"}`,
  );
}
