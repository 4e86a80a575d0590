import { isRecord, isUnknown, type Value } from "./value.ts";

/** Whether two values say the same; the order of fields does not matter, the reason of an unknown does. */
export function sameValue(a: Value, b: Value): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameValue(item, b[index] as Value));
  }
  if (isUnknown(a)) return isUnknown(b) && a.unknown === b.unknown;
  if (!isRecord(a) || !isRecord(b)) return false;
  const ids = Object.keys(a);
  if (ids.length !== Object.keys(b).length) return false;
  return ids.every((id) => Object.hasOwn(b, id) && sameValue(a[id] as Value, b[id] as Value));
}
