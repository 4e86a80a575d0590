/**
 * What a cell holds once it is read. Four absences stay apart: a blank is `null`, a figure lost in the
 * print is `Unknown`, a printed dash or letter is a word mapped to fields, and zero is 0.
 */
export type Value = number | string | boolean | null | Unknown | readonly Value[] | RecordValue;

export interface RecordValue {
  readonly [field: string]: Value;
}

/** A figure the print lost, with the reason. No record has a field of this name. */
export interface Unknown {
  readonly unknown: string;
}

/** A stretch of numbers, both ends included; null is an open end. */
export interface Band {
  readonly from: number | null;
  readonly to: number | null;
}

export function isUnknown(value: Value): value is Unknown {
  return typeof value === "object" && value !== null && "unknown" in value;
}

export function isRecord(value: Value): value is RecordValue {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isUnknown(value);
}

/** The declared type of a cell or field; it comes from the schema, never from the values that occur. */
export type ValueType =
  | { readonly type: "number"; readonly whole: boolean; readonly words: readonly string[] }
  | { readonly type: "text" }
  /** The id of a row of the table `of`, or of a table of the book (null); `words` where only these ids are allowed. */
  | { readonly type: "id"; readonly of: string | null; readonly words?: readonly string[] }
  /** An amount that is rolled: its dice, what is added and times what. */
  | { readonly type: "dice" }
  /** A value for each of some rows of a table (`by`). */
  | { readonly type: "map"; readonly by: string; readonly keys: readonly string[] | null; readonly of: ValueType }
  | { readonly type: "boolean" }
  | { readonly type: "word"; readonly words: readonly string[] }
  | { readonly type: "band" }
  | { readonly type: "list"; readonly item: ValueType }
  | { readonly type: "record"; readonly fields: readonly Field[] };

/** The type of what a list or a map holds, at any depth; any other type itself. */
export function innermost(type: ValueType): ValueType {
  if (type.type === "list") return innermost(type.item);
  return type.type === "map" ? innermost(type.of) : type;
}

/** One named part of a row or of a notation. */
export interface Field {
  readonly id: string;
  readonly description: string;
  readonly type: ValueType;
  /** Unit symbol (`m`, `kg`, `Cr`), or null where the figure has none. */
  readonly unit: string | null;
  /** A blank is allowed and reads as `null`. */
  readonly blank: boolean;
  /** The print may have lost it: `{ unknown: reason }` is allowed. */
  readonly unknowable: boolean;
}

/** Whether two values are equal. The order of fields does not matter; the reason of an unknown does. */
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
