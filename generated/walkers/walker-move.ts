// Made by tablewright from rules/walkers/movement/walker-move.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain, toldBy, unknownId } from "../runtime/check.js";
import { exactProduct, exactQuotient } from "../runtime/decimal.js";
import { cutEach } from "../runtime/share.js";
import type { Unknown } from "../runtime/types.js";
import { movementFigures } from "./movement-figures.js";
import type { WalkerMovementType } from "./walker-movement.js";
import { lookupWalkerMovement } from "./walker-movement.js";
import { lookupWalkerTurning } from "./walker-turning.js";

/**
 * Walker move. Yards a walker can move. Each leg hit halves what its class moves, rounded down, for good, and a hit that finds nothing left makes it explode; turning and going backward then cost their share.
 * @param type - What moves.
 * @param turn - Degrees turned in the whole move. Unit: degrees (deg). 0-180.
 * @param backward - Whether the walker moves backward.
 * @param legHits - Leg hits the walker has taken.
 * @source Walker rules, Walker Movement; Walker Turning; Wounding Walkers, lines 34-48, 60
 * @example walkerMove("light", 90, false, 7); // "explodes"
 */
export function walkerMove(type: WalkerMovementType, turn: number, backward: boolean, legHits: number): number | "explodes" | Unknown {
  try {
    if (typeof backward !== "boolean") throw unknownId("walkerMove", "backward", backward, ["true", "false"]);
    checkNumber("walkerMove", "legHits", legHits, true);
    if (legHits < 0) throw outOfDomain("walkerMove", "legHits", legHits, "0 and more");
    const base = lookupWalkerMovement(type);
    const factor1 = lookupWalkerTurning(turn);
    if (legHits > 0 && cutEach(base.move, legHits - 1, 1, 2, "down") === 0) return "explodes";
    if (typeof factor1 !== "number") return factor1;
    const product = exactProduct(cutEach(base.move, legHits, 1, 2, "down"), factor1);
    return backward ? exactQuotient(product, movementFigures["backward-cost"]) : product;
  } catch (error) {
    throw toldBy("walkerMove", error, ["lookupWalkerMovement", "lookupWalkerTurning"]);
  }
}
