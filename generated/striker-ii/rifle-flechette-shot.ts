// Made by tablewright from rules/striker-ii/weapon/rifle-flechette-shot.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, noRow, outOfDomain } from "../runtime/check.js";
import type { RifleGrenadesRange, RifleGrenadesRow } from "./rifle-grenades.js";

/**
 * Flechette rifle grenade shot at a distance. How hard a flechette grenade fired from a rifle is to land. Its only range is difficult, and its roll has the modifier of flechette grenades. Null beyond that range, and where no flechette round is made.
 * @param row - The row of “Rifle grenades”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4068-4071
 * @example rifleFlechetteShotAt(rifleGrenades["4cm-ram-tl8"], 250); // { band: "difficult", range: 250 }
 */
export function rifleFlechetteShotAt(row: Pick<RifleGrenadesRow, "flechette" | "difficult">, distance: number): ({ readonly band: "difficult" } & RifleGrenadesRange) | null {
  if (row?.difficult === undefined) throw noRow("rifleFlechetteShotAt", "row", "a row of rifle-grenades", row);
  checkNumber("rifleFlechetteShotAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("rifleFlechetteShotAt", "distance", distance, "0 and more");
  if (row.flechette === null) return null;
  checkNumber("rifleFlechetteShotAt", "difficult.range", row.difficult.range, false);
  if (distance <= row.difficult.range) return { band: "difficult", ...row.difficult };
  return null;
}
