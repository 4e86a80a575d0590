import type { Book, Model } from "../../model/index.ts";
import type { Value } from "../../values/value.ts";
import type { OutputFile } from "./output.ts";

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
