// Made by tablewright from rules/striker-ii/force/unit-card.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Unit card”, in the book's order. */
export type UnitCardId = "position" | "weapon" | "ammunition" | "armor" | "morale" | "initiative" | "identification";

/** A row of “Unit card”. */
export interface UnitCardRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Whose entry it is.
   * @source Striker II: Introductory Infantry Rules, rule 4B, Unit Cards, lines 816-828
   */
  readonly of: "trooper" | "team";
}

const data = {
  position: { id: "position", name: "Position in the team", of: "trooper" },
  weapon: { id: "weapon", name: "Weapon", of: "trooper" },
  ammunition: { id: "ammunition", name: "Type of ammunition", of: "trooper" },
  armor: { id: "armor", name: "Armor worn", of: "trooper" },
  morale: { id: "morale", name: "Morale", of: "team" },
  initiative: { id: "initiative", name: "Initiative", of: "team" },
  identification: { id: "identification", name: "Identification code", of: "team" },
} as const satisfies Record<UnitCardId, UnitCardRow>;

/**
 * Unit card. What the card of a platoon holds for each team and each of its troopers. The printed master card is not in the document.
 * @source Striker II: Introductory Infantry Rules, rule 4B, Unit Cards, lines 816-828
 */
export const unitCard: Documented<UnitCardRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Unit card”, in the book's order. */
export const unitCardList: readonly (UnitCardRow & { readonly id: UnitCardId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Unit card” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findUnitCard(text: string): Found<UnitCardRow & { readonly id: UnitCardId }> {
  return findRow("findUnitCard", unitCardList, text);
}
