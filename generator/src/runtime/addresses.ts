import { named } from "./check.js";
import { likeness } from "./likeness.js";

/** What the addresses of a book may name. */
export interface Addresses {
  readonly book: string;
  /** Former address → present one, inside the book. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, TableAddresses>>;
}

/** Columns and rows; then, for each column that holds rows, what it is called, their columns, and those of each row. */
type TableAddresses = readonly [
  columns: readonly string[],
  rows: readonly string[],
  ...inner: (readonly [id: string, columns: readonly string[], rows: Readonly<Record<string, readonly string[]>>])[],
];

/** An address inside its book, with the present id in place of each former one. */
export function addressIn(caller: string, { book, aliases, tables }: Addresses, address: string): string {
  if (typeof address !== "string") throw new TypeError(`${caller}: address must be a text, got ${named(address)}`);
  const inside = address.startsWith(`${book}/`) ? address.slice(book.length + 1) : address;
  const [table = ""] = presentAddress(inside, aliases).split("/");
  // A table may be called as its book is.
  const isTable = Object.hasOwn(tables, book) && !Object.hasOwn(tables, table);
  return presentAddress(isTable ? address : inside, aliases);
}

/** Refuses an address that leads nowhere, with what comes nearest. */
export function checkAddress(caller: string, { tables }: Addresses, address: string): void {
  const [table = "", row, ...path] = address.split("/");
  const [columns, rows, ...nested] = ownOf(tables, table) ?? refuse(caller, "a table", table, Object.keys(tables));
  // What a function without rows states, such as its steps, is not listed.
  if (row === undefined || rows.length === 0) return;
  if (!rows.includes(row)) refuse(caller, `a row of ${table}`, row, rows);
  if (path.length === 0) return;
  const [within, id, ...rest] = path;
  const inner = nested.find(([name]) => name === within);
  if (!inner) {
    // A heading may have a slash of its own.
    const column = path.join("/");
    if (!columns.includes(column)) refuse(caller, `a column of ${table}`, column, columns);
    return;
  }
  const ids = ownOf(inner[2], row) ?? [];
  if (id !== undefined && !ids.includes(id)) refuse(caller, `one of the ${within} of ${row}`, id, ids);
  if (rest.length > 0 && !inner[1].includes(rest.join("/")))
    refuse(caller, `a column of the ${within} of ${table}`, rest.join("/"), inner[1]);
}

function ownOf<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function refuse(caller: string, wanted: string, given: string, known: readonly string[]): never {
  const near = [...known].sort((a, b) => likeness(b, given) - likeness(a, given)).slice(0, 3);
  const hint = near.length === 0 ? "it has none" : `nearest are ${near.join(", ")}`;
  throw new TypeError(`${caller}: address must lead to ${wanted}, got ${named(given)}; ${hint}`);
}

/** An address with the present id in place of each former one. */
export function presentAddress(address: string, aliases: Readonly<Record<string, string>>): string {
  return address.split("/").reduce((above, id) => {
    const at = above === "" ? id : `${above}/${id}`;
    return Object.hasOwn(aliases, at) ? (aliases[at] as string) : at;
  }, "");
}
