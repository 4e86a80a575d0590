// Made by tablewright from rules/striker-ii/weapon/energy-weapon-shot.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, noRow, outOfDomain } from "../runtime/check.js";
import type { EnergyWeaponsRange, EnergyWeaponsRow } from "./energy-weapons.js";

/**
 * Energy weapon shot at a distance. How hard a shot is at a distance, by the first range of the weapon that reaches it, with the penetration there.
 * @param row - The row of “Energy weapons”.
 * @param distance - Distance. Unit: meters (m).
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1a, Range, lines 2007-2022
 * @example energyShotAt(energyWeapons["laser-carbine-tl8"], 150); // { band: "difficult", range: 150, penetration: 7, autofire: 0 }
 */
export function energyShotAt(row: Pick<EnergyWeaponsRow, "difficult" | "formidable" | "impossible">, distance: number): ({ readonly band: "difficult" } & EnergyWeaponsRange) | ({ readonly band: "formidable" } & EnergyWeaponsRange) | ({ readonly band: "impossible" } & EnergyWeaponsRange) | null {
  if (row?.difficult === undefined) throw noRow("energyShotAt", "row", "a row of energy-weapons", row);
  checkNumber("energyShotAt", "distance", distance, false);
  if (distance < 0) throw outOfDomain("energyShotAt", "distance", distance, "0 and more");
  checkNumber("energyShotAt", "difficult.range", row.difficult.range, false);
  if (distance <= row.difficult.range) return { band: "difficult", ...row.difficult };
  if (row.formidable !== null) {
    checkNumber("energyShotAt", "formidable.range", row.formidable.range, false);
    if (distance <= row.formidable.range) return { band: "formidable", ...row.formidable };
  }

  if (row.impossible !== null) {
    checkNumber("energyShotAt", "impossible.range", row.impossible.range, false);
    if (distance <= row.impossible.range) return { band: "impossible", ...row.impossible };
  }

  return null;
}
