// Made by tablewright from rules/striker-ii/detection/visibility-range.yaml. Do not edit: change the rules and run tablewright build.
import { toldBy } from "../runtime/check.js";
import type { SignatureAdditionsSignature } from "./signature-additions.js";
import { lookupSignatureAdditions } from "./signature-additions.js";
import type { VisibilitySighting, VisibilityTarget } from "./visibility.js";
import { lookupVisibility } from "./visibility.js";

/**
 * Visibility range of a target. How far away a target is seen, by what it does and whether the unit that looks moved; farther where it fired in the last fire phase, by the signature of its weapon. Leave the signature out where it did not fire.
 * @param target - What the target does, and where.
 * @param sighting - Whether the unit that looks stood still or moved.
 * @param signature - Signature of the weapon that was fired.
 * @source Striker II: Introductory Infantry Rules, rule 7A4, Visibility Ranges, lines 1594-1705
 * @source Striker II: Introductory Infantry Rules, Visibility Ranges, lines 3047-3129
 * @example visibilityRange("moving-open", "stationary", "low"); // 3000
 */
export function visibilityRange(target: VisibilityTarget, sighting: VisibilitySighting, signature?: SignatureAdditionsSignature): number {
  try {
    const figure1 = lookupVisibility(target, sighting);
    const addition1 = signature === undefined ? undefined : lookupSignatureAdditions(signature, sighting);
    let sum = figure1;
    if (addition1 !== undefined) {
      sum += addition1;
    }

    return sum;
  } catch (error) {
    throw toldBy("visibilityRange", error, ["lookupVisibility", "lookupSignatureAdditions"]);
  }
}
