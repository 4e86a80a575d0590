import { isUnknown } from "skirmish-tables";
import { atLeast, attackOdds, chanceOf, checkMoraleOdds } from "skirmish-tables/odds/striker-ii";
import { armorAgainst, type SmallArmsLoad, shotAt } from "skirmish-tables/striker-ii";
import type { Squad, Team } from "./squad.js";

/** Everything the card shows; texts and numbers alone, so that any renderer can print it. */
export interface Card {
  readonly name: string;
  readonly morale: number;
  /** What a morale check brings, in percent. */
  readonly check: { readonly passed: number; readonly suppressed: number; readonly routed: number };
  readonly teams: readonly TeamCard[];
}

export interface TeamCard {
  readonly name: string;
  readonly weapon: string;
  /** Armor value against bullets. */
  readonly armor: number;
  readonly armorName: string;
  /** Null where the print lost it. */
  readonly damage: number | null;
  readonly shots: readonly Shot[];
}

/** A band of distances: how hard it is to hit there, and what a hit meets armor with. */
export interface Shot {
  readonly upTo: number;
  readonly difficulty: string;
  readonly penetration: number;
  /** Chance of a hit or more, in percent, without modifiers. */
  readonly hit: number;
}

export function cardOf({ name, morale, teams }: Squad): Card {
  const odds = checkMoraleOdds(morale);
  const share = (fate: "passed" | "suppressed" | "routed") => percent(chanceOf(odds, (one) => one === fate));
  const check = { passed: share("passed"), suppressed: share("suppressed"), routed: share("routed") };
  return { name, morale, check, teams: teams.map(teamCard) };
}

function teamCard({ name, weapon, load, armor }: Team): TeamCard {
  return {
    name,
    weapon: Object.keys(weapon.loads).length > 1 ? `${weapon.name}, ${load.name}` : weapon.name,
    armor: armor ? armorAgainst(armor, "other") : 0,
    armorName: armor?.name ?? "no armor",
    damage: isUnknown(load.damage) ? null : load.damage,
    shots: shotsOf(load),
  };
}

/** The bands a load is printed with, from near to far. */
function shotsOf(load: SmallArmsLoad): readonly Shot[] {
  const ranges = [load.difficult, load.formidable, load.impossible].flatMap((cell) => (cell ? [cell.range] : []));
  return ranges.flatMap((range) => {
    const shot = shotAt(load, range);
    if (!shot) return [];
    const odds = attackOdds(shot.band, { autofire: shot.autofire });
    const hit = percent(atLeast(odds, ({ hits }) => hits, 1));
    return [{ upTo: shot.range, difficulty: shot.band, penetration: shot.penetration, hit }];
  });
}

function percent({ decimal }: { readonly decimal: number }): number {
  return Math.round(decimal * 100);
}
