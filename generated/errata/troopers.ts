// Made by tablewright from rules/troopers/book.yaml. Do not edit: change the rules and run tablewright build.
import { addresses } from "../addresses/troopers.js";
import type { Erratum } from "../runtime/errata.js";
import { errataOf } from "../runtime/errata.js";
import { freeze } from "../runtime/freeze.js";

export type { Erratum, ErratumChange, ErratumPlace, ErratumSource, ErratumValue } from "../runtime/errata.js";

/** Ids of the errata of Controlling Troopers. */
export type ErratumId = 
  | "part-steps"
  | "breaking-off"
  | "resource-points"
  | "sniper-damage-capacity";

/** Cells and rows an erratum speaks of. */
export type ErratumAddress = 
  | "movement-costs/flat/roundedUp"
  | "movement-costs/ladder/roundedUp"
  | "fight-limits/act-after-breaking-off/allowed"
  | "troopers/bomber/resource"
  | "troopers/sniper/resource"
  | "troopers/sniper/damageCapacity"
  | "troopers/bomber/damageCapacity";

/** Every erratum of Controlling Troopers, in the book's order, whether it counts or not. */
export const errata: readonly (Erratum & { readonly id: ErratumId })[] = /* @__PURE__ */ freeze([
  { id: "part-steps", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Only the height of an obstacle is said to be rounded up; a part of a step on flat ground or up a ladder has no cost.", source: { rule: null, heading: null, lines: [[9, 9]], again: [] }, since: null, changes: [], options: ["a part of a step costs as much as a whole one, as when climbing over an obstacle", "a part of a step costs its share"], concerns: ["movement-costs/flat/roundedUp", "movement-costs/ladder/roundedUp"] },
  { id: "breaking-off", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Whoever breaks off can do nothing else that turn; whether this binds the whole squad is not said.", source: { rule: null, heading: null, lines: [[29, 29]], again: [] }, since: null, changes: [], options: ["only the trooper that breaks off", "the whole squad"], concerns: ["fight-limits/act-after-breaking-off/allowed"] },
  { id: "resource-points", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Troopers are said to differ in speed, and the RESOURCE points of each kind are not in the text.", source: { rule: null, heading: null, lines: [[3, 3], [7, 7]], again: [] }, since: null, changes: [], options: ["the values stay unknown until the data sheets are found"], concerns: ["troopers/bomber/resource", "troopers/sniper/resource"] },
  { id: "sniper-damage-capacity", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The Sniper is destroyed by 2 points of damage, and how much a trooper can take is nowhere in the text.", source: { rule: null, heading: null, lines: [[27, 27]], again: [] }, since: null, changes: [], options: ["destroyed by 1 point", "destroyed by 2 points"], concerns: ["troopers/sniper/damageCapacity", "troopers/bomber/damageCapacity"] },
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
