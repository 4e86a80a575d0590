import { kickDoor } from "skirmish-tables/infantry-moves";
import { andThen, type Dice, map, odds } from "skirmish-tables/odds";
import { difficultyLevelsList, taskFigures } from "skirmish-tables/striker-ii";
import { fightFigures, lookupFightResult } from "skirmish-tables/troopers";
import { html } from "../site/src/html.ts";
import { chancesView } from "../site/src/live/answer/chances.ts";
import { whole } from "../site/src/live/form/field.ts";
import { mountAsking } from "../site/src/live/form/mount.ts";
import { outcomesOf, type Roll, stackView } from "../site/src/live/plot/stack.ts";
import { behind, rollsTable } from "../site/src/live/plot/table.ts";
import { sentence, signed } from "../site/src/live/words.ts";

/** A table that dice decide, and that no function rolls. */
export interface DiceTable {
  /** What is rolled, such as `2d6`. */
  readonly dice: Dice;
  /** What may be added to the roll, as a slider. */
  readonly slide: { readonly label: string; readonly most: number };
  /** What may come of it, from the lowest dice up. */
  readonly rolls: (added: number) => readonly Roll[];
}

const taskDice: Dice = `${taskFigures.dice}d${taskFigures.sides}`;
const doorDice: Dice = `${kickDoor.dice}d${kickDoor["die-sides"]}`;
const fightDie: Dice = `1d${fightFigures["fight-die-sides"]}`;

export const diceTables: Readonly<Record<string, DiceTable>> = {
  "task-odds": {
    dice: taskDice,
    slide: { label: "Sum of all modifiers", most: 8 },
    rolls: (added) =>
      difficultyLevelsList.map(({ name, needed }) => ({
        label: name,
        chances: odds(taskDice, (roll) => (roll + added >= needed ? "Success" : "Failure")),
      })),
  },
  "door-odds": {
    dice: doorDice,
    slide: { label: "Sum of all modifiers", most: 6 },
    rolls: (added) => [
      {
        label: "Kick",
        chances: odds(doorDice, (roll) => (roll + added >= kickDoor.needed ? "Kicked in" : "Not kicked in")),
      },
    ],
  },
  "fight-odds": {
    dice: fightDie,
    slide: { label: "Armor of the trooper less its enemy's", most: 6 },
    rolls: (added) => {
      // Both troopers roll; what counts is the lead of the one over the other.
      const own = odds(fightDie, (roll) => roll);
      const lead = andThen(own, (roll) => odds(fightDie, (enemys) => roll + added - enemys));
      return [{ label: "Fight", chances: map(lead, (by) => sentence(lookupFightResult(by).result)) }];
    },
  },
};

/** The chances of one of them, with its slider. */
export function mountDice(root: HTMLElement): void {
  const table = diceTables[root.dataset.live ?? ""];
  if (!table) return;
  const { dice, rolls, slide } = table;
  const outcomes = outcomesOf([-slide.most, 0, slide.most].flatMap(rolls));
  mountAsking(root, {
    fields: { added: whole(slide.label, -slide.most, slide.most, 0) },
    asks: () => true,
    shared: false,
    view: ({ added }, width) => {
      const caption = `Chances on ${dice.toUpperCase()}${added === 0 ? "" : ` ${signed(added)}`}`;
      const [only, ...more] = rolls(added);
      if (only && more.length === 0) return { says: "", shows: chancesView(caption, only.chances) };
      const drawn = rolls(added);
      return {
        says: "",
        shows: html`${stackView(caption, drawn, outcomes, width)}${behind(rollsTable(caption, drawn))}`,
      };
    },
  });
}
