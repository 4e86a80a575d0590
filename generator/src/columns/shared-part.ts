import { type SchemaNode, schemaBase } from "../kinds/schema-set.ts";

/** A part every table shares, by its name. */
export function common(name: string): SchemaNode {
  return { $ref: `${schemaBase}common.schema.json#/$defs/${name}` };
}
