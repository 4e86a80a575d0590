import { isRecord, isUnknown, type Value } from "../values/value.ts";
import type { FieldChange, Slip } from "./change.ts";
import { own, same } from "./parts.ts";
import type { ChangeKind } from "./policy.ts";

/** What became of a cell whose value differs. */
export function cellChange(was: Value, now: Value): ChangeKind {
  const [before, after] = [lostIn(was), lostIn(now)];
  if ([...after.keys()].some((path) => !before.has(path))) return "cell unknown";
  if ([...before.keys()].some((path) => !after.has(path))) return "cell known";
  return "cell changed";
}

/** The fields of a record that differ; nothing unless both sides are records. */
export function fieldChanges(was: Value, now: Value): readonly FieldChange[] {
  if (!isRecord(was) || !isRecord(now)) return [];
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])];
  return names.flatMap((field): FieldChange[] => {
    const [before, after] = [own(was, field), own(now, field)];
    return same(before, after) ? [] : [{ field, was: before, now: after }];
  });
}

/** Whether figures changed the way a hand slips: a sign lost, a digit lost or doubled, two digits swapped. */
export function slipOf(was: Value, now: Value): Slip | undefined {
  if (typeof was === "number" && typeof now === "number") return slipOfNumbers(was, now);
  if (Array.isArray(was) && Array.isArray(now)) {
    return was.map((one: Value, index) => slipOf(one, now[index] ?? null)).find((slip) => slip !== undefined);
  }
  return fieldChanges(was, now)
    .map((one) => slipOf(one.was, one.now))
    .find((slip) => slip !== undefined);
}

function slipOfNumbers(was: number, now: number): Slip | undefined {
  if (was === now || was === 0 || now === 0) return undefined;
  if (was === -now) return "sign";
  const [before, after] = [digitsOf(was), digitsOf(now)];
  // Zeros at the ends are where a figure was moved by a power of ten.
  const isShifted = trimmed(before) === trimmed(after);
  const isSwapped = before.length > 1 && [...before].sort().join("") === [...after].sort().join("");
  return isShifted || isSwapped ? "digits" : undefined;
}

function digitsOf(number: number): string {
  return String(Math.abs(number)).replace(".", "");
}

function trimmed(digits: string): string {
  return digits.replace(/^0+|0+$/g, "");
}

/** The places of a value that are unknown. */
function lostIn(value: Value, path = "", found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return found;
  if (isUnknown(value)) return found.add(path);
  for (const [name, part] of Object.entries(value)) lostIn(part as Value, `${path}/${name}`, found);
  return found;
}
