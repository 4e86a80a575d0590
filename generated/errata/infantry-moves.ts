// Made by tablewright from rules/infantry-moves/book.yaml. Do not edit: change the rules and run tablewright build.
import { addresses } from "../addresses/infantry-moves.js";
import type { Erratum } from "../runtime/errata.js";
import { errataOf } from "../runtime/errata.js";
import { freeze } from "../runtime/freeze.js";

export type { Erratum, ErratumChange, ErratumPlace, ErratumSource, ErratumValue } from "../runtime/errata.js";

/** Ids of the errata of Infantry movement. */
export type ErratumId = 
  | "armored-with-very-heavy-weapon"
  | "running-without-limits"
  | "failed-kick-in-a-rush"
  | "creatures-without-armor"
  | "elite-door-modifier";

/** Cells and rows an erratum speaks of. */
export type ErratumAddress = 
  | "move-exceptions/heavy-weapon/exempt"
  | "move-exceptions/very-heavy-weapon/inches"
  | "running/none/rounds"
  | "running/none/rest"
  | "running/aliens/rounds"
  | "running/aliens/rest"
  | "running/monsters/rounds"
  | "running/monsters/rest"
  | "door-attempts/single-figure/failureOpens"
  | "door-attempts/team-rush/failureOpens"
  | "kick-door-modifiers/aliens/value"
  | "kick-door-modifiers/monsters/value"
  | "kick-door-modifiers/unarmored/value"
  | "kick-door-modifiers/elite/value";

/** Every erratum of Infantry movement, in the book's order, whether it counts or not. */
export const errata: readonly (Erratum & { readonly id: ErratumId })[] = /* @__PURE__ */ freeze([
  { id: "armored-with-very-heavy-weapon", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Powered armor is excused from what a heavy weapon takes off the move; whether it is excused from a very heavy weapon too is not said.", source: { rule: null, heading: null, lines: [[25, 26]], again: [] }, since: null, changes: [], options: ["it loses 2 inches as all others do", "it is excused there too"], concerns: ["move-exceptions/heavy-weapon/exempt", "move-exceptions/very-heavy-weapon/inches"] },
  { id: "running-without-limits", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Only light and heavy armor have a limit of running; none is given without armor, or for aliens and monsters.", source: { rule: null, heading: null, lines: [[28, 30]], again: [] }, since: null, changes: [], options: ["they run without a limit", "they run like light armor"], concerns: ["running/none/rounds", "running/none/rest", "running/aliens/rounds", "running/aliens/rest", "running/monsters/rounds", "running/monsters/rest"] },
  { id: "failed-kick-in-a-rush", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "A failed kick ends the move at the door, but a door a team is rushing bursts open all the same; what counts as rushing is not said.", source: { rule: null, heading: null, lines: [[33, 33], [42, 42]], again: [] }, since: null, changes: [], options: ["line 42 holds in place of line 33 for a team that follows its point man", "line 42 holds for teams that run"], concerns: ["door-attempts/single-figure/failureOpens", "door-attempts/team-rush/failureOpens"] },
  { id: "creatures-without-armor", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Aliens and monsters have door modifiers of their own; whether one that wears nothing also counts as unarmored is not said.", source: { rule: null, heading: null, lines: [[36, 36], [40, 40]], again: [] }, since: null, changes: [], options: ["their own modifier alone", "their own modifier and that for no armor"], concerns: ["kick-door-modifiers/aliens/value", "kick-door-modifiers/monsters/value", "kick-door-modifiers/unarmored/value"] },
  { id: "elite-door-modifier", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Elite troops add no more at a door than veterans do, although the modifiers rise with quality up to there.", source: { rule: null, heading: null, lines: [[39, 39]], again: [] }, since: null, changes: [], options: ["+1 as printed", "+2"], concerns: ["kick-door-modifiers/elite/value"] },
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
