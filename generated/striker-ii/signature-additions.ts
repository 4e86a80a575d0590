// Made by tablewright from rules/striker-ii/detection/signature-additions.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Signature of the weapon that was fired. */
export type SignatureAdditionsSignature = "low" | "medium" | "high";

/** Whether the unit that looks stood still or moved. */
export type SignatureAdditionsSighting = "stationary" | "moving";

/** A row of “Signature additions”. */
export interface SignatureAdditionsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** Signature of the weapon that was fired. */
  readonly signature: SignatureAdditionsSignature;
  /**
   * What is added to the visibility range (m).
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 7A4, Visibility Ranges, signature, lines 1693-1705
   */
  readonly stationary: number;
  /**
   * What is added to the visibility range (m).
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 7A4, Visibility Ranges, signature, lines 1693-1705
   */
  readonly moving: number;
}

const data = {
  low: { id: "low", name: "low", signature: "low", stationary: 0, moving: 0 },
  medium: { id: "medium", name: "medium", signature: "medium", stationary: 1000, moving: 500 },
  high: { id: "high", name: "high", signature: "high", stationary: 2000, moving: 1000 },
} as const satisfies Record<string, SignatureAdditionsRow>;

/**
 * Signature additions. How much farther a target is seen that fired in the last fire phase, by the signature of its weapon; added to the visibility range.
 * @source Striker II: Introductory Infantry Rules, rule 7A4, Visibility Ranges, signature, lines 1693-1705
 * @source Striker II: Introductory Infantry Rules, Visibility Ranges, signature, lines 3117-3129
 */
export const signatureAdditions: Documented<SignatureAdditionsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Signature additions”, in the book's order. */
export const signatureAdditionsList: readonly SignatureAdditionsRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly number[] = [
  0, 0,
  1000, 500,
  2000, 1000,
];

/**
 * Looks up “Signature additions”. How much farther a target is seen that fired in the last fire phase, by the signature of its weapon; added to the visibility range.
 * @param signature - Signature of the weapon that was fired.
 * @param sighting - Whether the unit that looks stood still or moved.
 * @source Striker II: Introductory Infantry Rules, rule 7A4, Visibility Ranges, signature, lines 1693-1705
 * @source Striker II: Introductory Infantry Rules, Visibility Ranges, signature, lines 3117-3129
 * @example lookupSignatureAdditions("low", "stationary"); // 0
 */
export function lookupSignatureAdditions(signature: SignatureAdditionsSignature, sighting: SignatureAdditionsSighting): number {
  const row =
    signature === "low" ? 0
    : signature === "medium" ? 1
    : signature === "high" ? 2
    : refuse(unknownId("lookupSignatureAdditions", "signature", signature, ["low", "medium", "high"]));
  const column =
    sighting === "stationary" ? 0
    : sighting === "moving" ? 1
    : refuse(unknownId("lookupSignatureAdditions", "sighting", sighting, ["stationary", "moving"]));
  return answers[row * 2 + column] as number;
}
