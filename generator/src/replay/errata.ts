import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { rowFields } from "../kinds/row-fields.ts";
import type { Book, Change } from "../model/index.ts";
import { absent, isLost, present } from "../resolve/erratum.ts";
import type { SourceFile, Span } from "../source/source-file.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import { readListing } from "./listing.ts";

/** The file with the second reading of a book's corrected figures. */
function errataPath(book: string): string {
  return `test/golden/${book}.errata.tsv`;
}

/**
 * Compares the corrected figures of accepted errata with a second reading. No line of the document prints them, so the
 * replay alone would accept any figure.
 */
export function replayErrata(book: Book, evidence: readonly SourceFile[], report: Report): void {
  if (!book.document) return;
  const path = errataPath(book.id);
  const file = evidence.find((one) => one.path === path);
  const listed = file ? readListing(file, ["address", "now"], report) : [];
  const second = new Map(listed.map((one) => [one.key, one]));
  const accepted = book.errata.filter(({ lifecycle }) => lifecycle.state === "applied");
  // A ruling is nobody's reading of the document, so no second reading can confirm it.
  const proved = accepted.filter(({ authority }) => authority === "document").flatMap((erratum) => erratum.changes);
  const changes = proved.flatMap(cellsOf);
  const known = new Set(book.editions["as-printed"].map(({ id }) => id));
  for (const change of changes) {
    const reading = second.get(change.at);
    // Readings of a withheld table wait until it is mended.
    if (reading?.text === change.now || !known.has(change.at.split("/")[0] ?? "")) continue;
    const problem = reading
      ? `${change.at} reads ${reading.text} in ${path}, here ${change.now}`
      : `${change.at} has no second reading in ${path}`;
    const hint = reading
      ? "read the document again and mend the one that is wrong"
      : `read the document again, without looking here, and list ${change.at} with what it should be`;
    report(diagnostic("evidence/erratum", change.span, { problem }, { hint }));
  }
  // The listed erratum may be a withheld one.
  if (book.withheld.some((id) => id.startsWith("errata/"))) return;
  const corrected = new Set(accepted.flatMap((erratum) => erratum.changes.flatMap(cellsOf)).map(({ at }) => at));
  for (const { key, span } of listed) {
    if (corrected.has(key) || !known.has(key.split("/")[0] ?? "")) continue;
    const problem = `no accepted erratum corrects ${key}`;
    report(diagnostic("evidence/erratum", span, { problem }, { hint: "take the line out" }));
  }
}

/** What a second reading must repeat: a cell, or each cell of a row that is added. */
function cellsOf({ at, now, put, span }: Change): readonly Confirmed[] {
  return put.kind === "map" && now === present ? leavesOf(put, at) : [{ at, now: now ?? absent, span }];
}

interface Confirmed {
  readonly at: string;
  readonly now: string;
  readonly span: Span;
}

function leavesOf(map: SyntaxMap, at: string): readonly Confirmed[] {
  return [...map.entries].flatMap(([id, { value }]): readonly Confirmed[] => {
    // No document can confirm what a row says in our own words.
    if (rowFields.has(id) || id === "description") return [];
    const below = `${at}/${id}`;
    if (value.kind === "map" && !isLost(value)) return leavesOf(value, below);
    const now = value.kind === "scalar" ? value.text : isLost(value) ? "unknown" : "";
    return [{ at: below, now, span: value }];
  });
}
