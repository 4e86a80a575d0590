// Made by tablewright from rules/striker-ii/weapon/crew-served-loaded-price.yaml. Do not edit: change the rules and run tablewright build.
import { noRow } from "../runtime/check.js";
import { exactSum } from "../runtime/decimal.js";
import type { CrewServedWeaponsRow } from "./crew-served-weapons.js";

/**
 * Price of a loaded crew served weapon. Price of a crew served weapon with a belt, hopper or magazine, in credits. A weapon mount it needs comes on top.
 * @param row - The row of “Crew served slug throwers”.
 * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, price, line 3579
 * @example crewServedLoadedPrice(crewServedWeapons["medium-machine-gun-7mm-tl5"]); // 1740
 */
export function crewServedLoadedPrice(row: Pick<CrewServedWeaponsRow, "price" | "beltPrice">): number {
  if (row?.price === undefined) throw noRow("crewServedLoadedPrice", "row", "a row of crew-served-weapons", row);
  if (row?.beltPrice === undefined) throw noRow("crewServedLoadedPrice", "row", "a row of crew-served-weapons", row);
  return exactSum(row.price, row.beltPrice);
}
