// Made by tablewright from rules/striker-ii/hit/fire.yaml. Do not edit: change the rules and run tablewright build.
import { directShotAt } from "./direct-shot.js";
import { noRow, toldBy } from "../../runtime/check.js";
import { exactProduct } from "../../runtime/decimal.js";
import { checkGiven, checkNamed } from "../../runtime/given.js";
import type { Unknown } from "../../runtime/types.js";
import { armorAgainst } from "../../striker-ii/armor-against.js";
import { attack } from "../../striker-ii/attack.js";
import { combineArmor } from "../../striker-ii/combined-armor.js";
import type { CoverId, CoverStatus } from "../../striker-ii/cover.js";
import { lookupCover } from "../../striker-ii/cover.js";
import { damageEffect } from "../../striker-ii/damage-effect.js";
import { explosiveFigures } from "../../striker-ii/explosive-figures.js";
import type { FireAsked, FireResult } from "../../striker-ii/fire.js";
import { firingTeams } from "../../striker-ii/firing-teams.js";
import { assignHits } from "../../striker-ii/hit-assignment.js";
import { lookupMayFire } from "../../striker-ii/may-fire.js";
import { lookupNumberOfFirers } from "../../striker-ii/number-of-firers.js";
import type { PersonalArmorRow } from "../../striker-ii/personal-armor.js";
import { adjustDifficulty } from "../../striker-ii/shift-difficulty.js";

export type { FireAsked, FireResult } from "../../striker-ii/fire.js";

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
