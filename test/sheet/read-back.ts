import type { Column, Nested, Row, Rulebook, Table } from "../../generator/src/published/data.ts";
import { camelCase } from "../../generator/src/text/ids.ts";
import type { Value } from "../../generator/src/values/value.ts";

/** A line of a flat table as it was read: a cell for each column, by name. */
export type Line = Readonly<Record<string, Value>>;

/**
 * A book with the cells of its flat tables in the place of its own. Only what no flat table holds is left as it is: how the tables
 * are described and asked, lines and errata.
 */
export function filled(book: Rulebook, linesOf: (table: string) => readonly Line[]): Rulebook {
  return {
    ...book,
    tables: book.tables.map((table) => (table.shape === "derived" ? table : fill(table, linesOf(table.id)))),
  };
}

function fill(table: Exclude<Table, { shape: "derived" }>, lines: readonly Line[]): Table {
  switch (table.shape) {
    case "catalog": {
      const { nested, columns, rows } = table;
      const ids = [...new Set(lines.map(({ id }) => id))];
      if (ids.join() !== rows.map(({ id }) => id).join()) throw new Error(`${table.id} has other rows`);
      const filledRows = rows.map((row) => {
        const own = lines.filter(({ id }) => id === row.id);
        const inner = row.nested?.map((one, at) => {
          const held = nested.find(({ id }) => id === one.within) as Nested;
          return innerRow(one, held, columns, own[at] ?? {});
        });
        const values = valuesOf(columns, own[0] ?? {});
        return { ...row, name: String(own[0]?.name), values, ...(inner ? { nested: inner } : {}) };
      });
      return { ...table, rows: filledRows };
    }
    case "lookup": {
      const columns =
        table.result.layout === "columns"
          ? table.result.columns
          : across(table).map((id) => ({ ...(table.result.cell as Column), id }));
      const rows = table.rows.map((row, at) => {
        const line = lines[at] ?? {};
        const keys = Object.entries(row.keys ?? {}).map(([id, key]) => [
          id,
          typeof key === "object" ? { from: line[`${id}From`], to: line[`${id}To`] } : line[id],
        ]);
        return { ...row, id: line.id, keys: Object.fromEntries(keys), values: valuesOf(columns, line) } as Row;
      });
      return { ...table, rows };
    }
    case "modifiers": {
      const modifiers = table.modifiers.map((one, at) => {
        const { id, name, value, group, counted } = lines[at] ?? {};
        const figure = typeof value === "number" ? { value } : { value: 0, outcome: value };
        return { ...one, id, name, ...figure, group, counted: flag(counted) } as typeof one;
      });
      return { ...table, modifiers };
    }
    case "constants": {
      const constants = table.constants.map((one, at) => {
        const { id, name, value, unit } = lines[at] ?? {};
        return { ...one, id, name, value, unit } as typeof one;
      });
      return { ...table, constants };
    }
    default:
      return table satisfies never;
  }
}

function across({ axes }: Table & { shape: "lookup" }): readonly string[] {
  return axes.filter(({ columns }) => columns).flatMap(({ keys }) => keys);
}

/** A row inside a row; of a column that both have, the inner one is named after its row: `loadPrice`. */
function innerRow(row: Row, nested: Nested, outer: readonly Column[], line: Line): Row {
  const one = nested.id.replace(/s$/, "");
  const taken = ["id", "name", ...outer.map(({ id }) => id)];
  const named = (id: string) => (taken.includes(id) ? `${one}${id.charAt(0).toUpperCase()}${id.slice(1)}` : id);
  const own = nested.columns.map((column) => ({ ...column, id: named(column.id) }));
  const values = Object.entries(valuesOf(own, line)).map(([, value], at) => [nested.columns[at]?.id, value]);
  return { ...row, id: String(line[one]), name: String(line[`${one}Name`]), values: Object.fromEntries(values) };
}

function valuesOf(columns: readonly Column[], line: Line): Readonly<Record<string, Value>> {
  return Object.fromEntries(columns.map((column) => [column.id, cellValue(column, column.id, line)]));
}

/** A cell; where all columns of a record say the same of it, and it is no figure, it is the cell itself. */
function cellValue(column: Column, name: string, line: Line): Value {
  if (column.type === "record") {
    const part = (id: string) => `${camelCase(name)}${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    const fields = column.fields.map((field) => [field.id, cellValue(field, part(field.id), line)] as const);
    const [first] = fields.map(([, value]) => value);
    const isWhole = first === null || (typeof first === "object" && "unknown" in first);
    const alike = fields.every(([, value]) => JSON.stringify(value) === JSON.stringify(first));
    return isWhole && alike ? first : Object.fromEntries(fields);
  }
  const cell = line[name] ?? null;
  if (column.type === "boolean") return flag(cell);
  return (column.type === "list" || column.type === "map") && typeof cell === "string" ? JSON.parse(cell) : cell;
}

/** SQLite keeps yes and no as 1 and 0. */
function flag(cell: Value | undefined): Value {
  return typeof cell === "number" ? cell === 1 : (cell ?? null);
}
