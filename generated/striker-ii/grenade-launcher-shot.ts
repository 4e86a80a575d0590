// Made by tablewright from rules/striker-ii/weapon/grenade-launcher-shot.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, noRow, outOfDomain } from "../runtime/check.js";
import type { GrenadeLaunchersRange, GrenadeLaunchersRow } from "./grenade-launchers.js";

/**
 * Grenade launcher shot at a distance. How hard a launched grenade other than flechettes is to land at a distance, by the first of its ranges that reaches it, with the autofire bonus there.
 * @param row - The row of “Grenade launchers”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1a, Range, lines 2007-2022
 * @example launcherShotAt(grenadeLaunchers["atgl-7cm"], 100); // { band: "difficult", range: 100, autofire: 0 }
 */
export function launcherShotAt(row: Pick<GrenadeLaunchersRow, "difficult" | "formidable" | "impossible">, distance: number): ({ readonly band: "difficult" } & GrenadeLaunchersRange) | ({ readonly band: "formidable" } & GrenadeLaunchersRange) | ({ readonly band: "impossible" } & GrenadeLaunchersRange) | null {
  if (row?.difficult === undefined) throw noRow("grenade-launcher-shot", "row", "a row of grenade-launchers", row);
  checkNumber("grenade-launcher-shot", "distance", distance, false);
  if (distance < 0) throw outOfDomain("grenade-launcher-shot", "distance", distance, "0 and more");
  checkNumber("grenade-launcher-shot", "difficult.range", row.difficult.range, false);
  if (distance <= row.difficult.range) return { band: "difficult", ...row.difficult };
  if (row.formidable !== null) checkNumber("grenade-launcher-shot", "formidable.range", row.formidable.range, false);
  if (row.formidable !== null && distance <= row.formidable.range) return { band: "formidable", ...row.formidable };
  if (row.impossible !== null) checkNumber("grenade-launcher-shot", "impossible.range", row.impossible.range, false);
  if (row.impossible !== null && distance <= row.impossible.range) return { band: "impossible", ...row.impossible };
  return null;
}
