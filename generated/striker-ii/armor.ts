// Made by tablewright from rules/striker-ii/armor/armor.yaml. Do not edit: change the rules and run tablewright build.
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { ArmorOptionsId, ArmorOptionsRow } from "./armor-options.js";
import { armorOptionsList } from "./armor-options.js";
import type { PersonalArmorId, PersonalArmorRow } from "./personal-armor.js";
import { personalArmorList } from "./personal-armor.js";

/** A row of “Armor”. `table` says of which table it is; all have printed, weight, price. */
export type ArmorRow = (PersonalArmorRow & { readonly table: "personal-armor"; readonly id: PersonalArmorId }) | (ArmorOptionsRow & { readonly table: "armor-options"; readonly id: ArmorOptionsId });

/** All rows of “Armor”, table by table in the book's order. */
export const armor: readonly ArmorRow[] = /* @__PURE__ */ (() => freeze([
  ...personalArmorList.map((row) => ({ table: "personal-armor", ...row }) as const),
  ...armorOptionsList.map((row) => ({ table: "armor-options", ...row }) as const),
]))();

/**
 * Armor. Every suit of personal armor, and what may be added to one.
 * @param text - What was typed: an id or a former one, a name, or what the book prints.
 * @source Striker II: Introductory Infantry Rules
 */
export function findArmor(text: string): Found<ArmorRow> {
  return findRow("findArmor", armor, text);
}
