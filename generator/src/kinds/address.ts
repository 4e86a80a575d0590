import type { SchemaNode, SchemaSet } from "./schema-set.ts";

/** Where every part of the schemas stands, as a path and a JSON pointer: `common.schema.json#/$defs/id`. */
export function addressesOf(set: SchemaSet): ReadonlyMap<SchemaNode, string> {
  const found = new Map<SchemaNode, string>();
  const visit = (value: unknown, address: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) found.set(value as SchemaNode, address);
    for (const [key, item] of Object.entries(value)) visit(item, `${address}/${escaped(key)}`);
  };
  for (const [path, schema] of set.files) visit(schema, `${path}#`);
  return found;
}

/** The part of a schema that stands at an address; undefined where none does. */
export function schemaAt(set: SchemaSet, address: string): SchemaNode | undefined {
  const end = address.indexOf("#");
  const pointer = end === -1 ? "" : address.slice(end + 1);
  let found: unknown = set.files.get(end === -1 ? address : address.slice(0, end));
  for (const key of pointer.split("/").slice(1)) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[unescaped(key)];
  }
  return typeof found === "object" && !Array.isArray(found) ? ((found as SchemaNode | null) ?? undefined) : undefined;
}

function escaped(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescaped(key: string): string {
  return key.includes("~") ? key.replaceAll("~1", "/").replaceAll("~0", "~") : key;
}
