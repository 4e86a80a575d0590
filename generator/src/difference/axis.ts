import type { RecordValue, Value } from "../values/value.ts";
import { cellChange } from "./cell.ts";
import type { Tell } from "./change.ts";
import { record, records, same, tellParts, text, texts } from "./json.ts";
import type { Pair } from "./pairs.ts";
import type { ChangeKind } from "./policy.ts";

/** Compares an axis: how a key is matched, which keys there are, and what lies beyond its ends. */
export function compareAxis(pair: Pair, at: string, rowIds: ReadonlySet<string>, tell: Tell): void {
  const [before, after] = pair;
  tellParts(
    at,
    pair,
    {
      description: "text changed",
      notation: "text changed",
      labels: "text changed",
      unit: "unit changed",
      match: "shape changed",
    },
    tell,
  );
  if (!same(before.columns, after.columns)) tellParts(at, pair, { columns: "shape changed" }, tell);
  if (!same(before.tie, after.tie) && same(before.match, after.match)) {
    tellParts(at, pair, { tie: givenInstead(text(before.tie), text(after.tie)) }, tell);
  }
  if (!same(before.whole, after.whole)) {
    tellParts(at, pair, { whole: after.whole === true ? "domain narrowed" : "domain widened" }, tell);
  }
  compareDice(pair, at, tell);
  compareDomain(pair, at, tell);
  for (const end of ["below", "above"]) compareEnd(before[end] ?? null, after[end] ?? null, at, end, tell);
  compareKeys(pair, at, rowIds, tell);
  compareExceptions(pair, at, tell);
}

function compareDice(pair: Pair, at: string, tell: Tell): void {
  const [{ dice: before = null }, { dice: after = null }] = pair;
  const change = before === null ? "dice added" : after === null ? "dice removed" : "dice changed";
  tellParts(at, pair, { dice: change }, tell);
}

function compareDomain(pair: Pair, at: string, tell: Tell): void {
  const [{ domain: before = null }, { domain: after = null }] = pair;
  tellParts(at, pair, { domain: covers(after, before) ? "domain widened" : "domain narrowed" }, tell);
}

/** Whether one domain has every number of the other; null has all numbers. */
function covers(wide: Value, narrow: Value): boolean {
  if (wide === null) return true;
  const [{ from, to }, inner] = [record(wide), record(narrow)];
  const reaches = (end: Value | undefined, other: Value | undefined, sign: 1 | -1): boolean =>
    typeof end !== "number" || (typeof other === "number" && sign * end >= sign * other);
  return narrow !== null && reaches(from, inner.from, -1) && reaches(to, inner.to, 1);
}

/** What a lookup gives beyond the last key; null and `error` refuse such a value. */
function compareEnd(was: Value, now: Value, at: string, part: string, tell: Tell): void {
  if (same(was, now)) return;
  const [before, after] = [record(was), record(now)];
  const [earlier, later] = [text(before.gives) || "error", text(after.gives) || "error"];
  tell({ at, change: endChange(earlier, later, before, after), part, was, now });
}

function endChange(earlier: string, later: string, before: RecordValue, after: RecordValue): ChangeKind {
  if (earlier === later) {
    if (earlier === "unknown") return "text changed";
    return earlier === "cell" ? cellChange(before.value ?? null, after.value ?? null) : "text changed";
  }
  if (later === "error") return "domain narrowed";
  if (later === "unknown" || later === "none") return "outcome added";
  if (earlier === "error") return "domain widened";
  if (earlier === "unknown") return "cell known";
  return earlier === "none" ? "outcome removed" : "cell changed";
}

/** Keys of rows come and go with their rows; what is left are keys that several rows share. */
function compareKeys([before, after]: Pair, at: string, rowIds: ReadonlySet<string>, tell: Tell): void {
  if (before.columns === true || after.columns === true) return;
  const [earlier, later] = [texts(before.keys), texts(after.keys)];
  for (const was of earlier.filter((key) => !later.includes(key) && !rowIds.has(key))) {
    tell({ at, change: "key removed", part: "keys", was, now: null });
  }
  for (const now of later.filter((key) => !earlier.includes(key) && !rowIds.has(key))) {
    tell({ at, change: "key added", part: "keys", was: null, now });
  }
}

function compareExceptions([before, after]: Pair, at: string, tell: Tell): void {
  const placed = (axis: RecordValue) => new Map(records(axis.exceptions).map((one) => [placeOf(one), one]));
  const [earlier, later] = [placed(before), placed(after)];
  for (const place of new Set([...earlier.keys(), ...later.keys()])) {
    const [was, now] = [earlier.get(place) ?? null, later.get(place) ?? null];
    if (same(was, now)) continue;
    const [gave, gives] = [text(was?.gives), text(now?.gives)];
    const change = gave === gives ? "text changed" : givenInstead(gave, gives);
    tell({ at, change, part: "exceptions", was, now });
  }
}

function placeOf({ kind = null, at }: RecordValue): string {
  const { from = null, to = null } = record(at);
  return JSON.stringify([kind, from, to]);
}

function givenInstead(before: string, after: string): ChangeKind {
  if (after === "unknown") return "outcome added";
  return before === "unknown" ? "cell known" : "cell changed";
}
