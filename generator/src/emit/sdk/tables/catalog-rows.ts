import type { CatalogTable, Row } from "../../../model/index.ts";
import type { RecordValue } from "../../../values/value.ts";

/** The rows of a catalog by id, as an app sees them. */
export function catalogRows(table: CatalogTable): readonly (readonly [id: string, row: RecordValue])[] {
  return table.rows.map((row) => {
    const inner = Object.fromEntries(row.nested.map((one) => [one.id, plain(one)]));
    return [row.id, { ...plain(row), ...(table.nested ? { [table.nested.id]: inner } : {}) }] as const;
  });
}

function plain({ id, name, values }: Row): RecordValue {
  return { id, name, ...values };
}
