// Made by tablewright from rules/striker-ii/weapon/energy-weapon-loaded-weight.yaml. Do not edit: change the rules and run tablewright build.
import { noRow } from "../runtime/check.js";
import { exactSum } from "../runtime/decimal.js";
import type { EnergyWeaponsRow } from "./energy-weapons.js";

/**
 * Weight of a loaded energy weapon. Weight of an energy weapon with its powerpack, in kilograms; its volume in liters is the same. Where the weapon has a gravitic field, it is on.
 * @param row - The row of “Energy weapons”.
 * @source Striker II: Introductory Infantry Rules, Individual Weapons, weight and volume, lines 3440-3443
 * @example energyLoadedWeight(energyWeapons["laser-carbine-tl8"]); // 8
 */
export function energyLoadedWeight(row: Pick<EnergyWeaponsRow, "weight" | "powerpackWeight">): number {
  if (row?.weight === undefined) throw noRow("energyLoadedWeight", "row", "a row of energy-weapons", row);
  if (row?.powerpackWeight === undefined) throw noRow("energyLoadedWeight", "row", "a row of energy-weapons", row);
  return exactSum(row.weight, row.powerpackWeight);
}
