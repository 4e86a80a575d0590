import type { Book, Row, Table } from "./index.ts";
import { rowsOf } from "./rows-of.ts";

/** A former id of a row and the present one. */
export interface Renamed {
  /** The ids above it: none, or for a row inside a row that row and `loads`. */
  readonly above: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** What was renamed in a table, in the order of its rows. */
export function renamedIn(table: Table): readonly Renamed[] {
  const own = renamedRows(rowsOf(table), []);
  if (table.shape !== "catalog") return own;
  return [
    ...own,
    ...table.rows.flatMap((row) => row.nested.flatMap((one) => renamedRows([one], [row.id, one.within]))),
  ];
}

function renamedRows(rows: readonly Row[], above: readonly string[]): readonly Renamed[] {
  return rows.filter(isRenamed).flatMap(({ id, aliases }) => aliases.map((from) => ({ above, from, to: id })));
}

function isRenamed({ aliases }: Row): boolean {
  return aliases.length > 0;
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
