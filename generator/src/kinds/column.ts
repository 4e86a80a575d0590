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
  const item = readItem(id, schema);
  const bare = notation?.bare ? notation.fields[0] : undefined;
  return {
    id,
    description: typeof schema.description === "string" ? schema.description : "",
    title: typeof schema.title === "string" ? schema.title : null,
    label: typeof schema.label === "string" ? schema.label : null,
    type: typeOf(id, schema, notation, item),
    unit: typeof schema.unit === "string" ? schema.unit : (bare?.unit ?? null),
    blank: !required && fallback === null,
    unknowable: isNode(schema.properties) && "unknown" in schema.properties,
    default: fallback,
    notation,
    reading: schema.notes === true ? "notes" : notation ? "notation" : "plain",
    item,
    place: null,
    meanings: new Map(Object.entries((schema.meanings ?? {}) as Readonly<Record<string, Value>>)),
    ordered: schema.ordered === true,
    order: schema.order === undefined ? [] : perField<Order>(schema.order).map(([field, order]) => ({ field, order })),
  };
}

/** The column of the entries of a list, or of the values of a map by rows of a table. */
function readItem(id: string, schema: SchemaNode): Column | null {
  if (isNode(schema.items)) return readColumn(id, schema.items, true);
  if (schema.keysOf === undefined || !isNode(schema.additionalProperties)) return null;
  return readColumn(id, schema.additionalProperties, true);
}

function typeOf(id: string, schema: SchemaNode, notation: Notation | null, item: Column | null): ValueType {
  if (item && typeof schema.keysOf === "string") return { type: "map", by: schema.keysOf, keys: null, of: item.type };
  if (item) return { type: "list", item: item.type };
  if (typeof schema.reference === "string") {
    const { reference, ...plain } = schema;
    const written = typeOf(id, plain, notation, null);
    return { type: "id", of: reference as string, ...(written.type === "word" ? { words: written.words } : {}) };
  }
  if (schema.names === "table") return { type: "id", of: null };
  if (schema.notes === true) return { type: "list", item: { type: "number", whole: true, words: [] } };
  if (notation) return notationType(notation);
  if (Array.isArray(schema.enum)) return { type: "word", words: schema.enum.map(String) };
  const declared = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (Array.isArray(schema.words) && declared === "string") return { type: "word", words: schema.words.map(String) };
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
      throw new SchemaProblem(
        `the column ${id} has no type a cell can have`,
        { key: id },
        'say "type": and one of string, integer, number, boolean; rows inside the row are "ids": true',
      );
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
    throw new SchemaProblem(`the notation of column ${id}: ${(cause as Error).message}`, { key: id });
  }
}
