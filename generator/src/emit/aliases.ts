import type { Row, Table } from "../model.ts";
import { rowsOf } from "../resolve/rows-of.ts";

/** A former id of a row and the present one, as paths inside the table: `old` → `new`, `gun/loads/old` → `gun/loads/new`. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** What was renamed in a table, in the order of its rows. */
export function aliasesOf(table: Table): readonly Renamed[] {
  if (table.shape !== "catalog") return rowsOf(table).flatMap((row) => renamedRow(row, ""));
  return table.rows.flatMap((row) => [
    ...renamedRow(row, ""),
    ...row.nested.flatMap((inner) => renamedRow(inner, `${row.id}/${table.nested?.id}/`)),
  ]);
}

function renamedRow({ id, aliases }: Row, above: string): readonly Renamed[] {
  return aliases.map((alias) => ({ from: above + alias, to: above + id }));
}
