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
  if (row?.difficult === undefined) throw noRow("launcherShotAt", "row", "a row of grenade-launchers", row);
  checkNumber("launcherShotAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("launcherShotAt", "distance", distance, "0 and more");
  checkNumber("launcherShotAt", "difficult.range", row.difficult.range, false);
  if (distance <= row.difficult.range) return { band: "difficult", ...row.difficult };
  if (row.formidable !== null) {
    checkNumber("launcherShotAt", "formidable.range", row.formidable.range, false);
    if (distance <= row.formidable.range) return { band: "formidable", ...row.formidable };
  }

  if (row.impossible !== null) {
    checkNumber("launcherShotAt", "impossible.range", row.impossible.range, false);
    if (distance <= row.impossible.range) return { band: "impossible", ...row.impossible };
  }

  return null;
}
