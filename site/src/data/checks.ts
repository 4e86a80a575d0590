import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What was done to hold the figures of a book to its document, each a list with its reasons. */
export interface Checks {
  /** Lines of the document whose figures the tables are compared with. */
  readonly compared: readonly Note[];
  readonly uncited: readonly Note[];
  readonly readTwice: readonly Note[];
  readonly settled: readonly Note[];
  readonly survivors: readonly Note[];
}

/** A line, cell or entry, and what is said of it. */
export interface Note {
  readonly at: string;
  readonly says: string;
}

/** The checks of a book, from the folder of its evidence; nothing where the tables are kept without one. */
export function checksOf(book: string, folder: string): Checks {
  const notes = (name: string) => notesIn(join(folder, name));
  return {
    compared: notes(`${book}.tsv`),
    uncited: notes(`${book}.uncited.tsv`),
    readTwice: [...notes(`${book}.readings.tsv`), ...notes(`${book}.errata.tsv`)],
    settled: notes(`${book}.settled.tsv`),
    survivors: notes("survivors.tsv").filter(({ at }) => at.startsWith(`${book}/`)),
  };
}

/** Rows of a table of tabs, without its heading: the first column and the last. */
function notesIn(path: string): readonly Note[] {
  if (!existsSync(path)) return [];
  const rows = readFileSync(path, "utf8").split("\n").slice(1);
  return rows
    .filter((row) => row !== "")
    .map((row) => {
      const [at = "", ...rest] = row.split("\t");
      return { at, says: rest.at(-1) ?? "" };
    });
}
