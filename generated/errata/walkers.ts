// Made by tablewright from rules/walkers/book.yaml. Do not edit: change the rules and run tablewright build.
import { addresses } from "../addresses/walkers.js";
import type { Erratum } from "../runtime/errata.js";
import { errataOf } from "../runtime/errata.js";
import { freeze } from "../runtime/freeze.js";

export type { Erratum, ErratumChange, ErratumPlace, ErratumSource, ErratumValue } from "../runtime/errata.js";

/** Ids of the errata of Walker rules. */
export type ErratumId = 
  | "oval-base-tie"
  | "turn-between-90-and-180"
  | "several-hull-points"
  | "control-hit-on-one-skill"
  | "ammo-hit-at-zero"
  | "initiative-check"
  | "dreadnought-name"
  | "dreadnought-toughness";

/** Cells and rows an erratum speaks of. */
export type ErratumAddress = 
  | "walker-points/60mm/light"
  | "walker-turning/up-to-90/move"
  | "walker-turning/full-180/move"
  | "wounding/roll-without-attack/allowed"
  | "walker-damage/3/explodesAt"
  | "walker-damage/11/explodesAt"
  | "walker-damage/6/shotsLoss"
  | "walker-damage/8/shotsLoss"
  | "dying-walker/fall/check"
  | "walker-units/contempt-dreadnought/printed"
  | "walker-units/contempt-dreadnought/toughness";

/** Every erratum of Walker rules, in the book's order, whether it counts or not. */
export const errata: readonly (Erratum & { readonly id: ErratumId })[] = /* @__PURE__ */ freeze([
  { id: "oval-base-tie", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "An oval base whose average lies midway between two sizes is as close to one as to the other, and no rule decides.", source: { rule: null, heading: null, lines: [[19, 19]], again: [] }, since: null, changes: [], options: ["the smaller size", "the larger size"], concerns: ["walker-points/60mm/light"] },
  { id: "turn-between-90-and-180", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The turning table ends one row at 90 degrees and gives the next for 180 degrees alone, so a turn in between is in no row.", source: { rule: null, heading: null, lines: [[46, 48]], again: [] }, since: null, changes: [], options: ["no move for any turn of more than 90 degrees", "half move for any turn of less than 180 degrees"], concerns: ["walker-turning/up-to-90/move", "walker-turning/full-180/move"] },
  { id: "several-hull-points", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "A roll follows whenever a walker loses a hull point; that an attack which takes several is followed by several rolls is not said outright.", source: { rule: null, heading: null, lines: [[52, 52]], again: [] }, since: null, changes: [], options: ["one roll for each hull point lost", "one roll for each attack that takes hull points"], concerns: ["wounding/roll-without-attack/allowed"] },
  { id: "control-hit-on-one-skill", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "A control hit lowers skill in melee and in shooting and explodes the walker where it cannot; what counts where only one of the two is 0 is not said.", source: { rule: null, heading: null, lines: [[56, 56], [64, 64]], again: [] }, since: null, changes: [], options: ["it explodes only when both are 0", "it explodes as soon as one is 0"], concerns: ["walker-damage/3/explodesAt", "walker-damage/11/explodesAt"] },
  { id: "ammo-hit-at-zero", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Control and leg hits say what happens at 0; an ammo hit does not say what becomes of a weapon without shots.", source: { rule: null, heading: null, lines: [[59, 59], [61, 61]], again: [] }, since: null, changes: [], options: ["the weapon makes no more shots", "the walker explodes as with the other hits"], concerns: ["walker-damage/6/shotsLoss", "walker-damage/8/shotsLoss"] },
  { id: "initiative-check", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Models under a falling walker make an Initiative check, and Initiative is no characteristic of a walker.", source: { rule: null, heading: null, lines: [[73, 73]], again: [] }, since: null, changes: [], options: ["a characteristic other models have in the rules around this text", "Sagacity"], concerns: ["dying-walker/fall/check"] },
  { id: "dreadnought-name", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The name of the example looks clipped.", source: { rule: null, heading: null, lines: [[93, 93]], again: [] }, since: null, changes: [], options: ["Contempt Dreadnought as printed", "Contemptor Dreadnought"], concerns: ["walker-units/contempt-dreadnought/printed"] },
  { id: "dreadnought-toughness", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The example prints three toughness figures without saying which arc each is for, and lists no weapons though each arc should have its own.", source: { rule: null, heading: null, lines: [[96, 96]], again: [] }, since: null, changes: [], options: ["front 12, side 11, rear 10, in the order the arcs are named", "another order"], concerns: ["walker-units/contempt-dreadnought/toughness"] },
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
