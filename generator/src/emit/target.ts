import type { Memo } from "../memo.ts";
import type { Book, Model } from "../model.ts";
import type { OutputFile } from "../output.ts";

/** What the outputs of a book say of the package they come in. */
export type Package = Pick<Model, "name" | "version">;

/** One kind of output, made of each book by itself. Adding one is a file and a line in the list of targets. */
export type BookTarget = (book: Book, of: Package, memo: Memo) => readonly OutputFile[];

/** One kind of output, made of all books together. */
export type PackageTarget = (model: Model, memo: Memo) => readonly OutputFile[];
