// Made by tablewright from rules/striker-ii/armor/damage-effect.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { isReached, shareOf } from "../runtime/share.js";

/**
 * Damage effect. Whether a hit makes a casualty of the soldier it strikes: at twice the armor always, at the armor if half the damage, rounded down, leaves any.
 * @param penetration - Penetration of the weapon at this range.
 * @param armor - Armor value of the target, cover included.
 * @param damage - Damage rating of the weapon.
 * @source Striker II: Introductory Infantry Rules, rule 8B1, Procedure, lines 2360-2375
 * @example damageEffect(7, 7, 7); // "casualty"
 */
export function damageEffect(penetration: number, armor: number, damage: number): "casualty" | "no-effect" {
  checkNumber("damageEffect", "penetration", penetration, false);
  if (penetration < 0) throw outOfDomain("damageEffect", "penetration", penetration, "0 and more");
  checkNumber("damageEffect", "armor", armor, false);
  if (armor < 0) throw outOfDomain("damageEffect", "armor", armor, "0 and more");
  checkNumber("damageEffect", "damage", damage, false);
  if (damage < 0) throw outOfDomain("damageEffect", "damage", damage, "0 and more");
  if (isReached(penetration, 2, 1, armor)) return "casualty";
  if (isReached(penetration, 1, 1, armor)) return shareOf(damage, 1, 2, "down") > 0 ? "casualty" : "no-effect";
  return "no-effect";
}
