import type { Column, Order } from "../model/index.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { NotationDefinition } from "../notation/definition.ts";
import type { Notation } from "../notation/notation.ts";
import type { Value, ValueType } from "../values/value.ts";
import { perField } from "./per-field.ts";
import { isNode, type SchemaNode, SchemaProblem } from "./schema-set.ts";

/** Reads a column from the schema of its cells: type, unit, notation and documentation. */
export function readColumn(id: string, schema: SchemaNode, required: boolean): Column {
  const notation = isNode(schema.notation) ? compile(id, schema.notation) : null;
  const fallback = (schema.default ?? null) as Value;
  const bare = notation?.bare ? notation.fields[0] : undefined;
  return {
    id,
    description: typeof schema.description === "string" ? schema.description : "",
    title: typeof schema.title === "string" ? schema.title : null,
    type: typeOf(id, schema, notation),
    unit: typeof schema.unit === "string" ? schema.unit : (bare?.unit ?? null),
    blank: !required && fallback === null,
    unknowable: isNode(schema.properties) && "unknown" in schema.properties,
    default: fallback,
    notation,
    reading: schema.notes === true ? "notes" : notation ? "notation" : "plain",
    reference: typeof schema.reference === "string" ? schema.reference : null,
    order: schema.order === undefined ? [] : perField<Order>(schema.order).map(([field, order]) => ({ field, order })),
  };
}

function typeOf(id: string, schema: SchemaNode, notation: Notation | null): ValueType {
  if (schema.notes === true) return { type: "list", item: { type: "number", whole: true, words: [] } };
  if (notation) return notationType(notation);
  if (Array.isArray(schema.enum)) return { type: "word", words: schema.enum.map(String) };
  const declared = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (declared) {
    case "integer":
      return { type: "number", whole: true, words: [] };
    case "number":
      return { type: "number", whole: false, words: [] };
    case "boolean":
      return { type: "boolean" };
    case "string":
      return { type: "text" };
    default:
      throw new SchemaProblem(`column ${id} has no readable type`);
  }
}

function notationType(notation: Notation): ValueType {
  const [first] = notation.fields;
  return notation.bare && first ? first.type : { type: "record", fields: notation.fields };
}

function compile(id: string, definition: SchemaNode): Notation {
  try {
    return compileNotation(definition as unknown as NotationDefinition);
  } catch (cause) {
    throw new SchemaProblem(`the notation of column ${id}: ${(cause as Error).message}`);
  }
}
