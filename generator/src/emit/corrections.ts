import type { Book, Change, EditionId, Erratum, Row } from "../model.ts";
import { rowsOf } from "../resolve/rows-of.ts";

/** A cell that an accepted erratum changed. */
export interface Correction {
  readonly erratum: Erratum;
  readonly change: Change;
  /** Id of the cell's column, or of the axis whose key it is. */
  readonly column: string;
}

/** The corrected cells of an edition by the row they stand in; as printed nothing is corrected. */
export function corrections(book: Book, edition: EditionId): ReadonlyMap<Row, readonly Correction[]> {
  const found = new Map<Row, Correction[]>();
  if (edition === "as-printed") return found;
  for (const erratum of book.errata.filter(({ status }) => status === "accepted")) {
    for (const change of erratum.changes) {
      const row = correctedRow(book, change);
      const column = change.at.split("/").at(-1) as string;
      if (row) found.set(row, [...(found.get(row) ?? []), { erratum, change, column }]);
    }
  }
  return found;
}

/**
 * An address names the row by its printed id, which a corrected key changes; so the row is found in the printed
 * edition, whose rows stand in the same order.
 */
function correctedRow({ editions }: Book, { at }: Change): Row | undefined {
  const [tableId, rowId, ...path] = at.split("/");
  const tables = (edition: EditionId) => editions[edition].find(({ id }) => id === tableId);
  const printed = tables("as-printed");
  const current = tables("current");
  if (!printed || !current) return undefined;
  const row = rowsOf(current)[rowsOf(printed).findIndex(({ id }) => id === rowId)];
  const innerId = path.length === 3 ? path[1] : undefined;
  if (innerId === undefined || current.shape !== "catalog") return row;
  return current.rows.find(({ id }) => id === row?.id)?.nested.find(({ id }) => id === innerId);
}
