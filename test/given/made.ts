import type { BookTarget } from "../../generator/src/emit/target.ts";
import { forgetful } from "../../generator/src/memo.ts";
import type { Model } from "../../generator/src/model.ts";
import type { OutputFile } from "../../generator/src/output.ts";

/** What a target makes of all books of a model. */
export function made(target: BookTarget, model: Model): readonly OutputFile[] {
  return model.books.flatMap((book) => target(book, model, forgetful));
}
