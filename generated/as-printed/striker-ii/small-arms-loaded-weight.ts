// Made by tablewright from rules/striker-ii/weapon/small-arms-loaded-weight.yaml. Do not edit: change the rules and run tablewright build.
import type { SmallArmsLoad, SmallArmsRow } from "./small-arms.js";
import { noRow } from "../../runtime/check.js";
import { totalOf } from "../../runtime/total.js";
import type { Unknown } from "../../runtime/types.js";

/**
 * Weight of a loaded small arm. Weight of a small arm with a loaded magazine, in kilograms; its volume in liters is the same.
 * @param row - The row of “Slug throwers”.
 * @param load - The load of that row.
 * @source Striker II: Introductory Infantry Rules, Individual Weapons, weight and volume, lines 3440-3443
 * @example loadedWeight(smallArms.sling, smallArms.sling.loads.standard); // 0.1
 */
export function loadedWeight(row: Pick<SmallArmsRow, "weight">, load: Pick<SmallArmsLoad, "weight">): number | null | Unknown {
  if (row?.weight === undefined) throw noRow("loadedWeight", "row", "a row of small-arms", row);
  if (load?.weight === undefined) throw noRow("loadedWeight", "load", "a load of small-arms", load);
  return totalOf(row.weight, load.weight);
}
