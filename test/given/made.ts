import type { BookTarget, OutputFile } from "../../generator/src/emit/output/output.ts";
import type { Model } from "../../generator/src/model/index.ts";

/** What a target makes of all books of a model. */
export function made(target: BookTarget, model: Model): readonly OutputFile[] {
  return model.books.flatMap((book) => target(book, model));
}
