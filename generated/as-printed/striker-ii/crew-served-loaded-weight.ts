// Made by tablewright from rules/striker-ii/weapon/crew-served-loaded-weight.yaml. Do not edit: change the rules and run tablewright build.
import type { CrewServedWeaponsRow } from "./crew-served-weapons.js";
import { noRow } from "../../runtime/check.js";
import { exactSum } from "../../runtime/decimal.js";

/**
 * Weight of a loaded crew served weapon. Weight of a crew served weapon with a loaded belt, hopper or magazine, in kilograms; its volume in liters is the same. A weapon mount it needs comes on top.
 * @param row - The row of “Crew served slug throwers”.
 * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, weight and volume, lines 3573-3576
 * @example crewServedLoadedWeight(crewServedWeapons["medium-machine-gun-7mm-tl5"]); // 14
 */
export function crewServedLoadedWeight(row: Pick<CrewServedWeaponsRow, "weight" | "beltWeight">): number {
  if (row?.weight === undefined) throw noRow("crewServedLoadedWeight", "row", "a row of crew-served-weapons", row);
  if (row?.beltWeight === undefined) throw noRow("crewServedLoadedWeight", "row", "a row of crew-served-weapons", row);
  return exactSum(row.weight, row.beltWeight);
}
