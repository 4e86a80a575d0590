// Made by tablewright from rules/striker-ii/weapon/small-arms-loaded-price.yaml. Do not edit: change the rules and run tablewright build.
import type { SmallArmsLoad, SmallArmsRow } from "./small-arms.js";
import { noRow } from "../../runtime/check.js";
import { totalOf } from "../../runtime/total.js";
import type { Unknown } from "../../runtime/types.js";

/**
 * Price of a loaded small arm. Price of a small arm with a magazine, in credits. A magazine that is not sold adds nothing.
 * @param row - The row of “Slug throwers”.
 * @param load - The load of that row.
 * @source Striker II: Introductory Infantry Rules, Individual Weapons, price, line 3446
 * @example loadedPrice(smallArms.sling, smallArms.sling.loads.standard); // 1
 */
export function loadedPrice(row: Pick<SmallArmsRow, "price">, load: Pick<SmallArmsLoad, "price">): number | null | Unknown {
  if (row?.price === undefined) throw noRow("loadedPrice", "row", "a row of small-arms", row);
  if (load?.price === undefined) throw noRow("loadedPrice", "load", "a load of small-arms", load);
  return totalOf(row.price, load.price === "none" ? 0 : load.price);
}
