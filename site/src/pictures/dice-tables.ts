import { kickDoor } from "skirmish-tables/infantry-moves";
import { andThen, type Dice, map, odds } from "skirmish-tables/odds";
import { lookupHitOdds, lookupMoraleOdds } from "skirmish-tables/odds/striker-ii";
import { lookupWalkerDamageOdds } from "skirmish-tables/odds/walkers";
import {
  difficultyLevelsList,
  type HitTableDifficulty,
  type HitTableResult,
  moraleResults,
  taskFigures,
} from "skirmish-tables/striker-ii";
import { fightFigures, lookupFightResult } from "skirmish-tables/troopers";
import type { Chance } from "../calculators/answer.ts";
import { count, sentence, words } from "../calculators/words.ts";

/** What is added to the roll, as a slider. */
export interface Slide {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** What may come of one roll, from the lowest dice up. */
export interface Roll {
  readonly label: string;
  readonly chances: readonly Chance[];
}

/** A table that dice decide. */
export interface DiceTable {
  /** What is rolled, such as `2d6`. */
  readonly dice: Dice;
  /** Null where nothing is added to the roll. */
  readonly slide: Slide | null;
  readonly rolls: (added: number) => readonly Roll[];
}

const taskDice: Dice = `${taskFigures.dice}d${taskFigures.sides}`;
const doorDice: Dice = `${kickDoor.dice}d${kickDoor["die-sides"]}`;
const fightDie: Dice = `1d${fightFigures["fight-die-sides"]}`;

const difficulties: readonly HitTableDifficulty[] = [
  ...difficultyLevelsList.map(({ id }) => id),
  "impossible-plus-1",
  "impossible-plus-2",
];

/** Every table that dice decide, by `book/table`. */
export const diceTables: Readonly<Record<string, DiceTable>> = {
  "striker-ii/hit-table": {
    dice: taskDice,
    slide: { label: "Sum of all modifiers", from: -8, to: 16 },
    rolls: (added) =>
      difficulties.map((difficulty) => ({
        label: sentence(words(difficulty)),
        chances: map(lookupHitOdds(difficulty, added), hitText),
      })),
  },
  "striker-ii/difficulty-levels": {
    dice: taskDice,
    slide: { label: "Sum of all modifiers", from: -8, to: 16 },
    rolls: (added) =>
      difficultyLevelsList.map(({ name, needed }) => ({
        label: name,
        chances: odds(taskDice, (roll) => (roll + added >= needed ? "Success" : "Failure")),
      })),
  },
  "striker-ii/morale-table": {
    dice: taskDice,
    slide: { label: "Current morale and all modifiers", from: -4, to: 20 },
    rolls: (added) => [
      { label: "Morale check", chances: map(lookupMoraleOdds(added), (outcome) => moraleResults[outcome].name) },
    ],
  },
  "walkers/walker-damage": {
    dice: taskDice,
    slide: null,
    rolls: () => [{ label: "Hull point lost", chances: map(lookupWalkerDamageOdds(), ({ name }) => name) }],
  },
  "infantry-moves/kick-door": {
    dice: doorDice,
    slide: { label: "Sum of all modifiers", from: -6, to: 6 },
    rolls: (added) => [
      {
        label: "Kick",
        chances: odds(doorDice, (roll) => (roll + added >= kickDoor.needed ? "Kicked in" : "Not kicked in")),
      },
    ],
  },
  "troopers/fight-result": {
    dice: fightDie,
    slide: { label: "Armor of the trooper less its enemy's", from: -6, to: 6 },
    rolls: (added) => [{ label: "Fight", chances: fightChances(added) }],
  },
};

function hitText({ hits, moraleCheck }: HitTableResult): string {
  if (hits > 0) return count(hits, "hit");
  return moraleCheck ? "Morale check alone" : "No effect";
}

/** Both troopers roll; what counts is the lead of the one over the other. */
function fightChances(added: number): readonly Chance[] {
  const lead = andThen(
    odds(fightDie, (own) => own),
    (own) => odds(fightDie, (enemys) => own + added - enemys),
  );
  return map(lead, (by) => sentence(lookupFightResult(by).result));
}
