// Made by tablewright from rules/striker-ii/armor/armor-options.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented, Unknown } from "../runtime/types.js";

/** Ids of “Self seal options”, in the book's order. */
export type ArmorOptionsId = "self-seal-tl13" | "self-seal-tl14";

/** A row of “Self seal options”. */
export interface ArmorOptionsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4188, 4202
   */
  readonly printed: string | null;
  /**
   * The suit it is added to.
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4188, 4202
   */
  readonly suit: "jack" | "cloth" | "mesh" | "flak-jacket" | "vacc-suit-tl7" | "hard-vacc-suit-tl8" | "ablat" | "vacc-suit-tl9" | "hard-vacc-suit-tl9" | "combat-armor-tl10" | "combat-environment-suit" | "vacc-suit-tl10" | "hard-vacc-suit-tl10" | "combat-armor-tl11" | "vacc-suit-tl11" | "hard-vacc-suit-tl11" | "combat-armor-tl12" | "vacc-suit-tl12" | "hard-vacc-suit-tl12" | "battle-dress-tl13" | "vacc-suit-tl13" | "combat-armor-tl14" | "battle-dress-tl14" | "vacc-suit-tl14" | "vacc-suit-tl15";
  /**
   * Weight of the option. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4188, 4202
   */
  readonly weight: number | null | Unknown;
  /**
   * What it adds to the price of the suit, such as +6000. Unit: credits (Cr).
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4188, 4202
   */
  readonly price: number;
}

const data = {
  "self-seal-tl13": {
    id: "self-seal-tl13",
    name: "Self seal option, TL 13",
    printed: "Self Seal Option",
    suit: "vacc-suit-tl13",
    weight: 1,
    price: 6000,
  },
  "self-seal-tl14": {
    id: "self-seal-tl14",
    name: "Self seal option, TL 14",
    printed: "Self Seal Option",
    suit: "vacc-suit-tl14",
    weight: 0.5,
    price: 5000,
  },
} as const satisfies Record<ArmorOptionsId, ArmorOptionsRow>;

/**
 * Self seal options. Options printed below a suit of armor that add to it.
 * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4188, 4202
 */
export const armorOptions: Documented<ArmorOptionsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Self seal options”, in the book's order. */
export const armorOptionsList: readonly (ArmorOptionsRow & { readonly id: ArmorOptionsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Self seal options” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findArmorOptions(text: string): Found<ArmorOptionsRow & { readonly id: ArmorOptionsId }> {
  return findRow("findArmorOptions", armorOptionsList, text);
}
