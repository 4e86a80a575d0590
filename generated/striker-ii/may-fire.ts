// Made by tablewright from rules/striker-ii/hit/may-fire.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** What the team did or suffers. */
export type MayFireTeam = "stationary" | "moved" | "setting-up" | "hidden" | "suppressed" | "routed" | "rallying";

/** The recoil of what it fires with. */
export type MayFireRecoil = "low" | "ordinary" | "high";

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
  readonly low: "normal" | "harder" | "none";
  /**
   * normal: it fires. harder: it fires at one level harder. none: it may not fire.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, 8C4, Movement Effects; Morale Results, lines 1842-1885, 2821-2853
   */
  readonly ordinary: "normal" | "harder" | "none";
  /**
   * normal: it fires. harder: it fires at one level harder. none: it may not fire.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, 8C4, Movement Effects; Morale Results, lines 1842-1885, 2821-2853
   */
  readonly high: "normal" | "harder" | "none";
}

const data = {
  stationary: {
    id: "stationary",
    name: "stationary",
    team: "stationary",
    low: "normal",
    ordinary: "normal",
    high: "normal",
  },
  moved: { id: "moved", name: "moved", team: "moved", low: "harder", ordinary: "harder", high: "none" },
  "setting-up": { id: "setting-up", name: "setting-up", team: "setting-up", low: "none", ordinary: "none", high: "none" },
  hidden: { id: "hidden", name: "hidden", team: "hidden", low: "none", ordinary: "none", high: "none" },
  suppressed: { id: "suppressed", name: "suppressed", team: "suppressed", low: "none", ordinary: "none", high: "none" },
  routed: { id: "routed", name: "routed", team: "routed", low: "none", ordinary: "none", high: "none" },
  rallying: { id: "rallying", name: "rallying", team: "rallying", low: "none", ordinary: "none", high: "none" },
} as const satisfies Record<string, MayFireRow>;

/**
 * May it fire. Whether a team may fire in a fire phase, by what it does or suffers and by the recoil of its weapon. Having moved, it is the last movement phase of the team that counts; harder means one level harder.
 * @source Striker II: Introductory Infantry Rules, rule 8A1a3, 8C4, Movement Effects; Morale Results, lines 1842-1885, 2821-2853
 * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 572-670
 */
export const mayFire: Documented<MayFireRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “May it fire”, in the book's order. */
export const mayFireList: readonly MayFireRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly ("normal" | "harder" | "none")[] = [
  "normal", "normal", "normal",
  "harder", "harder", "none",
  "none", "none", "none",
  "none", "none", "none",
  "none", "none", "none",
  "none", "none", "none",
  "none", "none", "none",
];

/**
 * Looks up “May it fire”. Whether a team may fire in a fire phase, by what it does or suffers and by the recoil of its weapon. Having moved, it is the last movement phase of the team that counts; harder means one level harder.
 * @param team - What the team did or suffers.
 * @param recoil - The recoil of what it fires with.
 * @source Striker II: Introductory Infantry Rules, rule 8A1a3, 8C4, Movement Effects; Morale Results, lines 1842-1885, 2821-2853
 * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 572-670
 * @example lookupMayFire("stationary", "low"); // "normal"
 */
export function lookupMayFire(team: MayFireTeam, recoil: MayFireRecoil): "normal" | "harder" | "none" {
  const row =
    team === "stationary" ? 0
    : team === "moved" ? 1
    : team === "setting-up" ? 2
    : team === "hidden" ? 3
    : team === "suppressed" ? 4
    : team === "routed" ? 5
    : team === "rallying" ? 6
    : refuse(unknownId("lookupMayFire", "team", team, ["stationary", "moved", "setting-up", "hidden", "suppressed", "routed", "rallying"]));
  const column =
    recoil === "low" ? 0
    : recoil === "ordinary" ? 1
    : recoil === "high" ? 2
    : refuse(unknownId("lookupMayFire", "recoil", recoil, ["low", "ordinary", "high"]));
  return answers[row * 3 + column] as "normal" | "harder" | "none";
}
