import { literal } from "./literal.ts";
import type { Module } from "./module.ts";
import { printModules } from "./print-modules.ts";
import type { BookFacts, PackageTarget } from "./target.ts";

/** What the package itself exports beside its books. */
export const packageIndex: PackageTarget = (books, _package, memo) => printModules([indexOf(books)], memo);

function indexOf(books: readonly BookFacts[]): Module {
  const list = books
    .map(({ id, title, author, year }) => `  ${literal({ id, title, author, year }, "  ")},\n`)
    .join("");
  return {
    path: "index",
    source: "rules",
    imports: [],
    declarations: [
      { kind: "reexport", from: "version", types: null },
      { kind: "reexport", from: "runtime/types", types: ["Band", "Documented", "Unknown"] },
      { kind: "reexport", from: "runtime/unknown", types: null },
      {
        kind: "const",
        name: "books",
        exported: true,
        doc: { text: ["The books this package holds; each is a subpath of its own."] },
        value: `[\n${list}] as const`,
      },
    ],
  };
}
