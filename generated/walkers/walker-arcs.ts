// Made by tablewright from rules/walkers/walker/walker-arcs.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Where the weapon is mounted. */
export type WalkerArcsMount = "front" | "side" | "rear" | "top";

/** The arc it fires into. */
export type WalkerArcsArc = "front" | "side" | "rear";

/** A row of “Walker arcs”. */
export interface WalkerArcsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Where the weapon is mounted. */
  readonly mount: WalkerArcsMount;
  /**
   * Whether a weapon so mounted can fire into the arc.
   * @source Walker rules, Walker Arc, line 15
   */
  readonly front: boolean;
  /**
   * Whether a weapon so mounted can fire into the arc.
   * @source Walker rules, Walker Arc, line 15
   */
  readonly side: boolean;
  /**
   * Whether a weapon so mounted can fire into the arc.
   * @source Walker rules, Walker Arc, line 15
   */
  readonly rear: boolean;
}

const data = {
  front: { id: "front", mount: "front", front: true, side: false, rear: false },
  side: { id: "side", mount: "side", front: false, side: true, rear: false },
  rear: { id: "rear", mount: "rear", front: false, side: false, rear: true },
  top: { id: "top", mount: "top", front: true, side: true, rear: true },
} as const satisfies Record<string, WalkerArcsRow>;

/**
 * Walker arcs. Into which arcs of a walker a weapon can fire, by where it is mounted.
 * @source Walker rules, Walker Arc, line 15
 */
export const walkerArcs: Documented<WalkerArcsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Walker arcs”, in the book's order. */
export const walkerArcsList: readonly WalkerArcsRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly boolean[] = [
  true, false, false,
  false, true, false,
  false, false, true,
  true, true, true,
];

/**
 * Looks up “Walker arcs”. Into which arcs of a walker a weapon can fire, by where it is mounted.
 * @param mount - Where the weapon is mounted.
 * @param arc - The arc it fires into.
 * @source Walker rules, Walker Arc, line 15
 * @example lookupWalkerArcs("front", "front"); // true
 */
export function lookupWalkerArcs(mount: WalkerArcsMount, arc: WalkerArcsArc): boolean {
  const row =
    mount === "front" ? 0
    : mount === "side" ? 1
    : mount === "rear" ? 2
    : mount === "top" ? 3
    : refuse(unknownId("lookupWalkerArcs", "mount", mount, ["front", "side", "rear", "top"]));
  const column =
    arc === "front" ? 0
    : arc === "side" ? 1
    : arc === "rear" ? 2
    : refuse(unknownId("lookupWalkerArcs", "arc", arc, ["front", "side", "rear"]));
  return answers[row * 3 + column] as boolean;
}
