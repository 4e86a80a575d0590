import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { Book } from "../model/index.ts";
import { topOf } from "../source/source-file.ts";

/** What was found in a book; that several errata speak of a table it no longer has is one mistake, told where an alias mends it. */
export function withLostTables(found: readonly Diagnostic[], book: Book | null): readonly Diagnostic[] {
  if (!book) return found;
  const lost = new Map<string, Diagnostic[]>();
  for (const one of found) {
    const table = lostTable(one);
    if (table !== null) lost.set(table, [...(lost.get(table) ?? []), one]);
  }
  return found.flatMap((one) => {
    const table = lostTable(one);
    const all = lost.get(table ?? "") ?? [];
    const files = [...new Set(all.map(({ span }) => span.file))];
    if (table === null || files.length < 2) return [one];
    if (all[0] !== one) return [];
    const related = files.slice(0, 3).map((file) => ({ message: "speaks of it", span: topOf(file) }));
    const hint = `if its file was renamed, write aliases: { ${table}: <its new name> } here`;
    return [diagnostic("table/lost", topOf(book.file), { table, errata: files.length }, { hint, related })];
  });
}

/** The table an erratum's address begins with, where the complaint is that no book has it. */
function lostTable({ code, span: { file, start, end } }: Diagnostic): string | null {
  return code === "errata/table" ? (file.text.slice(start, end).split("/")[0] ?? null) : null;
}
