import { diceText } from "../../axes/domain.ts";
import { count } from "../../format/tally.ts";
import { visible } from "../../format/visible.ts";
import { isUnknown, type Value } from "../../values/value.ts";
import type { Change, Reason } from "../index.ts";

/** What was compared: the name of each side, and the version of its data. */
export interface Sides {
  readonly from: SideName;
  readonly to: SideName;
}

export interface SideName {
  readonly name: string;
  readonly version: string;
}

/** A value as a person reads it: `range 300, penetration 5`. */
export function valueText(value: Value): string {
  if (value === null) return "blank";
  if (typeof value !== "object") return value === "" ? "no text" : visible(String(value));
  if (isUnknown(value)) return `unknown (${visible(value.unknown)})`;
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((one: Value) => inner(one)).join(", ");
  const { count, sides, digits, ...others } = value as Readonly<Record<string, Value>>;
  if (isCount(count) && isCount(sides) && Object.keys(others).length === 0)
    return diceText({ count, sides, ...(digits === true ? { digits } : {}) });
  const parts = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return parts.length === 0
    ? "blank"
    : parts.map(([name, one]) => `${visible(name)} ${inner(one as Value)}`).join(", ");
}

function isCount(value: Value | undefined): value is number {
  return typeof value === "number";
}

/** What is told one by one: a cell that changed with a printed word is told with it. */
export function toldAlone(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ word }) => word === undefined);
}

/** What changed with a printed word, such as `2 cells: carbine/price, musket/price`; empty where nothing did. */
export function changedWith(word: Change, changes: readonly Change[], nameOf: (at: string) => string): string {
  if (word.change !== "word changed") return "";
  const cells = changes.filter((one) => one.at.startsWith(`${word.at}/`) && `words.${one.word}` === word.part);
  const names = cells.map(({ at }) => visible(nameOf(at)));
  return names.length === 0 ? "" : `${count(names.length, "cell")}: ${names.join("; ")}`;
}

/** Old and new; of a record only the fields that differ. */
export function stepText({ change, part, was, now, fields }: Change): string {
  if (/ (added|known)$/.test(change) && was === null) return valueText(now);
  if (/ removed$/.test(change) && now === null) return valueText(was);
  if (fields) return fields.map((one) => `${one.field} ${arrow(one.was, one.now)}`).join(", ");
  if (part === undefined) return arrow(was, now);
  // Only a cell can be blank; of a property null says that there is none, or no limit.
  const [before, after] = [was, now].map((one) => (one === null ? nothing(part) : valueText(one)));
  return `${before} → ${after}`;
}

function nothing(part: string): string {
  return part === "domain" ? "every number" : "nothing";
}

/** What kind of change it is, where old and new do not say it. */
export function kindText({ change, part, edition }: Change): string {
  const kind = change === "cell changed" && part === undefined ? "" : change;
  return edition === "as-printed" ? `${kind === "" ? "" : `${kind}, `}as printed` : kind;
}

/** What a reader should look at twice; empty where nothing is odd. */
export function warningText({ slip, cause }: Change): string {
  const slipped = { sign: "the sign turned", digits: "the same digits, another figure" };
  const found = [
    ...(slip ? [slipped[slip]] : []),
    ...(cause === "unexplained" ? ["no erratum explains this"] : []),
    ...(cause === "transcription" ? ["the print was read anew"] : []),
  ];
  return found.join("; ");
}

/** The errata that explain a change, or that it is about. */
export function reasonsOf({ at, errata }: Change, reasons: readonly Reason[]): readonly Reason[] {
  const [book, , own] = at.split("/");
  const isErratum = at.startsWith(`${book}/errata/`);
  return reasons.filter((one) => one.book === book && (errata.includes(one.id) || (isErratum && one.id === own)));
}

/** `line 3298`, `lines 3310-3319`; empty where nothing is cited. */
export function linesText(lines: Change["lines"]): string {
  const ranges = lines.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
  if (ranges.length === 0) return "";
  return `${ranges.length === 1 && !ranges[0]?.includes("-") ? "line" : "lines"} ${ranges.join(", ")}`;
}

function arrow(was: Value, now: Value): string {
  return `${valueText(was)} → ${valueText(now)}`;
}

/** A value inside another, with its own parts held together. */
function inner(value: Value): string {
  const text = valueText(value);
  return typeof value === "object" && value !== null ? `(${text})` : text;
}
