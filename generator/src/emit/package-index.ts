import type { BookFacts, PackageTarget } from "./output/target.ts";
import { literal } from "./typescript/literal.ts";
import type { Module } from "./typescript/module.ts";
import { printModules } from "./typescript/print-modules.ts";

/** What the package itself exports beside its books. */
export const packageIndex: PackageTarget = (books) => printModules([indexOf(books)]);

function indexOf(books: readonly BookFacts[]): Module {
  const list = books
    .map(({ id, title, author, year }) => `  ${literal({ id, title, author, year }, "  ")},\n`)
    .join("");
  return {
    path: "index",
    source: "rules",
    declarations: [
      { kind: "reexport", from: "version", types: null },
      { kind: "reexport", from: "runtime/types", types: ["Band", "Documented", "Forbidden", "Unknown"] },
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
