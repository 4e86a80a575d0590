import type { Book, Row, Table } from "../model.ts";
import { rowsOf } from "./rows-of.ts";

/** A former id of a row and the present one. */
export interface Renamed {
  /** The ids that lead to the rows it is one of: none, or a row and its `loads`. */
  readonly above: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** What was renamed in a table, in the order of its rows. */
export function renamedIn(table: Table): readonly Renamed[] {
  if (table.shape !== "catalog") return rowsOf(table).flatMap((row) => renamedRow(row, []));
  const { rows, nested } = table;
  const inner = nested ? rows.flatMap((row) => row.nested.flatMap((one) => renamedRow(one, [row.id, nested.id]))) : [];
  return [...rows.flatMap((row) => renamedRow(row, [])), ...inner];
}

function renamedRow({ id, aliases }: Row, above: readonly string[]): readonly Renamed[] {
  return aliases.map((from) => ({ above, from, to: id }));
}

/** Former addresses of a book, each with the present one. */
export function aliasesOf({ aliases, editions }: Book): Readonly<Record<string, string>> {
  const renamed = editions.current.flatMap((table) =>
    renamedIn(table).map(({ above, from, to }) => {
      const place = [table.id, ...above];
      return [[...place, from].join("/"), [...place, to].join("/")] as const;
    }),
  );
  return { ...aliases, ...Object.fromEntries(renamed) };
}
