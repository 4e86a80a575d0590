import type { Book, Model } from "../../model/index.ts";
import type { Value } from "../../values/value.ts";

/** One file of the output, before anything is written. */
export interface OutputFile {
  /** Posix path, relative to the output folder. */
  readonly path: string;
  readonly text: string;
}

/** Whatever takes output as it is made. */
export interface Sink {
  readonly add: (files: readonly OutputFile[]) => void;
  /** Files of an earlier run that are still right. */
  readonly keep: (paths: readonly string[]) => void;
}

/** The first line of a generated TypeScript file; `source` is the authored file's path inside the project. */
export function banner(source: string): string {
  return `// ${bannerWords(source)}`;
}

/** The words of a banner. A line break in a file name must not end the comment. */
export function bannerWords(source: string): string {
  const path = source.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "?");
  return `Made by tablewright from ${path}. Do not edit: change the rules and run tablewright build.`;
}

/** The package, as outputs of a book name it. */
export type Package = Pick<Model, "name" | "version">;

/** One kind of output, made from one book. To add one, add a file and a line in the list of targets. */
export type BookTarget = (book: Book, of: Package) => readonly OutputFile[];

/** A book with the hash of each edition. */
export type BookHashes = readonly [book: string, current: Value, asPrinted: Value];

/** What outputs of the whole package say of a book; the book itself may be out of memory by then. */
export interface BookFacts extends Pick<Book, "id" | "title" | "author" | "year"> {
  readonly hashes: BookHashes;
  /** Whether dice decide anything in it. */
  readonly odds: boolean;
}

/** One kind of output, made from the facts of all books. */
export type PackageTarget = (books: readonly BookFacts[], of: Package) => readonly OutputFile[];
