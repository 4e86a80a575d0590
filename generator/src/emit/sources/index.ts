import type { Book } from "../../model/index.ts";
import { aliasesOf } from "../../model/renamed.ts";
import type { BookTarget } from "../output/target.ts";
import { code, ofRuntime } from "../typescript/code.ts";
import { literal, stringLiteral } from "../typescript/literal.ts";
import type { Module } from "../typescript/module.ts";
import { printModules } from "../typescript/print-modules.ts";
import { placesOf } from "./places.ts";

/** Where each figure is printed, apart from the tables: `sources/<book>.ts`. House rules are printed nowhere. */
export const sources: BookTarget = (book) => (book.document === null ? [] : printModules([moduleOf(book)]));

function moduleOf(book: Book): Module {
  const tables = book.editions.current.map(({ id }) => stringLiteral(id)).join(" | ");
  return {
    path: `sources/${book.id}`,
    source: book.file.path,
    declarations: [
      { kind: "reexport", from: "runtime/sources", types: ["Source"] },
      { kind: "type", name: "SourceTable", doc: { text: [`Ids of the tables of ${book.title}.`] }, type: tables },
      {
        kind: "const",
        name: "places",
        exported: false,
        doc: null,
        type: ofRuntime("sources", "Places"),
        value: literal(placesOf(book)),
      },
      {
        kind: "function",
        name: "sourceOf",
        exported: true,
        doc: {
          text: ["Where the document prints a figure: the lines of the cell where it stands apart, else of its row."],
          tags: [
            [
              "param",
              "address - A table, or table/row, table/row/column, table/row/loads/load/column; former ids too.",
            ],
            ["throws", "TypeError for a table or a row the book does not have"],
          ],
        },
        // The last part keeps every text allowed while the tables complete.
        parameters: [
          {
            name: "address",
            type: `SourceTable | \`\${SourceTable}/\${string}\` | (string & Record<never, never>)`,
            doc: "",
          },
        ],
        returns: [ofRuntime("sources", "Source")],
        body: [
          code`return ${ofRuntime("sources", "findSource")}(${stringLiteral(book.title)}, places, ${literal(aliasesOf(book))}, address);`,
        ],
      },
    ],
  };
}
