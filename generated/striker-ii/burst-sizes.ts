// Made by tablewright from rules/striker-ii/weapon/burst-sizes.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Band, Documented, Unknown } from "../runtime/types.js";

/** A row of “Burst sizes of HE grenades”. */
export interface BurstSizesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Tech level of the grenade. */
  readonly techLevel: Band;
  /**
   * Burst size: teams no farther from the target are attacked by fragments. Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, Hand grenades, blast diameter, lines 3788-3797
   */
  readonly burstSize: number;
}

const data = {
  "6-7": { id: "6-7", techLevel: { from: 6, to: 7 }, burstSize: 1 },
  "8-10": { id: "8-10", techLevel: { from: 8, to: 10 }, burstSize: 10 },
  "10+": { id: "10+", techLevel: { from: 10, to: null }, burstSize: 20 },
} as const satisfies Record<string, BurstSizesRow>;

/**
 * Burst sizes of HE grenades. Burst size of HE grenades by tech level, whether thrown or fired; the book also calls it the blast diameter but measures it from the target.
 * @source Striker II: Introductory Infantry Rules, Hand grenades, blast diameter, lines 3788-3797
 * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, line 4062
 */
export const burstSizes: Documented<BurstSizesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Burst sizes of HE grenades”, in the book's order. */
export const burstSizesList: readonly BurstSizesRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly (number | Unknown)[] = /* @__PURE__ */ (() => freezeEach([
  1,
  10,
  20,
  { unknown: "The book lists an HE grenade of tech level 5, but burst sizes only from 6 on." },
  { unknown: "Two of the three bands take in tech level 10, one with 10 m and one with 20 m." },
]))();

/**
 * Looks up “Burst sizes of HE grenades”. Burst size of HE grenades by tech level, whether thrown or fired; the book also calls it the blast diameter but measures it from the target.
 * @param techLevel - Tech level of the grenade. 0 and more.
 * @source Striker II: Introductory Infantry Rules, Hand grenades, blast diameter, lines 3788-3797
 * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, line 4062
 * @example lookupBurstSizes(7); // 1
 */
export function lookupBurstSizes(techLevel: number): number | Unknown {
  checkNumber("lookupBurstSizes", "techLevel", techLevel, true);
  if (techLevel < 0) throw outOfDomain("lookupBurstSizes", "techLevel", techLevel, "0 and more");
  const row =
    techLevel < 6 ? 3
    : techLevel <= 7 ? 0
    : techLevel <= 9 ? 1
    : techLevel <= 10 ? 4
    : 2;
  return answers[row] as number | Unknown;
}
