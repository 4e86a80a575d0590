// Made by tablewright from rules/striker-ii/weapon/rifle-grenade-shot.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, noRow, outOfDomain } from "../runtime/check.js";
import type { RifleGrenadesRange, RifleGrenadesRow } from "./rifle-grenades.js";

/**
 * Rifle grenade shot at a distance. How hard a rifle grenade other than flechettes is to land at a distance, by the first of its ranges that reaches it.
 * @param row - The row of “Rifle grenades”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1a, Range, lines 2007-2022
 * @example rifleGrenadeShotAt(rifleGrenades["4cm-tl6"], 25); // { band: "difficult", range: 25 }
 */
export function rifleGrenadeShotAt(row: Pick<RifleGrenadesRow, "difficult" | "formidable" | "impossible">, distance: number): ({ readonly band: "difficult" } & RifleGrenadesRange) | ({ readonly band: "formidable" } & RifleGrenadesRange) | ({ readonly band: "impossible" } & RifleGrenadesRange) | null {
  if (row?.difficult === undefined) throw noRow("rifleGrenadeShotAt", "row", "a row of rifle-grenades", row);
  checkNumber("rifleGrenadeShotAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("rifleGrenadeShotAt", "distance", distance, "0 and more");
  checkNumber("rifleGrenadeShotAt", "difficult.range", row.difficult.range, false);
  if (distance <= row.difficult.range) return { band: "difficult", ...row.difficult };
  if (row.formidable !== null) {
    checkNumber("rifleGrenadeShotAt", "formidable.range", row.formidable.range, false);
    if (distance <= row.formidable.range) return { band: "formidable", ...row.formidable };
  }

  if (row.impossible !== null) {
    checkNumber("rifleGrenadeShotAt", "impossible.range", row.impossible.range, false);
    if (distance <= row.impossible.range) return { band: "impossible", ...row.impossible };
  }

  return null;
}
