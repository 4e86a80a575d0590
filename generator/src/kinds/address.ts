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

function escaped(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
