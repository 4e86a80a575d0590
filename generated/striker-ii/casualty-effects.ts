// Made by tablewright from rules/striker-ii/morale/casualty-effects.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Effects of casualties”, in the book's order. */
export type CasualtyEffectsId = "leader" | "gunner" | "crew-member";

/** A row of “Effects of casualties”. */
export interface CasualtyEffectsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, rule 8B6, Effects of Casualties, lines 2512-2544
   */
  readonly printed: string | null;
  /**
   * Whether the team still leads and rallies others.
   * @source Striker II: Introductory Infantry Rules, rule 8B6, Effects of Casualties, lines 2512-2544
   */
  readonly leads: boolean | null;
  /**
   * Levels by which the team's initiative falls.
   * @source Striker II: Introductory Infantry Rules, rule 8B6, Effects of Casualties, lines 2512-2544
   */
  readonly initiativeLost: number | null;
  /**
   * Whether another soldier may or must step in before the weapon is used again.
   * @source Striker II: Introductory Infantry Rules, rule 8B6, Effects of Casualties, lines 2512-2544
   */
  readonly replacement: "may" | "must" | null;
  /**
   * The hit modifier that applies to fire in the next phase.
   * @source Striker II: Introductory Infantry Rules, rule 8B6, Effects of Casualties, lines 2512-2544
   */
  readonly fireModifier: "low-initiative" | "average-initiative" | "high-initiative" | "autofire" | "moved-gyrostabilized" | "flechette-grenade" | "concealed" | "hidden" | "recon-by-fire" | "up-to-noe" | "above-noe" | "replacement-gunner" | null;
}

const data = {
  leader: {
    id: "leader",
    name: "Leader",
    printed: null,
    leads: false,
    initiativeLost: 1,
    replacement: null,
    fireModifier: null,
  },
  gunner: {
    id: "gunner",
    name: "Soldier or gunner",
    printed: null,
    leads: null,
    initiativeLost: null,
    replacement: "may",
    fireModifier: "replacement-gunner",
  },
  "crew-member": {
    id: "crew-member",
    name: "Crew member",
    printed: null,
    leads: null,
    initiativeLost: null,
    replacement: "must",
    fireModifier: null,
  },
} as const satisfies Record<CasualtyEffectsId, CasualtyEffectsRow>;

/**
 * Effects of casualties. What the loss of a leader, gunner or crew member does to a team. Every casualty lowers its morale besides.
 * @source Striker II: Introductory Infantry Rules, rule 8B6, Effects of Casualties, lines 2512-2544
 */
export const casualtyEffects: Documented<CasualtyEffectsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Effects of casualties”, in the book's order. */
export const casualtyEffectsList: readonly (CasualtyEffectsRow & { readonly id: CasualtyEffectsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Effects of casualties” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findCasualtyEffects(text: string): Found<CasualtyEffectsRow & { readonly id: CasualtyEffectsId }> {
  return findRow("findCasualtyEffects", casualtyEffectsList, text);
}
