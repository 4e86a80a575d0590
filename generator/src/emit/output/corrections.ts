import type { Book, Change, EditionId, Erratum, Row, Table } from "../../model/index.ts";
import { rowsOf } from "../../model/rows-of.ts";
import type { Span } from "../../source/source-file.ts";
import type { SyntaxNode } from "../../source/syntax.ts";

/** What an accepted erratum changed in a row. */
export interface Correction {
  readonly erratum: Erratum;
  readonly change: Change;
  /** Id of the cell's column, or of the axis whose key it is; null where the whole row was added. */
  readonly column: string | null;
}

/** The rows of an edition that errata changed. */
export type Corrections = ReadonlyMap<Row, readonly Correction[]>;

/** What errata changed in the rows of an edition; the as-printed edition has no corrections. */
export function corrections(book: Book, edition: EditionId): Corrections {
  const found = new Map<Row, Correction[]>();
  if (edition === "as-printed") return found;
  for (const erratum of book.errata.filter(({ lifecycle }) => lifecycle.state === "applied")) {
    for (const change of erratum.changes) {
      const row = correctedRow(book, change);
      const column = change.whole ? null : (change.steps.at(-1) as string);
      if (row) found.set(row, [...(found.get(row) ?? []), { erratum, change, column }]);
    }
  }
  return found;
}

/** The row of the current edition that holds what a change put there; none where the row was taken out. */
export function correctedRow({ editions }: Book, change: Change): Row | undefined {
  const [tableId, ...path] = change.steps;
  const table = editions.current.find(({ id }) => id === tableId);
  const rows = table ? allRows(table) : [];
  // A corrected key changes the id of a lookup row, so the row is found by the node that was put there.
  const holder = rows.find(({ node }) => isAt(node, change.put) || holds(node, change));
  return holder ?? (table && change.now === null ? rowAt(table, change.whole ? path : path.slice(0, -1)) : undefined);
}

/** The row at `row[/loads/load]`. */
export function rowAt(table: Table, [id, within, inner]: readonly string[]): Row | undefined {
  const row = rowsOf(table).find((one) => one.id === id);
  if (inner === undefined || table.shape !== "catalog") return inner === undefined ? row : undefined;
  return table.rows.find((one) => one.id === id)?.nested.find((one) => one.within === within && one.id === inner);
}

function allRows(table: Table): readonly Row[] {
  return table.shape === "catalog" ? table.rows.flatMap((row) => [row, ...row.nested]) : rowsOf(table);
}

function holds(row: Extract<SyntaxNode, { kind: "map" }>, { steps, put }: Change): boolean {
  const cell = row.entries.get(steps.at(-1) ?? "")?.value;
  return cell !== undefined && isAt(cell, put);
}

function isAt(one: Span, other: Span): boolean {
  return one.file.path === other.file.path && one.start === other.start;
}
