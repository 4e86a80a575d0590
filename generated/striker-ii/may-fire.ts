// Made by tablewright from rules/striker-ii/hit/may-fire.yaml. Do not edit: change the rules and run tablewright build.
import { refuse, unknownId } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** What the team did or suffers. */
export type MayFireTeam = "stationary" | "moved" | "hidden" | "suppressed" | "routed" | "rallying";

/** What it fires with. */
export type MayFireWeapon = "ordinary" | "high-recoil" | "setting-up";

/** A row of “May it fire”. */
export interface MayFireRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** What the team did or suffers. */
  readonly team: MayFireTeam;
  /**
   * normal: it fires. harder: it fires at one level harder. none: it may not fire.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, 8C4, Movement Effects; Morale Results, lines 1842-1885, 2821-2853
   */
  readonly ordinary: "normal" | "harder" | "none";
  /**
   * normal: it fires. harder: it fires at one level harder. none: it may not fire.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, 8C4, Movement Effects; Morale Results, lines 1842-1885, 2821-2853
   */
  readonly "high-recoil": "normal" | "harder" | "none";
  /**
   * normal: it fires. harder: it fires at one level harder. none: it may not fire.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, 8C4, Movement Effects; Morale Results, lines 1842-1885, 2821-2853
   */
  readonly "setting-up": "normal" | "harder" | "none";
}

const data = {
  stationary: {
    id: "stationary",
    name: "stationary",
    team: "stationary",
    ordinary: "normal",
    "high-recoil": "normal",
    "setting-up": "none",
  },
  moved: {
    id: "moved",
    name: "moved",
    team: "moved",
    ordinary: "harder",
    "high-recoil": "none",
    "setting-up": "none",
  },
  hidden: {
    id: "hidden",
    name: "hidden",
    team: "hidden",
    ordinary: "none",
    "high-recoil": "none",
    "setting-up": "none",
  },
  suppressed: {
    id: "suppressed",
    name: "suppressed",
    team: "suppressed",
    ordinary: "none",
    "high-recoil": "none",
    "setting-up": "none",
  },
  routed: {
    id: "routed",
    name: "routed",
    team: "routed",
    ordinary: "none",
    "high-recoil": "none",
    "setting-up": "none",
  },
  rallying: {
    id: "rallying",
    name: "rallying",
    team: "rallying",
    ordinary: "none",
    "high-recoil": "none",
    "setting-up": "none",
  },
} as const satisfies Record<string, MayFireRow>;

/**
 * May it fire. Whether a team may fire in a fire phase, by what it did or suffers and by its weapon. Having moved, it is the last movement phase of the team that counts; harder means one level harder.
 * @source Striker II: Introductory Infantry Rules, rule 8A1a3, 8C4, Movement Effects; Morale Results, lines 1842-1885, 2821-2853
 * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 572-670
 */
export const mayFire: Documented<MayFireRow, typeof data> = /* @__PURE__ */ Object.freeze(data);

/** All rows of “May it fire”, in the book's order. */
export const mayFireList: readonly MayFireRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly ("normal" | "harder" | "none")[] = [
  "normal", "normal", "none",
  "harder", "none", "none",
  "none", "none", "none",
  "none", "none", "none",
  "none", "none", "none",
  "none", "none", "none",
];

/**
 * Looks up “May it fire”. Whether a team may fire in a fire phase, by what it did or suffers and by its weapon. Having moved, it is the last movement phase of the team that counts; harder means one level harder.
 * @param team - What the team did or suffers.
 * @param weapon - What it fires with.
 * @source Striker II: Introductory Infantry Rules, rule 8A1a3, 8C4, Movement Effects; Morale Results, lines 1842-1885, 2821-2853
 * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 572-670
 * @example lookupMayFire("stationary", "ordinary"); // "normal"
 */
export function lookupMayFire(team: MayFireTeam, weapon: MayFireWeapon): "normal" | "harder" | "none" {
  const row =
    team === "stationary" ? 0
    : team === "moved" ? 1
    : team === "hidden" ? 2
    : team === "suppressed" ? 3
    : team === "routed" ? 4
    : team === "rallying" ? 5
    : refuse(unknownId("may-fire", "team", team, ["stationary", "moved", "hidden", "suppressed", "routed", "rallying"]));
  const column =
    weapon === "ordinary" ? 0
    : weapon === "high-recoil" ? 1
    : weapon === "setting-up" ? 2
    : refuse(unknownId("may-fire", "weapon", weapon, ["ordinary", "high-recoil", "setting-up"]));
  return answers[row * 3 + column] as "normal" | "harder" | "none";
}
