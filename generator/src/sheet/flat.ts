import type { Axis, Column, Nested, Row, Rulebook, Table } from "../published/data.ts";
import { camelCase } from "../text/ids.ts";
import { isUnknown, type Value } from "../values/value.ts";

/** A table of single values, as data frames and databases hold it. */
export interface FlatTable {
  readonly table: Table;
  readonly columns: readonly FlatColumn[];
  /** The columns that together tell one row from another. */
  readonly key: readonly string[];
  /** A cell for each column, as published: `{ unknown: reason }` where the print lost it. */
  readonly rows: readonly (readonly Value[])[];
}

export interface FlatColumn {
  readonly name: string;
  /** Numbers beside which words may stand are `any`; lists and maps are `json`. */
  readonly type: "text" | "integer" | "number" | "yes-no" | "any" | "json";
  readonly description: string;
  readonly unit: string | null;
  readonly words: readonly string[];
  /** Whether the words are listed from the least to the most. */
  readonly ordered?: boolean;
}

interface Part extends FlatColumn {
  readonly of: (cells: Cells) => Value;
  /** It tells the rows inside a row from each other. */
  readonly isKey?: boolean;
}

/** The values of a row, and of the row inside it. */
interface Cells {
  readonly own: Readonly<Record<string, Value>>;
  readonly inner: Readonly<Record<string, Value>>;
  /** What the row inside is one of. */
  readonly within?: string | undefined;
}

/** What the files of a book are called; those of the print say so. */
export function nameOf({ book, edition }: Rulebook): string {
  return edition === "current" ? book : `${book}.${edition}`;
}

/** The tables of a book that have rows. A row inside a row stands on a line of its own, after what its row holds. */
export function flatTables({ tables }: Rulebook): readonly FlatTable[] {
  return tables.flatMap((table) => (table.shape === "derived" ? [] : [flatTable(table)]));
}

function flatTable(table: Exclude<Table, { shape: "derived" }>): FlatTable {
  const id = text("id", "Id; it never changes.");
  const name = text("name", "Full name.");
  const figure = plain("value", "any", "The figure.", null);
  switch (table.shape) {
    case "catalog": {
      const { nested, rows } = table;
      const own = [id, name, ...table.columns.flatMap(parts)];
      const inner: Part[] = [];
      for (const one of nested) inner.push(...innerParts(one, new Set([...own, ...inner].map((part) => part.name))));
      const lines = rows.flatMap((row) =>
        (row.nested?.length ? row.nested : [null]).map((within) => cellsOf(row, within)),
      );
      const keys = inner.flatMap((part) => (part.isKey ? [part.name] : []));
      return filled(table, [...own, ...inner], ["id", ...keys], lines);
    }
    case "lookup": {
      const keys = table.axes.filter(({ columns }) => !columns).flatMap((axis) => keyParts(axis, table.rows));
      const columns = resultColumns(table).flatMap((column) => parts(column));
      const lines = table.rows.map((row) => cellsOf(row, null));
      return filled(table, [id, ...keys, ...columns], ["id"], lines);
    }
    case "modifiers": {
      const lines = table.modifiers.map(({ outcome, ...one }) => ({
        own: { ...one, value: outcome ?? one.value },
        inner: {},
      }));
      const group = text("group", "At most one of a group applies.");
      const counted = plain("counted", "yes-no", "Whether it counts for each.", null);
      return filled(
        table,
        [id, name, { ...figure, unit: table.unit }, group, counted],
        ["id"],
        lines as readonly Cells[],
      );
    }
    case "constants": {
      const lines = table.constants.map((one) => ({ own: one, inner: {} }) as unknown as Cells);
      return filled(table, [id, name, figure, text("unit", "Unit of the figure.")], ["id"], lines);
    }
    default:
      return table satisfies never;
  }
}

function filled(table: Table, columns: readonly Part[], key: readonly string[], lines: readonly Cells[]): FlatTable {
  return { table, columns, key, rows: lines.map((cells) => columns.map(({ of }) => of(cells) ?? null)) };
}

function cellsOf(row: Row, within: Row | null): Cells {
  const { id, name, keys, values } = row;
  const inner = within ? { id: within.id, name: within.name, ...within.values } : {};
  return { own: { id, name, ...keys, ...values }, inner, within: within?.within };
}

/** The id of a row inside a row, its name, and its columns; what its row has too is named after it. */
function innerParts(nested: Nested, taken: ReadonlySet<string>): readonly Part[] {
  const one = nested.id.replace(/s$/, "");
  const inside = nested.columns.flatMap(parts);
  const isTaken = taken.has(one) || inside.some(({ name }) => name === one);
  const named = [
    { ...plain(isTaken ? joined(one, "id") : one, "text", `Which ${one} of the row.`, null), field: "id" },
    { ...plain(joined(one, "name"), "text", "Its name.", null), field: "name" },
  ].map(({ field, ...part }) => ({ ...part, isKey: field === "id", of: ({ inner }: Cells) => inner[field] ?? null }));
  const others = inside.map((part) => ({
    ...part,
    name: taken.has(part.name) ? joined(one, part.name) : part.name,
    of: ({ inner }: Cells) => part.of({ own: inner, inner: {} }),
  }));
  return [...named, ...others].map((part) => ({
    ...part,
    of: (cells: Cells) => (cells.within === nested.id ? part.of(cells) : null),
  }));
}

/** A column as columns of single values: a record is a column for each of its fields. */
function parts(column: Column): readonly Part[] {
  const { id, description, unit } = column;
  if (column.type === "record") {
    return column.fields.flatMap(parts).map((field) => ({
      ...field,
      name: joined(id, field.name),
      description: field.description || description,
      of: ({ own }) => inRecord(own[id] ?? null, (record) => field.of({ own: record, inner: {} })),
    }));
  }
  if (column.type === "band") return bandParts(id, description, unit);
  const words = column.words ?? [];
  const type = typeOf(column);
  const of = ({ own }: Cells) => (column.type === "dice" ? diceText(own[id] ?? null) : (own[id] ?? null));
  return [
    { name: id, type, description, unit, words: type === "text" ? words : [], ordered: column.ordered === true, of },
  ];
}

function bandParts(id: string, description: string, unit: string | null): readonly Part[] {
  return (["from", "to"] as const).map((end) => ({
    ...plain(
      joined(id, end),
      "number",
      `${description} ${end === "from" ? "First" : "Last"} of the stretch; blank where it is open.`,
      unit,
    ),
    of: ({ own }) => inRecord(own[id] ?? null, (record) => record[end] ?? null),
  }));
}

function keyParts(axis: Axis, rows: readonly Row[]): readonly Part[] {
  const { id, description, unit } = axis;
  if (rows.some((row) => typeof row.keys?.[id] === "object")) return bandParts(id, description, unit);
  const type = axis.match === "exact" ? "text" : axis.whole ? "integer" : "number";
  return [plain(id, type, description, unit)];
}

function resultColumns({ axes, result }: Table & { shape: "lookup" }): readonly Column[] {
  if (result.layout === "columns") return result.columns;
  return axes.filter(({ columns }) => columns).flatMap(({ keys }) => keys.map((id) => ({ ...result.cell, id })));
}

function typeOf({ type, whole, words = [] }: Column): FlatColumn["type"] {
  if (type === "number") return words.length > 0 ? "any" : whole ? "integer" : "number";
  if (type === "boolean") return "yes-no";
  return type === "list" || type === "map" ? "json" : "text";
}

/** What a record gives; what is blank, lost or a single word is so in each of its columns. */
function inRecord(value: Value, of: (record: Readonly<Record<string, Value>>) => Value): Value {
  if (typeof value !== "object" || value === null || isUnknown(value)) return value;
  return of(value as Readonly<Record<string, Value>>);
}

function diceText(value: Value): Value {
  return inRecord(value, ({ text: printed = null }) => printed);
}

function plain(name: string, type: FlatColumn["type"], description: string, unit: string | null): Part {
  return { name, type, description, unit, words: [], of: ({ own }) => own[name] ?? null };
}

function text(name: string, description: string): Part {
  return plain(name, "text", description, null);
}

function joined(one: string, other: string): string {
  return `${camelCase(one)}${other.charAt(0).toUpperCase()}${other.slice(1)}`;
}
