import { attackOdds, expected, map, type Odds } from "skirmish-tables/odds/striker-ii";
import {
  attack,
  type HitModifiersGiven,
  type HitTableDifficulty,
  type HitTableResult,
} from "skirmish-tables/striker-ii";
import { type Answer, type Chance, calculator, type Step, step } from "../answer.ts";
import { weaponAt } from "../weapons.ts";
import { count, words } from "../words.ts";
import { armorOf } from "./armor.ts";
import { type Casualties, casualtiesOf } from "./casualties.ts";
import { difficultyOf, rangeStep } from "./difficulty.ts";
import { type AttackValues, attackFields } from "./fields.ts";
import { modifiersOf } from "./modifiers.ts";
import { permission } from "./permission.ts";
import { targetsSteps } from "./targets.ts";

/** An attack of Striker II, from distance to casualties: rules 8A1 to 8B, in their order. */
export const attackCalculator = calculator({
  book: "striker-ii",
  fields: attackFields,
  asks: (field, values) => {
    if (field === "settingUp") return weaponAt(values.weapon).setUp > 0;
    if (field === "marker") return values.target === "unspotted" && values.cover !== "none";
    return true;
  },
  common: ["distance"],
  answer,
});

function answer(values: AttackValues): Answer {
  const weapon = weaponAt(values.weapon);
  const may = permission(values, weapon);
  if (may.stop !== null) return { result: `No attack: ${may.stop.toLowerCase()}.`, steps: may.steps, odds: [] };

  const shot = weapon.shotAt(values.distance);
  if (!shot) {
    const far = step("Range", "Out of range", `${values.distance} m is farther than it reaches.`, weapon.at);
    return { result: "No attack: out of range.", steps: [...may.steps, far], odds: [] };
  }
  const hard = difficultyOf(shot, may.moved, values.soldiers);
  const added = modifiersOf(values, weapon, shot, may);
  const range = rangeStep(weapon, shot, values.distance);
  const before = [...may.steps, ...targetsSteps(weapon), range, hard.step, added.step];
  if (hard.difficulty === null)
    return { result: "Unknown: the table has no such difficulty.", steps: before, odds: [] };
  if (added.given === null) return { result: "Unknown: a modifier of this weapon is lost.", steps: before, odds: [] };

  const status = values.target === "unspotted" ? values.marker : coverStatus(values.target);
  const armor = armorOf({ suit: values.armor, attack: weapon.attack, cover: values.cover, status });
  const fallen = casualtiesOf(weapon, shot, armor.value, values.team);
  const hit = hitStep(values.roll, hard.difficulty, added.given);
  const steps = [...before, hit.step, ...armor.steps, ...fallen.steps];
  return hit.hits === null
    ? { result: oddsResult(hard.difficulty, added.given, fallen), steps, odds: oddsOf(hit.odds, fallen) }
    : { result: `${outcome(hit.hits, fallen)}.`, steps, odds: [], ...moraleAfter(hit.hits, fallen, values.team) };
}

/** The check that a hit or an M asks of those who are left. */
function moraleAfter({ hits, moraleCheck }: HitTableResult, { of }: Casualties, team: number): Pick<Answer, "next"> {
  const lost = of?.(hits) ?? 0;
  if (!moraleCheck || lost >= team) return {};
  const state = lost > 0 ? `casualties=${lost}` : "";
  return { next: { label: "The morale check it makes", calculator: "morale-check", state } };
}

/** A team in sight has nothing of its cover. */
function coverStatus(target: AttackValues["target"]): "concealed" | "hidden" | null {
  return target === "concealed" || target === "hidden" ? target : null;
}

interface Hit {
  readonly step: Step;
  /** What the roll gives; null where nothing is rolled yet. */
  readonly hits: HitTableResult | null;
  readonly odds: Odds<HitTableResult>;
}

function hitStep(roll: string, difficulty: HitTableDifficulty, given: HitModifiersGiven): Hit {
  const odds = attackOdds(difficulty, given);
  if (roll !== "any") {
    const hits = attack(Number(roll), difficulty, given);
    const how = `A roll of ${roll}, modified, under ${words(difficulty)}.`;
    return { hits, odds, step: step("Hits", hitText(hits), how, "attack", "hit-table") };
  }
  const rolls = Array.from({ length: 11 }, (_, at) => at + 2);
  const least = rolls.find((one) => attack(one, difficulty, given).hits > 0);
  const needed =
    least === undefined ? "No roll makes a hit" : least === 2 ? "Every roll hits" : `A hit from ${least} up`;
  const average = `${expected(odds, ({ hits }) => hits).decimal.toFixed(2)} hits on average.`;
  return { hits: null, odds, step: step("Hits", needed, average, "attack", "hit-table") };
}

function hitText({ hits, moraleCheck }: HitTableResult): string {
  if (hits > 0) return count(hits, "hit");
  return moraleCheck ? "No hit, but a morale check" : "No effect";
}

function outcome(hit: HitTableResult, { of }: Casualties): string {
  if (hit.hits === 0) return hitText(hit);
  if (of === null) return `${count(hit.hits, "hit")}, casualties unknown`;
  const lost = of(hit.hits);
  return lost === 0 ? "Hit without a casualty, morale check" : count(lost, "casualty", "casualties");
}

function oddsOf(hits: Odds<HitTableResult>, fallen: Casualties): readonly Chance[] {
  return map(hits, (hit) => outcome(hit, fallen));
}

function oddsResult(difficulty: HitTableDifficulty, given: HitModifiersGiven, { of }: Casualties): string {
  const odds = attackOdds(difficulty, given);
  if (of === null)
    return `${expected(odds, ({ hits }) => hits).decimal.toFixed(2)} hits on average; casualties are unknown.`;
  return `${expected(odds, ({ hits }) => of(hits)).decimal.toFixed(2)} casualties on average.`;
}
