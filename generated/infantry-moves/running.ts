// Made by tablewright from rules/infantry-moves/movement/running.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented, Unknown } from "../runtime/types.js";

/** Armor worn, or what kind of creature runs. */
export type RunningArmor = "none" | "light" | "heavy" | "aliens" | "monsters";

/** A row of “Running and rests”. */
export interface RunningRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** Armor worn, or what kind of creature runs. */
  readonly armor: RunningArmor;
  /**
   * Rounds it may run before it must halt. Unit: rounds (round).
   * @source Infantry movement, Running, lines 28-30
   */
  readonly rounds: number | Unknown;
  /**
   * Rounds it must halt for. Unit: rounds (round).
   * @source Infantry movement, Running, lines 28-30
   */
  readonly rest: number | Unknown;
  /**
   * Inches that running adds to the move. Unit: inches (in).
   * @source Infantry movement, Running, lines 28-30
   */
  readonly inches: number;
}

const data = {
  none: {
    id: "none",
    name: "No armor",
    armor: "none",
    rounds: { unknown: "The rules limit the running of light and heavy armor only." },
    rest: { unknown: "The rules limit the running of light and heavy armor only." },
    inches: 2,
  },
  light: { id: "light", name: "Light armor", armor: "light", rounds: 3, rest: 1, inches: 2 },
  heavy: { id: "heavy", name: "Heavy armor", armor: "heavy", rounds: 3, rest: 2, inches: 2 },
  aliens: {
    id: "aliens",
    name: "Aliens",
    armor: "aliens",
    rounds: { unknown: "The rules limit the running of light and heavy armor only." },
    rest: { unknown: "The rules limit the running of light and heavy armor only." },
    inches: 2,
  },
  monsters: {
    id: "monsters",
    name: "Monsters",
    armor: "monsters",
    rounds: { unknown: "The rules limit the running of light and heavy armor only." },
    rest: { unknown: "The rules limit the running of light and heavy armor only." },
    inches: 2,
  },
} as const satisfies Record<string, RunningRow>;

/**
 * Running and rests. What running adds to a move, how many rounds infantry may run before it must halt, and for how long. Powered armor is not listed; it does not gain from running.
 * @source Infantry movement, Running, lines 28-30
 */
export const running: Documented<RunningRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Running and rests”, in the book's order. */
export const runningList: readonly RunningRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly RunningRow[] = /* @__PURE__ */ (() => freezeEach([
  data.none,
  data.light,
  data.heavy,
  data.aliens,
  data.monsters,
]))();

/**
 * Looks up “Running and rests”. What running adds to a move, how many rounds infantry may run before it must halt, and for how long. Powered armor is not listed; it does not gain from running.
 * @param armor - Armor worn, or what kind of creature runs.
 * @source Infantry movement, Running, lines 28-30
 * @example lookupRunning("none").id; // "none"
 */
export function lookupRunning(armor: RunningArmor): RunningRow {
  const row =
    armor === "none" ? 0
    : armor === "light" ? 1
    : armor === "heavy" ? 2
    : armor === "aliens" ? 3
    : armor === "monsters" ? 4
    : refuse(unknownId("lookupRunning", "armor", armor, ["none", "light", "heavy", "aliens", "monsters"]));
  return answers[row] as RunningRow;
}
