// Made by tablewright from rules/striker-ii/hit/fire.yaml. Do not edit: change the rules and run tablewright build.
import { noRow, toldBy } from "../runtime/check.js";
import { exactProduct } from "../runtime/decimal.js";
import { checkGiven, checkNamed } from "../runtime/given.js";
import type { Unknown } from "../runtime/types.js";
import { armorAgainst } from "./armor-against.js";
import { attack } from "./attack.js";
import { combineArmor } from "./combined-armor.js";
import type { CoverId, CoverStatus } from "./cover.js";
import { lookupCover } from "./cover.js";
import type { CrewServedWeaponsRow } from "./crew-served-weapons.js";
import { damageEffect } from "./damage-effect.js";
import { directShotAt } from "./direct-shot.js";
import type { EnergyWeaponsRow } from "./energy-weapons.js";
import { explosiveFigures } from "./explosive-figures.js";
import { firingTeams } from "./firing-teams.js";
import { assignHits } from "./hit-assignment.js";
import type { HitModifiersGiven } from "./hit-modifiers.js";
import type { HitTableResult } from "./hit-table.js";
import type { MayFireTeam } from "./may-fire.js";
import { lookupMayFire } from "./may-fire.js";
import { lookupNumberOfFirers } from "./number-of-firers.js";
import type { PersonalArmorRow } from "./personal-armor.js";
import { adjustDifficulty } from "./shift-difficulty.js";
import type { SmallArmsLoad } from "./small-arms.js";

/** What “Fire” takes. */
export interface FireAsked {
  /** The weapon that fires, or the load of one that has several. */
  readonly weapon: (Pick<SmallArmsLoad, "difficult" | "formidable" | "impossible"> | Pick<EnergyWeaponsRow, "difficult" | "formidable" | "impossible"> | Pick<CrewServedWeaponsRow, "difficult" | "formidable" | "impossible">) & (Pick<SmallArmsLoad, "recoil" | "autofireFactor" | "gyrostabilized" | "damage" | "burstSize"> | (Pick<EnergyWeaponsRow, "recoil" | "damage"> & { readonly autofireFactor?: undefined } & { readonly gyrostabilized?: undefined } & { readonly burstSize?: undefined }) | (Pick<CrewServedWeaponsRow, "recoil" | "damage"> & { readonly autofireFactor?: undefined } & { readonly gyrostabilized?: undefined } & { readonly burstSize?: undefined }));
  /** What the team did or suffers. */
  readonly team: MayFireTeam;
  /** Distance. Unit: meters (m). */
  readonly distance: number;
  /** Soldiers that fire in the attack. */
  readonly firers: number;
  /** What is rolled or counted, before anything is added. Rolled on 2D6. */
  readonly roll: number;
  /** What of “Hit modifiers” applies. */
  readonly modifiers?: Omit<HitModifiersGiven, "autofire" | "movedGyrostabilized"> | undefined;
  /** The row of “Personal armor”. */
  readonly armor?: Pick<PersonalArmorRow, "value"> | undefined;
  /** What kind of weapon attacks. */
  readonly attack?: "melee" | "energy" | "other" | undefined;
  /** What the team is in. */
  readonly cover?: CoverId | undefined;
  /** How the team uses the cover. */
  readonly status?: CoverStatus | undefined;
  /** Soldiers the team still has. */
  readonly soldiers: number;
}

/** What “Fire” gives. */
export interface FireResult {
  /** Hits on the target team. */
  readonly hits: HitTableResult["hits"];
  /** Soldiers they make casualties of. */
  readonly casualties: number;
  /** Whether the target must check morale at the end of the fire phase. */
  readonly moraleCheck: HitTableResult["moraleCheck"];
}

/**
 * Fire. One attack of direct fire in a breath, from whether the team may fire to the hits, the casualties they make and the morale check they ask for. Every firer has the same weapon; the soldiers of the target wear the same armor.
 * @param given - What is given, each by its name.
 * @source Striker II: Introductory Infantry Rules, rule 8A1-8C1, Combat, lines 1731-2612
 * @example fire({ weapon: smallArms.sling.loads.standard, team: "stationary", distance: 0, firers: 7, roll: 7, modifiers: { initiative: "low-initiative" }, armor: personalArmor.jack, attack: "melee", cover: "building", status: "hidden", soldiers: 7 }); // { hits: 0, casualties: 0, moraleCheck: true }
 */
export function fire(given: FireAsked): FireResult | "may-not-fire" | "out-of-range" | Unknown {
  try {
    checkNamed("fire", "given", given);
    for (const name in given) {
      if (name !== "weapon" && name !== "team" && name !== "distance" && name !== "firers" && name !== "roll" && name !== "modifiers" && name !== "armor" && name !== "attack" && name !== "cover" && name !== "status" && name !== "soldiers")
        checkGiven("fire", given, [
      "weapon",
      "team",
      "distance",
      "firers",
      "roll",
      "modifiers",
      "armor",
      "attack",
      "cover",
      "status",
      "soldiers",
    ]);
    }

    if (given.modifiers !== undefined) checkNamed("fire", "modifiers", given.modifiers);
    if (given.weapon?.recoil === undefined) throw noRow("fire", "given.weapon", "a row of small-arms, energy-weapons, crew-served-weapons", given.weapon);
    if (typeof given.weapon.recoil === "object" && given.weapon.recoil !== null && "unknown" in given.weapon.recoil) return given.weapon.recoil;
    const permission = lookupMayFire(given.team, given.weapon.recoil);
    if (permission === "none") return "may-not-fire";
    const shot = directShotAt(given.weapon, given.distance);
    if (shot === null) return "out-of-range";
    const teams = firingTeams(given.firers);
    const firing = lookupNumberOfFirers(teams);
    const level = adjustDifficulty(shot.band, { firerMoved: permission === "harder", firers: firing });
    if (typeof level === "object" && level !== null && "unknown" in level) return level;
    if (typeof given.weapon.autofireFactor === "object" && given.weapon.autofireFactor !== null && "unknown" in given.weapon.autofireFactor) return given.weapon.autofireFactor;
    if (permission === "harder") if (typeof given.weapon.gyrostabilized === "object" && given.weapon.gyrostabilized !== null && "unknown" in given.weapon.gyrostabilized) return given.weapon.gyrostabilized;
    const hit = attack(given.roll, level, { ...given.modifiers, autofire: exactProduct(shot.autofire, given.weapon.autofireFactor ?? 1), movedGyrostabilized: permission === "harder" ? (given.weapon.gyrostabilized as Exclude<typeof given.weapon.gyrostabilized, Unknown>) : undefined });
    const worn = given.armor === undefined ? 0 : armorAgainst(given.armor as Pick<PersonalArmorRow, "value">, given.attack as "melee" | "energy" | "other");
    const behind = given.cover === undefined ? 0 : lookupCover(given.cover as CoverId, given.status as CoverStatus);
    const protection = combineArmor(worn, behind);
    if (typeof given.weapon.damage === "object" && given.weapon.damage !== null && "unknown" in given.weapon.damage) return given.weapon.damage;
    const effect = damageEffect(shot.penetration, protection, given.weapon.damage);
    if (typeof given.weapon.burstSize === "object" && given.weapon.burstSize !== null && "unknown" in given.weapon.burstSize) return given.weapon.burstSize;
    assignHits(given.weapon.burstSize != null ? Math.min(hit.hits, explosiveFigures["contact-soldiers"]) : hit.hits, given.soldiers);
    if (effect === "casualty") if (typeof given.weapon.burstSize === "object" && given.weapon.burstSize !== null && "unknown" in given.weapon.burstSize) return given.weapon.burstSize;
    return { hits: hit.hits, casualties: effect === "casualty" ? Math.min(hit.hits, given.weapon.burstSize != null ? explosiveFigures["contact-soldiers"] : given.soldiers) : 0, moraleCheck: hit.moraleCheck };
  } catch (error) {
    throw toldBy("fire", error, [
    "lookupMayFire",
    "directShotAt",
    "firingTeams",
    "lookupNumberOfFirers",
    "adjustDifficulty",
    "attack",
    "armorAgainst",
    "lookupCover",
    "combineArmor",
    "damageEffect",
    "assignHits",
  ]);
  }
}
