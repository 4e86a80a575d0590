// Made by tablewright from rules/striker-ii/weapon/small-arms-shot.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, noRow, outOfDomain } from "../runtime/check.js";
import type { SmallArmsLoad, SmallArmsRange } from "./small-arms.js";

/**
 * Small arms shot at a distance. How hard a shot is at a distance, by the first range of the weapon that reaches it, with the penetration and the autofire bonus there.
 * @param load - The load of “Slug throwers”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1a, Range, lines 2007-2022
 * @example shotAt(smallArms.sling.loads.standard, 40); // { band: "difficult", range: 40, penetration: 1, autofire: 0 }
 */
export function shotAt(load: Pick<SmallArmsLoad, "difficult" | "formidable" | "impossible">, distance: number): ({ readonly band: "difficult" } & SmallArmsRange) | ({ readonly band: "formidable" } & SmallArmsRange) | ({ readonly band: "impossible" } & SmallArmsRange) | null {
  if (load?.difficult === undefined) throw noRow("shotAt", "load", "a load of small-arms", load);
  checkNumber("shotAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("shotAt", "distance", distance, "0 and more");
  checkNumber("shotAt", "difficult.range", load.difficult.range, false);
  if (distance <= load.difficult.range) return { band: "difficult", ...load.difficult };
  if (load.formidable !== null) {
    checkNumber("shotAt", "formidable.range", load.formidable.range, false);
    if (distance <= load.formidable.range) return { band: "formidable", ...load.formidable };
  }

  if (load.impossible !== null) {
    checkNumber("shotAt", "impossible.range", load.impossible.range, false);
    if (distance <= load.impossible.range) return { band: "impossible", ...load.impossible };
  }

  return null;
}
