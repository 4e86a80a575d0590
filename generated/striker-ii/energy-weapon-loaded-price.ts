// Made by tablewright from rules/striker-ii/weapon/energy-weapon-loaded-price.yaml. Do not edit: change the rules and run tablewright build.
import { noRow } from "../runtime/check.js";
import { exactSum } from "../runtime/decimal.js";
import type { EnergyWeaponsRow } from "./energy-weapons.js";

/**
 * Price of a loaded energy weapon. Price of an energy weapon with a powerpack, in credits.
 * @param row - The row of “Energy weapons”.
 * @source Striker II: Introductory Infantry Rules, Individual Weapons, price, line 3446
 * @example energyLoadedPrice(energyWeapons["laser-carbine-tl8"]); // 3500
 */
export function energyLoadedPrice(row: Pick<EnergyWeaponsRow, "price" | "powerpackPrice">): number {
  if (row?.price === undefined) throw noRow("energyLoadedPrice", "row", "a row of energy-weapons", row);
  if (row?.powerpackPrice === undefined) throw noRow("energyLoadedPrice", "row", "a row of energy-weapons", row);
  return exactSum(row.price, row.powerpackPrice);
}
