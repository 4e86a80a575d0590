import type { SchemaNode } from "../kinds/schema-set.ts";
import type { NotationDefinition } from "../notation/definition.ts";

/** Records are called as their type in the table is: `armorValue` → `Armor value`. */
export function titled(name: string, schema: SchemaNode): SchemaNode {
  const { fields = {}, constants = {} } = (schema.notation ?? {}) as Partial<NotationDefinition>;
  const ids = Object.keys({ ...fields, ...constants });
  if (ids.length === 0 || ids.join() === "value") return schema;
  const words = name.replaceAll(/(?<=[a-z0-9])[A-Z]|[-_]./g, (part) => ` ${part.replace(/[-_]/, "").toLowerCase()}`);
  return { title: words.charAt(0).toUpperCase() + words.slice(1), ...schema };
}
