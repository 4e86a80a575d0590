// Made by tablewright from rules/striker-ii/weapon/direct-shot.yaml. Do not edit: change the rules and run tablewright build.
import type { CrewServedWeaponsRange, CrewServedWeaponsRow } from "./crew-served-weapons.js";
import type { SmallArmsLoad, SmallArmsRange } from "./small-arms.js";
import { checkNumber, noRow, outOfDomain } from "../../runtime/check.js";
import type { EnergyWeaponsRange, EnergyWeaponsRow } from "../../striker-ii/energy-weapons.js";

/**
 * Shot of a weapon of direct fire at a distance. How hard a shot is at a distance, by the first range of the weapon that reaches it, with the penetration and the autofire bonus there. Grenades have their penetration by what fills them, not by range.
 * @param row - The row, or the row inside it, of “Slug throwers”, “Energy weapons”, “Crew served slug throwers”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1a, Range, lines 2007-2022
 * @example directShotAt(smallArms.sling.loads.standard, 40); // { band: "difficult", range: 40, penetration: 1, autofire: 0 }
 */
export function directShotAt(row: Pick<SmallArmsLoad, "difficult" | "formidable" | "impossible"> | Pick<EnergyWeaponsRow, "difficult" | "formidable" | "impossible"> | Pick<CrewServedWeaponsRow, "difficult" | "formidable" | "impossible">, distance: number): ({ readonly band: "difficult" } & (SmallArmsRange | EnergyWeaponsRange | CrewServedWeaponsRange)) | ({ readonly band: "formidable" } & (SmallArmsRange | EnergyWeaponsRange | CrewServedWeaponsRange)) | ({ readonly band: "impossible" } & (SmallArmsRange | EnergyWeaponsRange | CrewServedWeaponsRange)) | null {
  if (row?.difficult === undefined) throw noRow("directShotAt", "row", "a row of small-arms, energy-weapons, crew-served-weapons", row);
  checkNumber("directShotAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("directShotAt", "distance", distance, "0 and more");
  checkNumber("directShotAt", "difficult.range", row.difficult.range, false);
  if (distance <= row.difficult.range) return { band: "difficult", ...row.difficult };
  if (row.formidable !== null) {
    checkNumber("directShotAt", "formidable.range", row.formidable.range, false);
    if (distance <= row.formidable.range) return { band: "formidable", ...row.formidable };
  }

  if (row.impossible !== null) {
    checkNumber("directShotAt", "impossible.range", row.impossible.range, false);
    if (distance <= row.impossible.range) return { band: "impossible", ...row.impossible };
  }

  return null;
}
