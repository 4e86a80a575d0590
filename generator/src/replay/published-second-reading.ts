import { sameTokens } from "../numerals/tokens.ts";
import { presentAddress } from "../runtime/errata.ts";
import type { SourceFile } from "../source/source-file.ts";
import { readListing } from "./listing.ts";
import { writtenCellAt } from "./written-cell.ts";

/** A published cell that is not what the second reading of the document has. */
export interface ReadingDeparture {
  readonly address: string;
  readonly reading: string;
  readonly here: string;
}

/**
 * Follows every address of a second reading through the published tables of a book.
 * @param tables the list of each catalog or lookup, modifiers and constants by id, all by the id of their table
 * @param renamed former addresses, each with the present one: a reading made before a row was renamed stays as it is
 * @returns what differs. What an operation is made of, and the answer beyond an axis, are published as no cell: the
 * compiler alone holds them
 */
export function replayReadings(
  tables: Readonly<Record<string, object>>,
  file: SourceFile,
  renamed: Readonly<Record<string, string>> = {},
): readonly ReadingDeparture[] {
  return readListing(file, ["address", "reading"], () => {}).flatMap(({ key, text: reading }) => {
    const [id = "", ...steps] = presentAddress(key, renamed).split("/");
    const data = tables[id];
    if (!data) return [];
    const here = writtenCellAt(data, steps.join("/"));
    if (here === null && steps.length === 2 && (steps[1] === "below" || steps[1] === "above")) return [];
    return here !== null && sameTokens(reading, here) ? [] : [{ address: key, reading, here: here ?? "nothing" }];
  });
}
