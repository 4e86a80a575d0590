// Made by tablewright from rules/striker-ii/weapon/crew-served-shot.yaml. Do not edit: change the rules and run tablewright build.
import type { CrewServedWeaponsRange, CrewServedWeaponsRow } from "./crew-served-weapons.js";
import { checkNumber, noRow, outOfDomain } from "../../runtime/check.js";

/**
 * Crew served weapon shot at a distance. How hard a shot is at a distance, by the first range of the weapon that reaches it, with the penetration and the autofire bonus there.
 * @param row - The row of “Crew served slug throwers”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1a, Range, lines 2007-2022
 * @example crewServedShotAt(crewServedWeapons["medium-machine-gun-7mm-tl5"], 350); // { band: "difficult", range: 350, penetration: 3, autofire: 3 }
 */
export function crewServedShotAt(row: Pick<CrewServedWeaponsRow, "difficult" | "formidable" | "impossible">, distance: number): ({ readonly band: "difficult" } & CrewServedWeaponsRange) | ({ readonly band: "formidable" } & CrewServedWeaponsRange) | ({ readonly band: "impossible" } & CrewServedWeaponsRange) | null {
  if (row?.difficult === undefined) throw noRow("crewServedShotAt", "row", "a row of crew-served-weapons", row);
  checkNumber("crewServedShotAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("crewServedShotAt", "distance", distance, "0 and more");
  checkNumber("crewServedShotAt", "difficult.range", row.difficult.range, false);
  if (distance <= row.difficult.range) return { band: "difficult", ...row.difficult };
  if (row.formidable !== null) {
    checkNumber("crewServedShotAt", "formidable.range", row.formidable.range, false);
    if (distance <= row.formidable.range) return { band: "formidable", ...row.formidable };
  }

  if (row.impossible !== null) {
    checkNumber("crewServedShotAt", "impossible.range", row.impossible.range, false);
    if (distance <= row.impossible.range) return { band: "impossible", ...row.impossible };
  }

  return null;
}
