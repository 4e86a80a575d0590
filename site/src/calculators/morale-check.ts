import { sumMoraleModifiers, sumPermanentMoraleChanges } from "skirmish-tables/explain/striker-ii";
import { checkMoraleOdds } from "skirmish-tables/odds/striker-ii";
import {
  attackFigures,
  checkMorale,
  currentMorale,
  type MoraleModifiersGiven,
  type MoraleValuesId,
  moraleModifiers,
  moraleResults,
  moraleValues,
  moraleValuesList,
} from "skirmish-tables/striker-ii";
import { type Answer, calculator, type Step, step } from "./answer.ts";
import { twoDiceOptions } from "./attack/fields.ts";
import { choice, tick, type Values, whole } from "./field.ts";
import { addedUp, groupOptions } from "./modifier.ts";
import { percent, signed } from "./words.ts";

const fields = {
  team: choice<MoraleValuesId | "other">(
    "Team",
    [
      ...moraleValuesList.map(({ id, name, morale }) => ({ value: id, label: `${name} (${morale})` })),
      { value: "other", label: "Another morale number" },
    ],
    "squad-team",
  ),
  morale: whole("Morale number at the start", 0, 20, moraleValues["squad-team"].morale),
  casualties: whole("Casualties in the team", 0, attackFigures["soldiers-per-team"] - 1, 0),
  routs: whole("Times it was routed", 0, 9, 0),
  ncos: whole("NCO teams that influence it", 0, 9, 0),
  officers: whole("Officer teams that influence it", 0, 9, 0),
  commander: tick("The supreme commander influences it"),
  failedNcos: whole("NCO teams that failed their own check", 0, 9, 0),
  failedOfficers: whole("Officer teams that failed their own check", 0, 9, 0),
  failedCommander: tick("The supreme commander failed his own check"),
  concealment: choice(
    "Status of the team",
    [{ value: "none", label: "In sight" }, ...groupOptions(moraleModifiers, "concealment")],
    "none",
  ),
  friendly: whole("Friendly casualties that count", 0, 20, 0),
  roll: choice("Roll of two dice", twoDiceOptions, "any"),
} as const;

/** A morale check of Striker II: rules 8C1 to 8C4. */
export const moraleCalculator = calculator({
  book: "striker-ii",
  fields,
  asks: (field, { team }) => field !== "morale" || team === "other",
  answer,
});

function answer(values: Values<typeof fields>): Answer {
  const start = values.team === "other" ? values.morale : moraleValues[values.team].morale;
  const morale = currentMorale(start, { casualty: values.casualties, rout: values.routs });
  const given = givenOf(values);
  const steps = [currentStep(values, start, morale), modifiersStep(given)];
  if (values.roll === "any") {
    const odds = checkMoraleOdds(morale, given);
    const passed = odds.find(({ outcome }) => outcome === "passed")?.chance;
    const sum = signed(morale + sumMoraleModifiers(given).value);
    const how = `Two dice ${sum}.`;
    return {
      result: `${passed ? percent(passed) : "No chance"} to pass.`,
      steps: [...steps, step("Check", "By the dice", how, "check-morale", "morale-table")],
      odds: odds.map(({ outcome, chance }) => ({ outcome: moraleResults[outcome].name, chance })),
    };
  }
  const outcome = checkMorale(Number(values.roll), morale, given);
  const total = Number(values.roll) + morale + sumMoraleModifiers(given).value;
  const how = `${values.roll} rolled, with morale and modifiers ${total}.`;
  const { name } = moraleResults[outcome];
  return {
    result: `${name}.`,
    steps: [...steps, step("Check", name, how, "check-morale", "morale-table"), followsStep(outcome)],
    odds: [],
  };
}

function currentStep(values: Values<typeof fields>, start: number, morale: number): Step {
  const { how } = addedUp(sumPermanentMoraleChanges({ casualty: values.casualties, rout: values.routs }));
  const text = morale === start ? `Its number is ${start}.` : `${start} at the start. ${how}`;
  const from = values.team === "other" ? [] : [`morale-values/${values.team}`];
  return step("Current morale", String(morale), text, ...from, "current-morale");
}

function givenOf(values: Values<typeof fields>): MoraleModifiersGiven {
  return {
    nco: values.ncos,
    officer: values.officers,
    supremeCommander: values.commander,
    failedNco: values.failedNcos,
    failedOfficer: values.failedOfficers,
    failedSupremeCommander: values.failedCommander,
    concealment: values.concealment === "none" ? undefined : values.concealment,
    friendlyCasualty: values.friendly,
  };
}

function modifiersStep(given: MoraleModifiersGiven): Step {
  const explained = sumMoraleModifiers(given);
  const { how, at } = addedUp(explained);
  return step("Modifiers", `${signed(explained.value)} to the roll`, how, ...at);
}

/** What the team may do after the check. */
function followsStep(outcome: keyof typeof moraleResults): Step {
  const { fires, movement, turns } = moraleResults[outcome];
  const moves = {
    free: "It moves as its player likes",
    none: "It does not move",
    "away-from-enemy": "It moves away from the enemy",
  };
  const lasts = turns === null ? "" : ` It lasts ${turns} turn.`;
  return step(
    "What follows",
    fires ? "It may fire" : "It may not fire",
    `${moves[movement]}.${lasts}`,
    `morale-results/${outcome}`,
  );
}
