import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Erratum } from "../model/index.ts";
import { type SourceFile, topOf } from "../source/source-file.ts";

/**
 * Tables that several errata speak of and the book no longer has: their files were renamed. Each is one mistake, told where an
 * alias mends it, and withheld as a table with errors is: what else names it waits in silence.
 * @param withheld tables with errors; those found here are added
 */
export function withholdLost(
  book: SourceFile,
  errata: readonly Erratum[],
  tables: ReadonlySet<string>,
  withheld: Set<string>,
  report: Report,
): void {
  const speaking = new Map<string, Set<Erratum>>();
  for (const erratum of errata) {
    for (const at of [...erratum.changes.map((change) => change.at), ...erratum.concerns]) {
      const [table = ""] = at.split("/");
      if (!tables.has(table) && !withheld.has(table))
        speaking.set(table, (speaking.get(table) ?? new Set()).add(erratum));
    }
  }
  for (const [table, [first, ...more]] of speaking) {
    if (!first || more.length === 0) continue;
    withheld.add(table);
    const related = [first, ...more].slice(0, 3).map(({ id, file }) => ({ message: id, span: topOf(file) }));
    const hint = `if its file was renamed, write aliases: { ${table}: <its new name> } here`;
    report(diagnostic("table/lost", topOf(book), { table, errata: more.length + 1 }, { hint, related }));
  }
}
