// Made by tablewright from rules/striker-ii/weapon/weapon-shot.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, noRow, outOfDomain } from "../runtime/check.js";
import type { CrewServedWeaponsRange, CrewServedWeaponsRow } from "./crew-served-weapons.js";
import type { EnergyWeaponsRange, EnergyWeaponsRow } from "./energy-weapons.js";
import type { GrenadeLaunchersRange, GrenadeLaunchersRow } from "./grenade-launchers.js";
import type { HandGrenadeTypesRange, HandGrenadeTypesRow } from "./hand-grenade-types.js";
import type { RifleGrenadesRange, RifleGrenadesRow } from "./rifle-grenades.js";
import type { SmallArmsLoad, SmallArmsRange } from "./small-arms.js";

/**
 * Shot of any weapon at a distance. How hard a shot, launch or throw of any weapon is at a distance, by the first of its ranges that reaches it, with what else the table of the weapon prints there. A flechette grenade has its difficult range alone.
 * @param row - The row, or the row inside it, of “Slug throwers”, “Energy weapons”, “Crew served slug throwers”, “Grenade launchers”, “Rifle grenades”, “Hand grenades by kind”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1a, Range, lines 2007-2022
 * @example weaponShotAt(smallArms.sling.loads.standard, 40); // { band: "difficult", range: 40, penetration: 1, autofire: 0 }
 */
export function weaponShotAt(row: Pick<SmallArmsLoad, "difficult" | "formidable" | "impossible"> | Pick<EnergyWeaponsRow, "difficult" | "formidable" | "impossible"> | Pick<CrewServedWeaponsRow, "difficult" | "formidable" | "impossible"> | Pick<GrenadeLaunchersRow, "difficult" | "formidable" | "impossible"> | Pick<RifleGrenadesRow, "difficult" | "formidable" | "impossible"> | (Pick<HandGrenadeTypesRow, "difficult" | "formidable"> & { readonly impossible?: undefined }), distance: number): ({ readonly band: "difficult" } & (SmallArmsRange | EnergyWeaponsRange | CrewServedWeaponsRange | GrenadeLaunchersRange | RifleGrenadesRange | HandGrenadeTypesRange)) | ({ readonly band: "formidable" } & (SmallArmsRange | EnergyWeaponsRange | CrewServedWeaponsRange | GrenadeLaunchersRange | RifleGrenadesRange | HandGrenadeTypesRange)) | ({ readonly band: "impossible" } & (SmallArmsRange | EnergyWeaponsRange | CrewServedWeaponsRange | GrenadeLaunchersRange | RifleGrenadesRange)) | null {
  if (row?.difficult === undefined) throw noRow("weaponShotAt", "row", "a row of small-arms, energy-weapons, crew-served-weapons, grenade-launchers, rifle-grenades, hand-grenade-types", row);
  checkNumber("weaponShotAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("weaponShotAt", "distance", distance, "0 and more");
  checkNumber("weaponShotAt", "difficult.range", row.difficult.range, false);
  if (distance <= row.difficult.range) return { band: "difficult", ...row.difficult };
  if (row.formidable !== null) {
    checkNumber("weaponShotAt", "formidable.range", row.formidable.range, false);
    if (distance <= row.formidable.range) return { band: "formidable", ...row.formidable };
  }

  if (row.impossible !== undefined && row.impossible !== null) {
    checkNumber("weaponShotAt", "impossible.range", row.impossible.range, false);
    if (distance <= row.impossible.range) return { band: "impossible", ...row.impossible };
  }

  return null;
}
