import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { BookFacts } from "../emit/output/output.ts";
import type { BookSummary, Summary } from "../names/summary.ts";
import { type BookFiles, filesOf } from "../project/layout.ts";
import type { Project } from "../project/project.ts";
import { evidenceOf } from "../replay/replay.ts";

/** What came of all books. */
export interface Results {
  readonly diagnostics: readonly Diagnostic[];
  /** Null where there were errors. */
  readonly summary: Summary | null;
  readonly books: readonly BookResult[];
}

/** What came of one book. */
export interface BookResult {
  readonly id: string;
  /** Null where texts of another book decided it, too. */
  readonly from: Texts | null;
  /** All that was found, what only follows from something else included. */
  readonly diagnostics: readonly Diagnostic[];
  /** Null where there were errors. */
  readonly summary: BookSummary | null;
  /** Null where nothing was emitted. */
  readonly made: Made | null;
}

/** What was emitted of a book. */
export interface Made {
  readonly facts: BookFacts;
  /** Paths in the output folder. */
  readonly outputs: readonly string[];
}

/** Every text that decides what becomes of a book: those that all books have in common, in one list for all, and its own. */
export interface Texts {
  readonly common: readonly string[];
  readonly own: readonly string[];
}

/** Gives what came of a book in an earlier run if it would come of it again; see `BookResult`. */
export type Known = (id: string, from: Texts) => BookResult | null;

/** Finds the texts that decide what becomes of each book of a project. */
export function textsIn({ name, version, changes, schemas, evidence }: Project): (files: BookFiles) => Texts {
  const textsOf = (files: Project["schemas"]) => files.flatMap(({ path, text }) => [path, text]);
  const common = [name ?? "", version, changes?.text ?? "", ...textsOf(schemas)];
  return (files) => ({ common, own: textsOf([...filesOf(files), ...evidenceOf(files.id, evidence)]) });
}

/** In the order of their folders' files, in whatever order they were read. */
export function inBookOrder<One extends { readonly id: string }>(books: readonly One[]): readonly One[] {
  return [...books].sort((a, b) => (`${a.id}/` < `${b.id}/` ? -1 : 1));
}
