import { sameValue } from "../values/same-value.ts";
import { isRecord, type RecordValue, type Value } from "../values/value.ts";
import type { Tell } from "./change.ts";
import type { ChangeKind } from "./policy.ts";

// Documents may come from a stranger's package: whatever has not the expected form reads as nothing.

/** The records of a list. */
export function records(value: Value | undefined): readonly RecordValue[] {
  return Array.isArray(value) ? value.filter((item: Value) => isRecord(item)) : [];
}

export function record(value: Value | undefined): RecordValue {
  return value !== undefined && isRecord(value) ? value : {};
}

/** The texts of a list, such as the words of a type. */
export function texts(value: Value | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item: Value) => typeof item === "string") : [];
}

export function text(value: Value | undefined): string {
  return typeof value === "string" ? value : "";
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  return sameValue(one ?? null, other ?? null);
}

/** Tells of every one of these properties that differs. */
export function tellParts(
  at: string,
  [before, after]: readonly [RecordValue, RecordValue],
  parts: Readonly<Record<string, ChangeKind>>,
  tell: Tell,
  prefix = "",
): void {
  for (const [part, change] of Object.entries(parts)) {
    if (same(before[part], after[part])) continue;
    tell({ at, change, part: prefix + part, was: before[part] ?? null, now: after[part] ?? null });
  }
}
