import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Book, Table } from "../model/index.ts";
import { aliasesOf } from "../model/renamed.ts";
import { rowsOf } from "../model/rows-of.ts";
import { sameTokens } from "../numerals/tokens.ts";
import { presentAddress } from "../runtime/errata.ts";
import type { SourceFile } from "../source/source-file.ts";
import { readListing } from "./listing.ts";
import { plainTable } from "./plan-table.ts";
import { readingAt } from "./reading.ts";
import { placeOfReading } from "./reading-place.ts";
import { statedAt } from "./stated.ts";

/** Where what no printed figure shows stands as a second reading of the document gives it. */
export function readingsPath(book: string): string {
  return `test/golden/${book}.readings.tsv`;
}

/** Holds words, switches, references and figures that no line prints against a second reading of the document. */
export function checkReadings(book: Book, evidence: readonly SourceFile[], report: Report): void {
  const path = readingsPath(book.id);
  const file = evidence.find((one) => one.path === path);
  if (!file) return;
  const tables = new Map(book.editions["as-printed"].map((table) => [table.id, { table, data: plainTable(table) }]));
  const former = aliasesOf(book);
  let last = "";
  for (const { key, text, span } of readListing(file, ["address", "reading"], report)) {
    if (key < last) report(diagnostic("evidence/malformed", span, { problem: `${key} must stand before ${last}` }));
    last = key;
    // A reading made before a row was renamed stays as it is.
    const [id = "", ...steps] = presentAddress(key, former).split("/");
    const at = steps.join("/");
    const found = tables.get(id);
    // What a table that is withheld should read waits until it is mended.
    if (!found && book.withheld.length > 0) continue;
    const here = found ? (readingAt(found.data, at) ?? statedAt(found.table, at)) : null;
    if (!found || here === null) {
      const hint = found && hasLostRow(found.table, steps) ? renamedHint(steps) : "take the line out";
      report(diagnostic("evidence/reading-needless", span, { address: key }, { hint }));
    } else if (!sameTokens(text, here)) {
      const params = { address: key, reading: text, here };
      const hint = "look at the document; correct one of the two";
      report(diagnostic("evidence/reading", placeOfReading(found.table, at), params, { hint }));
    }
  }
}

/** Whether the row a reading is of is gone, and not only its cell. */
function hasLostRow(table: Table, [first = ""]: readonly string[]): boolean {
  const rows = rowsOf(table);
  return rows.length > 0 && !rows.some(({ id }) => id === first);
}

function renamedHint([first = ""]: readonly string[]): string {
  return `if the row was renamed, give it aliases: [${first}]; if it is gone for good, take the line out`;
}
