// Made by tablewright from rules/striker-ii/morale/morale-check-at.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, noRow, outOfDomain } from "../runtime/check.js";
import type { MoraleChecksRow } from "./morale-checks.js";

/**
 * Morale check at a distance. Whether what happens at a distance makes a team check its morale, where it can see it if that is needed. A reason without a reach does at any distance. A team checks at most once in a fire phase.
 * @param row - The row of “Morale checks”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, rule 8C1, Conditions Under Which Morale Must Be Checked, lines 2569-2612
 * @example moraleCheckAt(moraleChecks["nearby-casualty"], 50); // "check"
 */
export function moraleCheckAt(row: Pick<MoraleChecksRow, "check">, distance: number): "check" | "no-check" {
  if (row?.check === undefined) throw noRow("moraleCheckAt", "row", "a row of morale-checks", row);
  checkNumber("moraleCheckAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("moraleCheckAt", "distance", distance, "0 and more");
  if (row.check === null) return "check";
  checkNumber("moraleCheckAt", "check.range", row.check.range, false);
  if (distance <= row.check.range) return "check";
  return "no-check";
}
