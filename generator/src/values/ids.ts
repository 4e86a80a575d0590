import { isRecord, type Value, type ValueType } from "./value.ts";

/** An id in a value: a row of the table `of`, or a table of the book where `of` is null. */
export interface NamedId {
  readonly of: string | null;
  readonly id: string;
}

/** The tables whose rows a value of this type can name; null for the tables themselves. */
export function targetsOf(type: ValueType): readonly (string | null)[] {
  switch (type.type) {
    case "id":
      return [type.of];
    case "list":
      return targetsOf(type.item);
    case "map":
      return [type.by, ...targetsOf(type.of)];
    case "record":
      return type.fields.flatMap((field) => targetsOf(field.type));
    default:
      return [];
  }
}

/** The ids of a closed list of them, whether or not a value names them. */
export function listedIn(type: ValueType): readonly NamedId[] {
  switch (type.type) {
    case "id":
      return (type.words ?? []).map((id) => ({ of: type.of, id }));
    case "list":
      return listedIn(type.item);
    case "map":
      return listedIn(type.of);
    case "record":
      return type.fields.flatMap((field) => listedIn(field.type));
    default:
      return [];
  }
}

/** Every id a value names. */
export function idsIn(value: Value, type: ValueType): readonly NamedId[] {
  const found: NamedId[] = [];
  withIds(value, type, (named) => {
    found.push(named);
    return named.id;
  });
  return found;
}

/** The value with its ids replaced; the same object where none changes. */
export function withIds(value: Value, type: ValueType, put: (named: NamedId) => string): Value {
  if (type.type === "id") return typeof value === "string" ? put({ of: type.of, id: value }) : value;
  if (type.type === "list" && Array.isArray(value)) {
    const items = value.map((item: Value) => withIds(item, type.item, put));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (!isRecord(value)) return value;
  if (type.type !== "map" && type.type !== "record") return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    if (type.type === "map") return [put({ of: type.by, id: key }), withIds(inner, type.of, put)] as const;
    const field = type.fields.find(({ id }) => id === key);
    return [key, field ? withIds(inner, field.type, put) : inner] as const;
  });
  const isSame = entries.every(([key, inner]) => Object.hasOwn(value, key) && inner === value[key]);
  return isSame ? value : Object.fromEntries(entries);
}
