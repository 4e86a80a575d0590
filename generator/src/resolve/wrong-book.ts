import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { Book, Erratum } from "../model/index.ts";
import type { BookFiles } from "../project/layout.ts";

/** The findings of a book. One about another book's table says whose it is, once where the whole file belongs there. */
export function withRightBook(
  found: readonly Diagnostic[],
  book: Book,
  books: readonly BookFiles[],
): readonly Diagnostic[] {
  const moved = new Set<Erratum>();
  return found.flatMap((one) => {
    const stray = one.code === "errata/table" ? strayOf(one, book, books) : null;
    if (!stray) return [one];
    const { erratum, at, owners, whole } = stray;
    if (moved.has(erratum)) return [];
    if (whole.length > 0) moved.add(erratum);
    const folders = (of: readonly string[]) => of.map((id) => `rules/${id}/errata/`).join(" or ");
    const hint =
      whole.length > 0 ? `move this file to ${folders(whole)}` : `move this change to an erratum in ${folders(owners)}`;
    const nothing = erratum.changes.length > 1 && whole.length === 0 ? erratum.id : undefined;
    return [diagnostic("errata/other-book", one.span, { at, books: owners, nothing }, { hint })];
  });
}

interface Stray {
  readonly erratum: Erratum;
  readonly at: string;
  /** The books that have the table. */
  readonly owners: readonly string[];
  /** Those that have every table the erratum speaks of. */
  readonly whole: readonly string[];
}

/** The address a finding is about, if its table is another book's. */
function strayOf({ span, message }: Diagnostic, { id, errata }: Book, books: readonly BookFiles[]): Stray | null {
  const erratum = errata.find(({ file }) => file.path === span.file.path);
  const addresses = erratum ? [...erratum.changes.map(({ at }) => at), ...erratum.concerns] : [];
  const at = addresses.find((one) => message.startsWith(`${one} `));
  if (!erratum || !at || books.some((book) => book.id === id && hasTableOf(book, at))) return null;
  const owners = books.filter((book) => hasTableOf(book, at));
  const whole = owners.filter((book) => addresses.every((one) => hasTableOf(book, one)));
  return owners.length === 0 ? null : { erratum, at, owners: idsOf(owners), whole: idsOf(whole) };
}

/** Whether an address names a table of a book, with or without the book before it. */
function hasTableOf({ id, tables }: BookFiles, at: string): boolean {
  const [first, second] = at.split("/");
  return tables.some((table) => table.id === (first === id ? second : first));
}

function idsOf(books: readonly BookFiles[]): readonly string[] {
  return books.map(({ id }) => id);
}
