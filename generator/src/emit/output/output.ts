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
  /** These files stand where they belong already, as an earlier run made them. */
  readonly keep: (paths: readonly string[]) => void;
}

/** The first line of a generated TypeScript file; `source` is the authored file's path inside the project. */
export function banner(source: string): string {
  return `// ${bannerWords(source)}`;
}

/** What a banner says. A name with a line break in it must not end the comment it stands in. */
export function bannerWords(source: string): string {
  const path = source.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "?");
  return `Made by tablewright from ${path}. Do not edit: change the rules and run tablewright build.`;
}

/** What the outputs of a book say of the package they come in. */
export type Package = Pick<Model, "name" | "version">;

/** One kind of output, made of each book by itself. Adding one is a file and a line in the list of targets. */
export type BookTarget = (book: Book, of: Package) => readonly OutputFile[];

/** A book with the hash of each edition. */
export type BookHashes = readonly [book: string, current: Value, asPrinted: Value];

/** What is told of a book beyond its own outputs, when the book itself may be gone. */
export interface BookFacts extends Pick<Book, "id" | "title" | "author" | "year"> {
  readonly hashes: BookHashes;
  /** Whether dice decide anything in it. */
  readonly odds: boolean;
}

/** One kind of output, made of what is told of all books together. */
export type PackageTarget = (books: readonly BookFacts[], of: Package) => readonly OutputFile[];
