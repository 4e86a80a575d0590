// Made by tablewright from rules/striker-ii/weapon/launcher-flechette-shot.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, noRow, outOfDomain } from "../runtime/check.js";
import type { GrenadeLaunchersRange, GrenadeLaunchersRow } from "./grenade-launchers.js";

/**
 * Flechette grenade launched at a distance. How hard a flechette grenade launched is to land. Its only range is difficult, and its roll has the modifier of flechette grenades. Null beyond that range, and where no flechette round is made.
 * @param row - The row of “Grenade launchers”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4068-4071
 * @example launcherFlechetteShotAt(grenadeLaunchers["ram-launcher-4cm-tl8"], 250); // { band: "difficult", range: 250, autofire: 0 }
 */
export function launcherFlechetteShotAt(row: Pick<GrenadeLaunchersRow, "flechette" | "difficult">, distance: number): ({ readonly band: "difficult" } & GrenadeLaunchersRange) | null {
  if (row?.difficult === undefined) throw noRow("launcherFlechetteShotAt", "row", "a row of grenade-launchers", row);
  checkNumber("launcherFlechetteShotAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("launcherFlechetteShotAt", "distance", distance, "0 and more");
  if (row.flechette === null) return null;
  checkNumber("launcherFlechetteShotAt", "difficult.range", row.difficult.range, false);
  if (distance <= row.difficult.range) return { band: "difficult", ...row.difficult };
  return null;
}
