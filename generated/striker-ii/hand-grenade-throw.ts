// Made by tablewright from rules/striker-ii/weapon/hand-grenade-throw.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, noRow, outOfDomain } from "../runtime/check.js";
import type { HandGrenadeTypesRange, HandGrenadeTypesRow } from "./hand-grenade-types.js";

/**
 * Hand grenade thrown at a distance. How hard a hand grenade is to land at a distance, by the first of its two ranges that reaches it.
 * @param row - The row of “Hand grenades by kind”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, rule 8A1a4, Grenades, lines 1890-1896
 * @example throwAt(handGrenadeTypes.he, 20); // { band: "difficult", range: 20 }
 */
export function throwAt(row: Pick<HandGrenadeTypesRow, "difficult" | "formidable">, distance: number): ({ readonly band: "difficult" } & HandGrenadeTypesRange) | ({ readonly band: "formidable" } & HandGrenadeTypesRange) | null {
  if (row?.difficult === undefined) throw noRow("throwAt", "row", "a row of hand-grenade-types", row);
  checkNumber("throwAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("throwAt", "distance", distance, "0 and more");
  checkNumber("throwAt", "difficult.range", row.difficult.range, false);
  if (distance <= row.difficult.range) return { band: "difficult", ...row.difficult };
  checkNumber("throwAt", "formidable.range", row.formidable.range, false);
  if (distance <= row.formidable.range) return { band: "formidable", ...row.formidable };
  return null;
}
