import { presentAddress } from "../runtime/addresses.ts";
import { sameValue, type Value } from "../values/value.ts";

/** Cells of a book by address, each with what it held before a version: `[value]`, or `[]` where there was no such cell. */
export type FormerCells = Readonly<Record<string, readonly [] | readonly [Value]>>;

/** What is read of one edition of a book as published. */
interface Document {
  readonly aliases?: Aliases;
  readonly tables?: readonly Table[];
}

interface Table {
  readonly id?: string;
  readonly aliases?: Aliases;
  readonly axes?: readonly { readonly columns?: boolean; readonly aliases?: Aliases }[];
  readonly rows?: readonly Row[];
  readonly modifiers?: readonly Row[];
  readonly constants?: readonly Row[];
}

interface Row {
  readonly id?: string;
  readonly name?: string;
  readonly keys?: Readonly<Record<string, unknown>>;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly value?: unknown;
  readonly nested?: readonly Row[];
  /** Of a row inside a row: the column it stands in. */
  readonly within?: string;
}

type Aliases = Readonly<Record<string, string | undefined>>;

/** What differs, as the earlier document had it, in ids of the later one. Of what is new, the highest address alone is listed. */
export function formerCells(earlier: Document, later: Document): FormerCells {
  const aliases = formerAddresses(later);
  const [before, after] = [new Map<string, Value>(), cellsOf(later)];
  for (const [at, value] of cellsOf(earlier)) before.set(presentAddress(at, aliases), value);
  const known = new Set([...before.keys()].flatMap(within));
  const found = new Map<string, readonly [] | readonly [Value]>();
  for (const [at, value] of before) {
    if (!after.has(at) || !sameValue(value, after.get(at) as Value)) found.set(at, [value]);
  }
  for (const at of after.keys()) {
    const first = within(at).find((one) => !known.has(one));
    if (first !== undefined) found.set(first, []);
  }
  return Object.fromEntries(found);
}

/** Every cell by its address inside the book. A name left out is the id, and no cell. */
function cellsOf({ tables = [] }: Document): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>();
  const add = (row: Row, above: string): void => {
    const at = `${above}/${row.id}`;
    const own = { ...(row.name === row.id ? {} : { name: row.name }), ...row.keys, ...row.values };
    const cells = "value" in row ? { ...own, value: row.value } : own;
    for (const [column, value] of Object.entries(cells)) found.set(`${at}/${column}`, (value ?? null) as Value);
    for (const one of row.nested ?? []) add(one, `${at}/${one.within}`);
  };
  for (const { id = "", rows, modifiers, constants } of tables) {
    for (const row of rows ?? modifiers ?? constants ?? []) add(row, id);
  }
  return found;
}

/** Former address → present one, inside the book: of tables, rows, rows inside rows, and columns. */
export function formerAddresses({ aliases = {}, tables = [] }: Document): Readonly<Record<string, string>> {
  const inTables = tables.flatMap(({ id, aliases: own = {}, axes = [], rows = [] }) => [
    ...Object.entries(own).map(([from, to]) => [`${id}/${from}`, `${id}/${to}`]),
    ...axes
      .filter(({ columns }) => columns)
      .flatMap(({ aliases: keys = {} }) => Object.entries(keys))
      .flatMap(([from, to]) => rows.map((row) => [`${id}/${row.id}/${from}`, `${id}/${row.id}/${to}`])),
  ]);
  return Object.fromEntries([...Object.entries(aliases), ...inTables]);
}

/** An address and what it stands in, the outermost first. */
function within(at: string): readonly string[] {
  const steps = at.split("/");
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}
