// Made by tablewright from rules/striker-ii/weapon/explosive-limits.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Whom fragments attack”, in the book's order. */
export type ExplosiveLimitsId = "fragments-on-contact-soldier" | "fragments-on-target-team" | "fragments-on-missed-team" | "fragments-at-burst-size" | "fragments-beyond-burst-size" | "fragments-of-heap" | "launched-he-otherwise";

/** A row of “Whom fragments attack”. */
export interface ExplosiveLimitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, rule 8A5, Explosive Rounds, lines 2180-2195, 3803, 4062
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, rule 8A5, Explosive Rounds, lines 2180-2195, 3803, 4062
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, rule 8A5, Explosive Rounds, lines 2180-2195, 3803, 4062
   */
  readonly count: number | null;
}

const data = {
  "fragments-on-contact-soldier": {
    id: "fragments-on-contact-soldier",
    name: "Fragments on the soldier hit",
    description: "Attacking the soldier with fragments that the round itself struck.",
    allowed: false,
    count: null,
  },
  "fragments-on-target-team": {
    id: "fragments-on-target-team",
    name: "Fragments on the target team",
    description: "Attacking the rest of the target team with fragments.",
    allowed: true,
    count: null,
  },
  "fragments-on-missed-team": {
    id: "fragments-on-missed-team",
    name: "Fragments on a team that was missed",
    description: "Attacking a team inside the burst size with fragments though the roll to hit missed it.",
    allowed: true,
    count: null,
  },
  "fragments-at-burst-size": {
    id: "fragments-at-burst-size",
    name: "Fragments at exactly the burst size",
    description: "Attacking a team with fragments that is exactly the burst size away.",
    allowed: true,
    count: null,
  },
  "fragments-beyond-burst-size": {
    id: "fragments-beyond-burst-size",
    name: "Fragments beyond the burst size",
    description: "Attacking a team with fragments that is farther away than the burst size.",
    allowed: false,
    count: null,
  },
  "fragments-of-heap": {
    id: "fragments-of-heap",
    name: "Fragments of HEAP",
    description: "Throwing the fragments of an HE hand grenade of the same tech level with a HEAP grenade.",
    allowed: true,
    count: null,
  },
  "launched-he-otherwise": {
    id: "launched-he-otherwise",
    name: "Launched HE unlike thrown HE",
    description: "Giving HE grenades of launchers and rifles another burst or other fragments than a hand grenade of the same tech level.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<ExplosiveLimitsId, ExplosiveLimitsRow>;

/**
 * Whom fragments attack. Which teams and soldiers the fragments of a burst attack, and which not.
 * @source Striker II: Introductory Infantry Rules, rule 8A5, Explosive Rounds, lines 2180-2195, 3803, 4062
 */
export const explosiveLimits: Documented<ExplosiveLimitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Whom fragments attack”, in the book's order. */
export const explosiveLimitsList: readonly (ExplosiveLimitsRow & { readonly id: ExplosiveLimitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Whom fragments attack” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findExplosiveLimits(text: string): Found<ExplosiveLimitsRow & { readonly id: ExplosiveLimitsId }> {
  return findRow("findExplosiveLimits", explosiveLimitsList, text);
}
