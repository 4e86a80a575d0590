// Made by tablewright from rules/striker-ii/weapon/difficulty-at.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, noRow, outOfDomain } from "../runtime/check.js";
import type { SmallArmsLoad } from "./small-arms.js";

/**
 * Difficulty at a distance. How hard a shot is at a distance, by the first range of the weapon that reaches it.
 * @param load - The load of “Slug throwers”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1a, Range, lines 2007-2022
 * @example difficultyAt(smallArms.sling.loads.standard, 40); // "difficult"
 */
export function difficultyAt(load: Pick<SmallArmsLoad, "difficult" | "formidable" | "impossible">, distance: number): "difficult" | "formidable" | "impossible" | "out-of-range" {
  if (load?.difficult === undefined) throw noRow("difficultyAt", "load", "a load of small-arms", load);
  checkNumber("difficultyAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("difficultyAt", "distance", distance, "0 and more");
  checkNumber("difficultyAt", "difficult.range", load.difficult.range, false);
  if (distance <= load.difficult.range) return "difficult";
  if (load.formidable !== null) {
    checkNumber("difficultyAt", "formidable.range", load.formidable.range, false);
    if (distance <= load.formidable.range) return "formidable";
  }

  if (load.impossible !== null) {
    checkNumber("difficultyAt", "impossible.range", load.impossible.range, false);
    if (distance <= load.impossible.range) return "impossible";
  }

  return "out-of-range";
}
