import type { EditionId } from "../../model.ts";
import type { Target } from "../target.ts";
import { documentJson } from "./document.ts";
import { printJson } from "./print-json.ts";

const folders: Readonly<Record<EditionId, string>> = { current: "data", "as-printed": "data/as-printed" };

/** The same facts for every other language: `data/<book>.json` and `data/as-printed/<book>.json`. */
export const json: Target = ({ books, version }) =>
  books.flatMap((book) =>
    (Object.keys(folders) as EditionId[]).map((edition) => ({
      path: `${folders[edition]}/${book.id}.json`,
      text: printJson(documentJson(book, edition, version)),
    })),
  );
