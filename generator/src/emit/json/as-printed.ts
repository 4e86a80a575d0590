import type { Rulebook } from "../../published/data.ts";
import type { Documents } from "./document.ts";

/**
 * The as-printed edition as it is published: only the tables whose print differs, and a relative link to the file with all
 * others.
 */
export function printedDocument({ current, asPrinted }: Documents): Rulebook {
  const { tables: _, ...header } = asPrinted;
  const shared = new Set(current.tables);
  const tables = asPrinted.tables.filter((table) => !shared.has(table));
  return { ...header, otherTablesAsIn: `../${header.book}.json`, tables };
}

/** The whole as-printed edition: tables that its document leaves out come from the current one. */
export function wholePrint<Book extends WithTables>(current: Book, printed: Book): Book {
  const { otherTablesAsIn: _, ...rest } = printed;
  const listed = new Map(printed.tables?.map((table) => [table.id, table]));
  return { ...(rest as Book), tables: (current.tables ?? []).map((table) => listed.get(table.id) ?? table) };
}

/** The fields used here; documents of other versions have them too. */
interface WithTables {
  readonly otherTablesAsIn?: string | undefined;
  readonly tables?: readonly { readonly id?: string }[];
}
