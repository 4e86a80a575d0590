// Made by tablewright from rules/walkers/book.yaml. Do not edit: change the rules and run tablewright build.
import { toldBy } from "../runtime/check.js";
import type { Odds } from "../runtime/odds.js";
import { odds } from "../runtime/odds.js";
import type { WalkerDamageRow } from "../walkers/walker-damage.js";
import { lookupWalkerDamage } from "../walkers/walker-damage.js";

export * from "../runtime/odds.js";

export type { Fraction } from "../runtime/fraction.js";

/**
 * The exact odds of “Walker damage table”: each outcome once, with its chance. What happens to a walker each time it loses a hull point.
 * @source Walker rules, Wounding Walkers, lines 54-65
 */
export function lookupWalkerDamageOdds(): Odds<WalkerDamageRow> {
  try {
    return odds("2d6", (roll) => lookupWalkerDamage(roll));
  } catch (error) {
    throw toldBy("lookupWalkerDamageOdds", error, ["lookupWalkerDamage"]);
  }
}
