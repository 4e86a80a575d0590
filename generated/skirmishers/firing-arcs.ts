// Made by tablewright from rules/skirmishers/hit/firing-arcs.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Firing arcs”, in the book's order. */
export type FiringArcsId = "place-for-all-weapons" | "fire-without-arc" | "use-explosive-with-arcs" | "machine-gun-again" | "other-weapon-again";

/** A row of “Firing arcs”. */
export interface FiringArcsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Skirmishers, section 5: Power Armor, Primary Weapons; Firing Arcs, lines 37, 53
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Skirmishers, section 5: Power Armor, Primary Weapons; Firing Arcs, lines 37, 53
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Skirmishers, section 5: Power Armor, Primary Weapons; Firing Arcs, lines 37, 53
   */
  readonly count: number | null;
}

const data = {
  "place-for-all-weapons": {
    id: "place-for-all-weapons",
    name: "Place arcs for all weapons",
    description: "Placing firing arcs for every weapon of the suit.",
    allowed: true,
    count: null,
  },
  "fire-without-arc": {
    id: "fire-without-arc",
    name: "Fire without an arc",
    description: "Firing a weapon that has no firing arc.",
    allowed: false,
    count: null,
  },
  "use-explosive-with-arcs": {
    id: "use-explosive-with-arcs",
    name: "Use an explosive and place arcs",
    description: "Using an explosive among the weapons and placing firing arcs for the others.",
    allowed: true,
    count: 1,
  },
  "machine-gun-again": {
    id: "machine-gun-again",
    name: "Fire a machine gun again",
    description: "Firing a machine gun into the same firing arc more than once a turn.",
    allowed: true,
    count: null,
  },
  "other-weapon-again": {
    id: "other-weapon-again",
    name: "Fire another weapon again",
    description: "Firing any weapon but a machine gun, primary or secondary, into the same firing arc more than once a turn.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<FiringArcsId, FiringArcsRow>;

/**
 * Firing arcs. What firing arcs let a trooper in power armor do.
 * @source Skirmishers, section 5: Power Armor, Primary Weapons; Firing Arcs, lines 37, 53
 */
export const firingArcs: Documented<FiringArcsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Firing arcs”, in the book's order. */
export const firingArcsList: readonly (FiringArcsRow & { readonly id: FiringArcsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Firing arcs” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findFiringArcs(text: string): Found<FiringArcsRow & { readonly id: FiringArcsId }> {
  return findRow("findFiringArcs", firingArcsList, text);
}
