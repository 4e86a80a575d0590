import type { RulebookData } from "../../published/data.ts";
import type { Documents } from "./document.ts";

/**
 * The as-printed edition as it is published: only the tables whose print differs, and where all others stand, as a link
 * seen from this file.
 */
export function printedDocument({ current, asPrinted }: Documents): RulebookData {
  const { tables: _, ...header } = asPrinted;
  const shared = new Set(current.tables);
  const tables = asPrinted.tables.filter((table) => !shared.has(table));
  return { ...header, otherTablesAsIn: `../${header.book}.json`, tables };
}

/** The whole as-printed edition: every table its document does not list is that of the current one. */
export function wholePrint<Book extends WithTables>(current: Book, printed: Book): Book {
  const { otherTablesAsIn: _, ...rest } = printed;
  const listed = new Map(printed.tables?.map((table) => [table.id, table]));
  return { ...(rest as Book), tables: (current.tables ?? []).map((table) => listed.get(table.id) ?? table) };
}

/** As much as is asked of a document, be it one of another version. */
interface WithTables {
  readonly otherTablesAsIn?: string | undefined;
  readonly tables?: readonly { readonly id?: string }[];
}
