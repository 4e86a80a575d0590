// Made by tablewright from rules/striker-ii/weapon/flechette-areas.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** A row of “Flechette areas”. */
export interface FlechetteAreasRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Tech level of the round. */
  readonly techLevel: number;
  /**
   * Width of the area. Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4068-4074
   */
  readonly width: number;
  /**
   * Length of the area. Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4068-4074
   */
  readonly length: number;
}

const data = {
  "8": { id: "8", techLevel: 8, width: 10, length: 100 },
  "10": { id: "10", techLevel: 10, width: 10, length: 150 },
} as const satisfies Record<string, FlechetteAreasRow>;

/**
 * Flechette areas. The area in which a flechette grenade attacks every target, by tech level.
 * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4068-4074
 */
export const flechetteAreas: Documented<FlechetteAreasRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Flechette areas”, in the book's order. */
export const flechetteAreasList: readonly FlechetteAreasRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly (FlechetteAreasRow | null)[] = /* @__PURE__ */ (() => freezeEach([
  data["8"],
  data["10"],
  null,
]))();

/**
 * Looks up “Flechette areas”. The area in which a flechette grenade attacks every target, by tech level.
 * @param techLevel - Tech level of the round. 0 and more.
 * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4068-4074
 * @example lookupFlechetteAreas(8)?.id; // "8"
 */
export function lookupFlechetteAreas(techLevel: number): FlechetteAreasRow | null {
  checkNumber("lookupFlechetteAreas", "techLevel", techLevel, true);
  if (techLevel < 0) throw outOfDomain("lookupFlechetteAreas", "techLevel", techLevel, "0 and more");
  const row =
    techLevel < 8 ? 2
    : techLevel < 10 ? 0
    : 1;
  return answers[row] as FlechetteAreasRow | null;
}
