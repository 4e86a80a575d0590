import { hashOfDocument } from "../emit/json/document.ts";
import { sharedIn } from "../operations/union.ts";
import type { Rulebook, Table } from "../published/data.ts";
import { isUnknown, type Value } from "../values/value.ts";
import { type FlatColumn, type FlatTable, flatTables } from "./flat.ts";

const types = { text: "TEXT", integer: "INTEGER", number: "REAL", "yes-no": "INTEGER", any: "", json: "TEXT" } as const;

/**
 * A book as a script that `sqlite3 <book>.db < <book>.sql` makes a database of. Beside a table for each of the book stand
 * `_tables` and `_columns`, which say what they are, `_units` with what those of the book are called, `_unknown` with why a cell
 * is empty, and `_book`.
 */
export function sqlOf(book: Rulebook): string {
  const tables = flatTables(book);
  const facts = [book.book, book.title, book.edition, book.dataVersion, hashOfDocument(book)];
  return [
    "BEGIN;\n",
    "CREATE TABLE _book (book TEXT, title TEXT, edition TEXT, dataVersion TEXT, dataHash TEXT);\n",
    "CREATE TABLE _tables (id TEXT PRIMARY KEY, family TEXT, title TEXT, description TEXT);\n",
    'CREATE TABLE _columns ("table" TEXT, name TEXT, unit TEXT, description TEXT, PRIMARY KEY ("table", name));\n',
    "CREATE TABLE _units (unit TEXT PRIMARY KEY, name TEXT);\n",
    'CREATE TABLE _unknown ("table" TEXT, "row" INTEGER, "column" TEXT, reason TEXT);\n',
    insert("_book", facts),
    ...Object.entries(book.units ?? {}).map((unit) => insert("_units", unit)),
    ...tables.flatMap(statements),
    ...book.tables.flatMap((table) => viewOf(table, book.tables)),
    "COMMIT;\n",
  ].join("");
}

function statements({ table, columns, key, rows }: FlatTable): readonly string[] {
  const { id, family, title, description } = table;
  const keys = `PRIMARY KEY (${key.map(name).join(", ")})`;
  return [
    insert("_tables", [id, family, title, description]),
    ...columns.map((column) => insert("_columns", [id, column.name, column.unit, column.description])),
    `CREATE TABLE ${name(id)} (${[...columns.map(declared), keys].join(", ")});\n`,
    ...rows.flatMap((row, at) => [insert(name(id), row), ...lost(id, at + 1, columns, row)]),
  ];
}

/** A union of tables as a view: its rows with the table each is of, and the columns of one value that all have. */
function viewOf({ id, operation, parameters }: Table, tables: readonly Table[]): readonly string[] {
  if (operation !== "union") return [];
  const ids = parameters?.tables as readonly string[];
  const columns = ids.map((one) => tables.find((table) => table.id === one)?.columns ?? []);
  const shared = sharedIn(columns, ({ type }) => type).filter(({ type }) => type !== "record");
  const names = ["id", "name", ...shared.map((column) => column.id)].map(name).join(", ");
  // A row stands on a line for each of the rows inside it.
  const selects = ids.map((one) => `SELECT DISTINCT ${literal(one)} AS "table", ${names} FROM ${name(one)}`);
  return [`CREATE VIEW ${name(id)} AS ${selects.join(" UNION ALL ")};\n`];
}

function lost(id: string, at: number, columns: readonly FlatColumn[], row: readonly Value[]): readonly string[] {
  return columns.flatMap((column, place) => {
    const value = row[place] ?? null;
    return isUnknown(value) ? [insert("_unknown", [id, at, column.name, value.unknown])] : [];
  });
}

function declared(column: FlatColumn): string {
  return `${name(column.name)} ${types[column.type]}`.trim();
}

function insert(into: string, values: readonly Value[]): string {
  return `INSERT INTO ${into} VALUES (${values.map(literal).join(", ")});\n`;
}

function literal(value: Value): string {
  if (value === null || isUnknown(value)) return "NULL";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  return `'${(typeof value === "string" ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
}

function name(id: string): string {
  return `"${id.replaceAll('"', '""')}"`;
}
