import type { Axis, AxisException, Band, EndPolicy } from "../published/data.ts";
import type { AsRead } from "../rule-set/rule-set.ts";
import { aliasesOf } from "./aliases.ts";
import { cellChange } from "./cell.ts";
import type { AddChange } from "./change.ts";
import { compareIdentity, type Named } from "./identity.ts";
import type { Pair } from "./pairs.ts";
import { asValue, compareParts, same } from "./parts.ts";
import type { ChangeKind } from "./policy.ts";

type AxisRead = AsRead<Axis>;

/** Compares an axis: how a key is matched, which keys there are, and what lies beyond its ends. */
export function compareAxis(pair: Pair<AxisRead>, at: string, rowIds: ReadonlySet<string>, add: AddChange): void {
  const [before, after] = pair;
  compareParts(
    at,
    pair,
    {
      description: "text changed",
      notation: "text changed",
      labels: "text changed",
      unit: "unit changed",
      match: "shape changed",
    },
    add,
  );
  if (!same(before.columns, after.columns)) compareParts(at, pair, { columns: "shape changed" }, add);
  if (!same(before.tie, after.tie) && same(before.match, after.match)) {
    compareParts(at, pair, { tie: after.tie === "unknown" ? "outcome added" : "shape changed" }, add);
  }
  if (!same(before.whole, after.whole)) {
    compareParts(at, pair, { whole: after.whole === true ? "domain narrowed" : "domain widened" }, add);
  }
  compareDice(pair, at, add);
  compareDomain(pair, at, add);
  for (const end of ["below", "above"] as const) compareEnd(before[end] ?? null, after[end] ?? null, at, end, add);
  compareKeys(pair, at, rowIds, add);
  compareIdentity([keysOf(before, rowIds), keysOf(after, rowIds)], at, add);
  compareExceptions(pair, at, add);
}

function compareDice(pair: Pair<AxisRead>, at: string, add: AddChange): void {
  const [{ dice: before = null }, { dice: after = null }] = pair;
  const change = before === null ? "dice added" : after === null ? "dice removed" : "dice changed";
  compareParts(at, pair, { dice: change }, add);
}

function compareDomain(pair: Pair<AxisRead>, at: string, add: AddChange): void {
  const [{ domain: before = null }, { domain: after = null }] = pair;
  compareParts(at, pair, { domain: covers(after, before) ? "domain widened" : "domain narrowed" }, add);
}

/** Whether one domain has every number of the other; null has all numbers. */
function covers(wide: AsRead<Band> | null, narrow: AsRead<Band> | null): boolean {
  if (wide === null) return true;
  const reaches = (end: number | null = null, other: number | null = null, sign: 1 | -1): boolean =>
    end === null || (other !== null && sign * end >= sign * other);
  return narrow !== null && reaches(wide.from, narrow.from, -1) && reaches(wide.to, narrow.to, 1);
}

/** What a lookup gives beyond the last key; null and `error` refuse such a value. */
function compareEnd(
  before: AsRead<EndPolicy> | null,
  after: AsRead<EndPolicy> | null,
  at: string,
  part: string,
  add: AddChange,
): void {
  if (same(before, after)) return;
  add({ at, change: endChange(before ?? {}, after ?? {}), part, was: asValue(before), now: asValue(after) });
}

function endChange(before: AsRead<EndPolicy>, after: AsRead<EndPolicy>): ChangeKind {
  const [earlier, later] = [before.gives ?? "error", after.gives ?? "error"];
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
function compareKeys([before, after]: Pair<AxisRead>, at: string, rowIds: ReadonlySet<string>, add: AddChange): void {
  if (before.columns === true || after.columns === true) return;
  const [earlier, later] = [before.keys ?? [], after.keys ?? []];
  for (const was of earlier.filter((key) => !later.includes(key) && !rowIds.has(key))) {
    add({ at, change: "key removed", part: "keys", was, now: null });
  }
  for (const now of later.filter((key) => !earlier.includes(key) && !rowIds.has(key))) {
    add({ at, change: "key added", part: "keys", was: null, now });
  }
}

/** The keys that are no rows: of such a key the word is all there is. */
function keysOf(axis: AxisRead, rowIds: ReadonlySet<string>): Named {
  const keys = (axis.keys ?? []).filter((key) => !rowIds.has(key));
  return { things: keys.map((id) => ({ id, cells: id, place: "" })), aliases: aliasesOf(axis) };
}

function compareExceptions([before, after]: Pair<AxisRead>, at: string, add: AddChange): void {
  const placed = ({ exceptions = [] }: AxisRead) => new Map(exceptions.map((one) => [placeOf(one), one]));
  const [earlier, later] = [placed(before), placed(after)];
  for (const place of new Set([...earlier.keys(), ...later.keys()])) {
    const [was, now] = [earlier.get(place), later.get(place)];
    if (same(was, now)) continue;
    const change = was?.gives === now?.gives ? "text changed" : givenInstead(was?.gives, now?.gives);
    add({ at, change, part: "exceptions", was: asValue(was), now: asValue(now) });
  }
}

function placeOf({ kind, at: { from = null, to = null } = {} }: AsRead<AxisException>): string {
  return JSON.stringify([kind, from, to]);
}

function givenInstead(before = "", after = ""): ChangeKind {
  if (after === "unknown") return "outcome added";
  return before === "unknown" ? "cell known" : "cell changed";
}
