import { isNode, type SchemaNode, SchemaProblem, type SchemaSet } from "../kinds/schema-set.ts";

/** Where every part of the schemas stands, as a path and a pointer: `common.schema.json#/$defs/id`. */
export function addressesOf(set: SchemaSet): ReadonlyMap<SchemaNode, string> {
  const found = new Map<SchemaNode, string>();
  const visit = (value: unknown, address: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (isNode(value)) found.set(value, address);
    for (const [key, item] of Object.entries(value)) visit(item, `${address}/${encodeURIComponent(key)}`);
  };
  for (const [path, schema] of set.files) visit(schema, `${path}#`);
  return found;
}

/** The part of a schema that stands at an address. */
export function schemaAt(set: SchemaSet, address: string): SchemaNode {
  const [path = "", pointer = ""] = address.split("#");
  let found: unknown = set.files.get(path);
  for (const key of pointer.split("/").slice(1)) {
    found = (found as Readonly<Record<string, unknown>> | undefined)?.[decodeURIComponent(key)];
  }
  if (!isNode(found)) throw new SchemaProblem(`${address} names no schema`);
  return found;
}
