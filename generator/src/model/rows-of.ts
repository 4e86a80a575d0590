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
  return keys.map((id) => ({ ...result.cell, id }));
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
