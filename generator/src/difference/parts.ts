import { sameValue, type Value } from "../values/value.ts";
import type { AddChange } from "./change.ts";
import type { ChangeKind } from "./policy.ts";

/** What a record has of its own under a name: a name from a stranger's file may be one that every object inherits. */
export function own<Part>(holder: Readonly<Record<string, Part>>, name: string): Part | null {
  return Object.hasOwn(holder, name) ? (holder[name] as Part) : null;
}

/** Whether two parts of published JSON say the same; what is left out says what null says. */
export function same(one: unknown, other: unknown): boolean {
  return sameValue(asValue(one), asValue(other));
}

/** A part of published JSON as a value: that is what JSON holds, whatever its type says beside. */
export function asValue(part: unknown): Value {
  return (part ?? null) as Value;
}

/** Tells of every one of these properties that differs. */
export function compareParts<Holder extends object>(
  at: string,
  [before, after]: readonly [Holder, Holder],
  parts: Readonly<Partial<Record<keyof Holder & string, ChangeKind>>>,
  add: AddChange,
  prefix = "",
): void {
  for (const part of Object.keys(parts) as (keyof Holder & string)[]) {
    const [was, now] = [asValue(before[part]), asValue(after[part])];
    if (!same(was, now)) add({ at, change: parts[part] as ChangeKind, part: prefix + part, was, now });
  }
}
