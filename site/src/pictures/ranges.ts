import { isUnknown } from "skirmish-tables";
import { atLeast, attackOdds, type Fraction } from "skirmish-tables/odds/striker-ii";
import { damageEffect } from "skirmish-tables/striker-ii";
import { difficultyOf } from "../calculators/attack/difficulty.ts";
import { type AttackValues, attackFields } from "../calculators/attack/fields.ts";
import { modifiersOf } from "../calculators/attack/modifiers.ts";
import { permission } from "../calculators/attack/permission.ts";
import { choice, startOf, type Values, whole } from "../calculators/field.ts";
import { reachOf, type Shot, type Weapon, weaponAt, weapons } from "../calculators/weapons.ts";

const { weapon, firer, soldiers, initiative, target, armor } = attackFields;
const none = { value: "none", label: "None" };
const moves = firer.options.filter(({ value }) => value === "stationary" || value === "moved");

export const rangeFields = {
  a: choice("Weapon A", weapon.options, "small-arms/acr-7mm/loads/slugs"),
  b: choice("Weapon B", [none, ...weapon.options], "small-arms/gauss-rifle-4mm/loads/standard"),
  c: choice("Weapon C", [none, ...weapon.options], "energy-weapons/laser-rifle-tl9"),
  d: choice("Weapon D", [none, ...weapon.options], "none"),
  firer: choice("The firing team", moves, "stationary"),
  soldiers,
  initiative: { ...initiative, start: "average-initiative" },
  target: choice(
    "The target",
    target.options.filter(({ value }) => value !== "out-of-sight"),
    "in-sight",
  ),
  armor: choice("Armor to compare with", armor.options, "cloth"),
  other: choice("Another armor", armor.options, "battle-dress-tl13"),
  distance: whole("Read off at", 0, Math.max(...weapons.map(reachOf)), 300, "m"),
} as const;

export type RangeValues = Values<typeof rangeFields>;

/** One weapon of the plot over its ranges; `stop` says why it does not fire at all. */
export interface Reach {
  readonly tag: string;
  readonly weapon: Weapon;
  readonly stop: string | null;
  readonly stretches: readonly Stretch[];
}

/** What a weapon does from one distance to the next. */
export interface Stretch {
  readonly from: number;
  readonly shot: Shot;
  /** The chance of a hit or more; null where the print lost what decides it. */
  readonly hit: Fraction | null;
}

export function reaches(values: RangeValues): readonly Reach[] {
  return (["a", "b", "c", "d"] as const).flatMap((letter) => {
    const at = values[letter];
    return at === "none" ? [] : [reach(letter.toUpperCase(), weaponAt(at), values)];
  });
}

function reach(tag: string, of: Weapon, values: RangeValues): Reach {
  const attack: AttackValues = {
    ...startOf(attackFields),
    weapon: of.at,
    firer: values.firer,
    soldiers: values.soldiers,
    initiative: values.initiative,
    target: values.target,
  };
  const may = permission(attack, of);
  const stretches = of.shots.map((shot, n) => {
    const { difficulty } = difficultyOf(shot, may.moved, values.soldiers);
    const { given } = modifiersOf(attack, of, shot, may);
    const hit =
      difficulty === null || given === null ? null : atLeast(attackOdds(difficulty, given), ({ hits }) => hits, 1);
    return { from: of.shots[n - 1]?.range ?? 0, shot, hit };
  });
  return { tag, weapon: of, stop: may.stop, stretches };
}

/** The stretch a distance lies in; null beyond the last. */
export function stretchAt({ stretches }: Reach, meters: number): Stretch | null {
  return stretches.find(({ shot }) => meters <= shot.range) ?? null;
}

/** Whether a hit makes a casualty of a soldier in armor, in words. */
export function againstArmor({ damage }: Weapon, { penetration }: Shot, armorValue: number): string {
  if (isUnknown(damage)) return "unknown";
  return damageEffect(penetration, armorValue, damage) === "casualty" ? "casualty" : "no effect";
}
