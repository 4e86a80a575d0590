import type { Column, LookupTable, Row, Table } from "./index.ts";

/** The rows of a table, whatever its shape. */
export function rowsOf(table: Table): readonly Row[] {
  switch (table.shape) {
    case "catalog":
    case "lookup":
      return table.rows;
    case "modifiers":
      return table.modifiers;
    case "constants":
      return table.constants;
    case "derived":
      return [];
    default:
      return table satisfies never;
  }
}

/** The columns of a lookup's rows: its own, or one per key of the column axis. */
export function resultColumns({ axes, result }: LookupTable): readonly Column[] {
  if (result.layout === "columns") return result.columns;
  const keys = axes.find(({ id }) => id === result.axis)?.keys ?? [];
  return keys.map((id) => ({ ...result.cell, id, label: null }));
}

/** What a cell may name, by its present id and former ones. */
export type NamedRow = Pick<Row, "id" | "aliases">;

/**
 * What cells may name of a table, by how a reference calls it: all rows of the table, one group of its modifiers
 * (`hit-modifiers/initiative`), or the words of one of its axes (`may-fire/recoil`).
 */
export function namesOf(table: Table): ReadonlyMap<string, readonly NamedRow[]> {
  const named = new Map<string, readonly NamedRow[]>([[table.id, rowsOf(table)]]);
  if (table.shape === "modifiers") {
    for (const { group } of table.modifiers) {
      if (group === null) continue;
      named.set(
        `${table.id}/${group}`,
        table.modifiers.filter((one) => one.group === group),
      );
    }
  }
  if (table.shape !== "lookup") return named;
  for (const { id, match, keys, aliases } of table.axes) {
    if (match.kind !== "exact") continue;
    const former = (key: string) => Object.keys(aliases).filter((from) => aliases[from] === key);
    named.set(
      `${table.id}/${id}`,
      keys.map((key) => ({ id: key, aliases: former(key) })),
    );
  }
  return named;
}

/** A row with its place in its table. */
export interface PlacedRow {
  /** `acr-7mm`, or `acr-7mm/loads/ds`. */
  readonly path: string;
  readonly row: Row;
  /** The row around it, such as the weapon of a load. */
  readonly outer: Row | null;
  /** The column of that row it stands in. */
  readonly within: string | null;
  /** The rows inside it. */
  readonly inner: readonly Row[];
}

/** Every row of a table, those inside rows after the one around them. */
export function placedRows(table: Table): readonly PlacedRow[] {
  if (table.shape !== "catalog")
    return rowsOf(table).map((row) => ({ path: row.id, row, outer: null, within: null, inner: [] }));
  return table.rows.flatMap((row) => [
    { path: row.id, row, outer: null, within: null, inner: row.nested },
    ...row.nested.map((one) => ({
      path: `${row.id}/${one.within}/${one.id}`,
      row: one,
      outer: row,
      within: one.within,
      inner: [],
    })),
  ]);
}

/** The columns a row of a table may fill, or one inside such a row: `loads`. */
export function columnsOf(table: Table, within: string | null): readonly Column[] {
  switch (table.shape) {
    case "catalog":
      if (within === null) return table.columns;
      return table.nested.find(({ id }) => id === within)?.columns ?? [];
    case "lookup":
      return resultColumns(table);
    case "modifiers":
    case "constants":
    case "derived":
      return [];
    default:
      return table satisfies never;
  }
}
