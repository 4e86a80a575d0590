// Made by tablewright from rules/skirmishers/book.yaml. Do not edit: change the rules and run tablewright build.
import { addresses } from "../addresses/skirmishers.js";
import type { Erratum } from "../runtime/errata.js";
import { errataOf } from "../runtime/errata.js";
import { freeze } from "../runtime/freeze.js";

export type { Erratum, ErratumChange, ErratumPlace, ErratumSource, ErratumValue } from "../runtime/errata.js";

/** Ids of the errata of Skirmishers, section 5: Power Armor. */
export type ErratumId = 
  | "sample-unit-card"
  | "where-marking-starts"
  | "armor-cells-on-card"
  | "second-star-cell"
  | "grenade-ban"
  | "secondary-grenades"
  | "primary-weapon-list"
  | "fist-damage";

/** Cells and rows an erratum speaks of. */
export type ErratumAddress = 
  | "unit-card/1-4/actionPoints"
  | "unit-card/1-4/targetNumberModifier"
  | "unit-card/6-12/actionPoints"
  | "unit-card/6-12/targetNumberModifier"
  | "damage-figures/star-cells-on-card/value"
  | "damage/standard/firstHitPointCell"
  | "damage-figures/hit-point-dice/value"
  | "damage-figures/armor-cells-on-card/value"
  | "star-cells/1/weaponsDisabled"
  | "allowed-weapons/grenade/allowed"
  | "allowed-weapons/other-explosive-weapon/allowed"
  | "allowed-weapons/infantry-weapon-as-secondary/allowed"
  | "primary-weapons/machine-gun/damage"
  | "primary-weapons/machine-gun/ranges"
  | "primary-weapons/other-primary-weapon/damage"
  | "primary-weapons/other-primary-weapon/ranges"
  | "hand-to-hand/fist-damage/value";

/** Every erratum of Skirmishers, section 5: Power Armor, in the book's order, whether it counts or not. */
export const errata: readonly (Erratum & { readonly id: ErratumId })[] = /* @__PURE__ */ freeze([
  { id: "sample-unit-card", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "A sample card is announced just below and none is in the text; the hit point row, its starred cells, and action points and modifiers for all but 5 hit points are lost with it.", source: { rule: null, heading: null, lines: [[7, 7]], again: [] }, since: null, changes: [], options: ["the values stay unknown until the card is found"], concerns: ["unit-card/1-4/actionPoints", "unit-card/1-4/targetNumberModifier", "unit-card/6-12/actionPoints", "unit-card/6-12/targetNumberModifier", "damage-figures/star-cells-on-card/value"] },
  { id: "where-marking-starts", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Line 13 starts hit point marking at the 12 cell, line 15 at the first unmarked cell to the right of a 2D6 roll, and the text does not plainly say which attack each is for.", source: { rule: null, heading: null, lines: [[13, 13], [15, 15]], again: [] }, since: null, changes: [], options: ["the 12 cell for what is left of the attack that uses up the armor, the roll for every later attack", "the roll for every attack"], concerns: ["damage/standard/firstHitPointCell", "damage-figures/hit-point-dice/value"] },
  { id: "armor-cells-on-card", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The card holds more armor cells than some grades use, and its total went with the lost card.", source: { rule: null, heading: null, lines: [[11, 11]], again: [] }, since: null, changes: [], options: ["8 cells, as many as heavy armor uses", "more than 8 cells"], concerns: ["damage-figures/armor-cells-on-card/value"] },
  { id: "second-star-cell", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "One starred cell lets the opponent disable a weapon system and two stop the jet pack; whether the second disables another weapon as well is not said.", source: { rule: null, heading: null, lines: [[17, 17]], again: [] }, since: null, changes: [], options: ["each starred cell disables a weapon system, and the second stops the jet pack too", "only the first disables a weapon system"], concerns: ["star-cells/1/weaponsDisabled"] },
  { id: "grenade-ban", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Line 27 bars grenades without exception; line 57 bars hand and smoke grenades and allows other explosive weapons.", source: { rule: null, heading: null, lines: [[27, 27], [57, 57]], again: [] }, since: null, changes: [], options: ["no hand or smoke grenades, other explosive weapons allowed, as line 57 says", "no grenades of any kind, as line 27 says"], concerns: ["allowed-weapons/grenade/allowed", "allowed-weapons/other-explosive-weapon/allowed"] },
  { id: "secondary-grenades", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Any standard infantry weapon may be the secondary weapon, yet grenades are barred; the exception is not repeated there.", source: { rule: null, heading: null, lines: [[27, 27], [39, 39], [57, 57]], again: [] }, since: null, changes: [], options: ["any standard infantry weapon but hand and smoke grenades", "any standard infantry weapon without exception"], concerns: ["allowed-weapons/infantry-weapon-as-secondary/allowed"] },
  { id: "primary-weapon-list", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The list of primary weapons is announced and only a note on the machine gun follows; damage values and range brackets are lost.", source: { rule: null, heading: null, lines: [[35, 35], [37, 37]], again: [] }, since: null, changes: [], options: ["the values stay unknown until the list is found"], concerns: ["primary-weapons/machine-gun/damage", "primary-weapons/machine-gun/ranges", "primary-weapons/other-primary-weapon/damage", "primary-weapons/other-primary-weapon/ranges"] },
  { id: "fist-damage", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Fists are said to do more damage and no figure follows.", source: { rule: null, heading: null, lines: [[55, 55]], again: [] }, since: null, changes: [], options: ["the damage stays unknown until the figure is found"], concerns: ["hand-to-hand/fist-damage/value"] },
]);

/**
 * What was printed at an address, what it is now and why. Errata that apply come first, then open questions,
 * then those that were replaced; each has its changes of that address alone.
 * @param address - A cell such as table/row/column, a row, or a whole table, with or without its book; former ids lead there too.
 * @returns Nothing where the figure stands as printed and nobody asked.
 * @throws TypeError for an address that leads nowhere
 */
export function errataAt(address: ErratumAddress | (string & Record<never, never>)): readonly Erratum[] {
  return errataOf(errata, addresses, address);
}
