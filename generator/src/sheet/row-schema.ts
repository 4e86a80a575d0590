import type { Axis, Column, ItemType, Row, Rulebook, Table } from "../published/data.ts";
import { pascalCase } from "../text/ids.ts";

type Schema = Readonly<Record<string, unknown>>;

const unknown = { $ref: "#/definitions/Unknown" };

/**
 * The JSON Schema of what the tables of a book hold: a definition for each table, of its part of `data/<book>.json`. Code
 * generators make a class of each, whose rows have the columns of that table and no others.
 */
export function rowSchema({ book, title, tables }: Rulebook): string {
  const definitions = tables.flatMap((table) => {
    const parts = rowsOf(table);
    if (!parts) return [];
    const name = pascalCase(table.id);
    return [[name, tableSchema(table, parts)] as const, ...records(name, columnsOf(table))];
  });
  const content = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: pascalCase(book),
    description: `The tables of “${title}” that have rows, each as data/${book}.json has it.`,
    definitions: { ...Object.fromEntries(definitions), Unknown: unknownSchema, Band: bandSchema, Dice: diceSchema },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const unknownSchema = object("Unknown", "A figure the print lost.", {
  unknown: { type: "string", description: "The reason." },
});
const bandSchema = object("Band", "A stretch of numbers, both ends included; null is an open end.", {
  from: { type: ["number", "null"] },
  to: { type: ["number", "null"] },
});
const diceSchema = object("Dice", "An amount that is rolled: (dice of sides, plus) times.", {
  ...Object.fromEntries(["dice", "sides", "plus", "times"].map((part) => [part, { type: "integer" }])),
  text: { type: "string" },
});

/** What each row of a table has beside what every row has; null where a table has no rows of its own. */
function rowsOf(table: Table): Schema | null {
  const name = pascalCase(table.id);
  switch (table.shape) {
    case "catalog": {
      const { nested, columns } = table;
      const own = { values: values(name, name, columns) };
      if (nested.length === 0) return own;
      const inside = nested.map((one) => {
        const inner = `${name}${pascalCase(one.title)}`;
        return rowOf(inner, { within: { type: "string", const: one.id }, values: values(inner, name, one.columns) });
      });
      return { ...own, nested: list(oneOf(inside)) };
    }
    case "lookup": {
      const keys = table.axes.filter(({ columns }) => !columns).map((axis) => [axis.id, keySchema(axis, table.rows)]);
      return {
        keys: object(`${name}Keys`, "What it is looked up by.", Object.fromEntries(keys)),
        values: values(name, name, resultColumns(table)),
      };
    }
    case "modifiers":
    case "constants":
    case "derived":
      return null;
    default:
      return table satisfies never;
  }
}

/** All columns of a table, those of rows inside its rows too. */
function columnsOf(table: Table): readonly Column[] {
  if (table.shape === "lookup") return resultColumns(table);
  return [...(table.columns ?? []), ...(table.nested ?? []).flatMap((one) => one.columns)];
}

function tableSchema({ id, title, description }: Table, parts: Schema): Schema {
  const name = pascalCase(id);
  const rows = list(rowOf(`${name}Row`, parts));
  return {
    ...object(name, `${title}. ${description}`, { id: { type: "string", const: id }, rows }),
    additionalProperties: true,
  };
}

/** A row; errata, figures and readings may stand beside these. */
function rowOf(name: string, parts: Schema): Schema {
  const text = { type: "string" };
  return {
    ...object(name, "", { id: text, name: text, lines: list(list({ type: "integer" })), ...parts }),
    additionalProperties: true,
  };
}

function values(name: string, table: string, columns: readonly Column[]): Schema {
  return object(`${name}Values`, "", columnSchemas(table, columns));
}

function columnSchemas(table: string, columns: readonly Column[]): Schema {
  return Object.fromEntries(columns.map((column) => [column.id, columnSchema(table, column)]));
}

function columnSchema(table: string, column: Column): Schema {
  const { id, title = id, description, unit, blank, unknowable } = column;
  const text = unit === null || description.includes("Unit:") ? description : `${description} Unit: ${unit}.`;
  const types = typesOf(table + pascalCase(title), column);
  const own = [...types, ...(unknowable ? [unknown] : []), ...(blank ? [{ type: "null" }] : [])];
  return { ...oneOf(own), description: text };
}

/** What a cell that is there may be: of some columns a number or one of some words. */
function typesOf(name: string, item: ItemType): readonly Schema[] {
  const words = item.words?.length ? [{ type: "string", enum: item.words }] : [];
  switch (item.type) {
    case "number":
      return [{ type: item.whole ? "integer" : "number" }, ...words];
    case "word":
      return words;
    case "text":
      return [{ type: "string" }];
    case "boolean":
      return [{ type: "boolean" }];
    case "band":
      return [{ $ref: "#/definitions/Band" }];
    case "dice":
      return [{ $ref: "#/definitions/Dice" }];
    case "list":
      return [list(oneOf(typesOf(`${name}Item`, item.item)))];
    case "map":
      return [{ type: "object", additionalProperties: item.of ? oneOf(typesOf(`${name}Item`, item.of)) : true }];
    case "record":
      // A word may stand for the whole record.
      return [{ $ref: `#/definitions/${name}` }, ...words];
    default:
      return item satisfies never;
  }
}

/** The records in the cells of some columns, each a definition. */
function records(table: string, columns: readonly Column[]): readonly (readonly [name: string, Schema])[] {
  return columns.flatMap((column) => recordsIn(table + pascalCase(column.title ?? column.id), column));
}

function recordsIn(name: string, item: ItemType): readonly (readonly [name: string, Schema])[] {
  const inner = item.item ?? item.of;
  const own = inner ? recordsIn(`${name}Item`, inner) : [];
  if (item.type !== "record") return own;
  return [...own, [name, object(name, "", columnSchemas(name, item.fields))], ...records(name, item.fields)];
}

function oneOf(types: readonly Schema[]): Schema {
  const [only, another] = types;
  // Beside a reference, nothing counts.
  return only && !another && !("$ref" in only) ? only : { anyOf: types };
}

function keySchema({ id, description, match, whole, keys }: Axis, rows: readonly Row[]): Schema {
  if (match === "exact") return { description, type: "string", enum: keys };
  const isBand = rows.some((row) => typeof row.keys?.[id] === "object");
  return {
    description,
    ...(isBand ? oneOf([{ $ref: "#/definitions/Band" }]) : { type: whole ? "integer" : "number" }),
  };
}

function resultColumns({ axes, result }: Table & { shape: "lookup" }): readonly Column[] {
  if (result.layout === "columns") return result.columns;
  return axes.filter(({ columns }) => columns).flatMap(({ keys }) => keys.map((id) => ({ ...result.cell, id })));
}

function object(title: string, description: string, properties: Schema): Schema {
  const text = description === "" ? {} : { description };
  return { title, ...text, type: "object", additionalProperties: false, required: Object.keys(properties), properties };
}

function list(items: Schema): Schema {
  return { type: "array", items };
}
