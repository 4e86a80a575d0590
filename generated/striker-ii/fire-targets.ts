// Made by tablewright from rules/striker-ii/hit/fire-targets.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** What the firer knows and sees of the target. */
export type FireTargetsTarget = "in-sight" | "concealed" | "hidden" | "unspotted" | "out-of-sight";

/** A row of “Who may be attacked”. */
export interface FireTargetsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** What the firer knows and sees of the target. */
  readonly target: FireTargetsTarget;
  /**
   * How it may be fired at: aimed, as recon by fire, or not at all.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a, Who may be attacked; Recon by fire, lines 1741-1768, 1901-1922
   */
  readonly attack: "aimed" | "recon-by-fire" | "none";
  /**
   * The hit modifier that applies for the target's status; blank for none.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a, Who may be attacked; Recon by fire, lines 1741-1768, 1901-1922
   */
  readonly status: "concealed" | "hidden" | "recon-by-fire" | null;
}

const data = {
  "in-sight": { id: "in-sight", name: "In sight and spotted", target: "in-sight", attack: "aimed", status: null },
  concealed: {
    id: "concealed",
    name: "Concealed, spotted before",
    target: "concealed",
    attack: "aimed",
    status: "concealed",
  },
  hidden: { id: "hidden", name: "Hidden, spotted before", target: "hidden", attack: "aimed", status: "hidden" },
  unspotted: {
    id: "unspotted",
    name: "Unspotted marker",
    target: "unspotted",
    attack: "recon-by-fire",
    status: "recon-by-fire",
  },
  "out-of-sight": { id: "out-of-sight", name: "Out of sight", target: "out-of-sight", attack: "none", status: null },
} as const satisfies Record<string, FireTargetsRow>;

/**
 * Who may be attacked. Whether and how a target may be fired at. A target of aimed fire must be in the line of sight of every firing team and spotted before the fire phase. A hit on a marker or a hidden team with troops there is resolved and reveals them; on a marker without troops it takes the marker away.
 * @source Striker II: Introductory Infantry Rules, rule 8A1a, Who may be attacked; Recon by fire, lines 1741-1768, 1901-1922
 */
export const fireTargets: Documented<FireTargetsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Who may be attacked”, in the book's order. */
export const fireTargetsList: readonly FireTargetsRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly FireTargetsRow[] = /* @__PURE__ */ (() => freezeEach([
  data["in-sight"],
  data.concealed,
  data.hidden,
  data.unspotted,
  data["out-of-sight"],
]))();

/**
 * Looks up “Who may be attacked”. Whether and how a target may be fired at. A target of aimed fire must be in the line of sight of every firing team and spotted before the fire phase. A hit on a marker or a hidden team with troops there is resolved and reveals them; on a marker without troops it takes the marker away.
 * @param target - What the firer knows and sees of the target.
 * @source Striker II: Introductory Infantry Rules, rule 8A1a, Who may be attacked; Recon by fire, lines 1741-1768, 1901-1922
 * @example lookupFireTargets("in-sight").id; // "in-sight"
 */
export function lookupFireTargets(target: FireTargetsTarget): FireTargetsRow {
  const row =
    target === "in-sight" ? 0
    : target === "concealed" ? 1
    : target === "hidden" ? 2
    : target === "unspotted" ? 3
    : target === "out-of-sight" ? 4
    : refuse(unknownId("lookupFireTargets", "target", target, ["in-sight", "concealed", "hidden", "unspotted", "out-of-sight"]));
  return answers[row] as FireTargetsRow;
}
