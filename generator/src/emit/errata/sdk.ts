import type { Book } from "../../model/index.ts";
import { erratumJson } from "../json/errata.ts";
import { code, ofRuntime } from "../typescript/code.ts";
import { literal, stringLiteral } from "../typescript/literal.ts";
import type { Module } from "../typescript/module.ts";
import { addressesOfBook } from "./addresses.ts";
import { addressesOf, inBookOrder } from "./book-order.ts";

/** The errata of a book as typed data. They are apart from the tables, so only apps that show them load them. */
export function errataModule(book: Book): Module {
  const errata = inBookOrder(book);
  // One line each, so that errata of two branches meet in none.
  const list = errata
    .map((erratum) => `  ${literal(erratumJson(book, erratum), "  ", Number.POSITIVE_INFINITY)},\n`)
    .join("");
  const addresses = [...new Set(errata.flatMap(addressesOf))];
  const erratumType = ofRuntime("errata", "Erratum");
  return {
    path: `errata/${book.id}`,
    source: book.file.path,
    declarations: [
      {
        kind: "reexport",
        from: "runtime/errata",
        types: ["Erratum", "ErratumChange", "ErratumPlace", "ErratumSource", "ErratumValue"],
      },
      {
        kind: "type",
        name: "ErratumId",
        doc: { text: [`Ids of the errata of ${book.title}.`] },
        type: unionOf(errata.map(({ id }) => id)),
      },
      {
        kind: "type",
        name: "ErratumAddress",
        doc: { text: ["Cells and rows an erratum speaks of."] },
        type: unionOf(addresses),
      },
      {
        kind: "const",
        name: "errata",
        exported: true,
        doc: { text: [`Every erratum of ${book.title}, in the book's order, whether it counts or not.`] },
        type: code`readonly (${erratumType} & { readonly id: ErratumId })[]`,
        value: code`/* @__PURE__ */ ${ofRuntime("freeze", "freeze")}([\n${list}])`,
      },
      {
        kind: "function",
        name: "errataAt",
        exported: true,
        doc: {
          text: [
            "What was printed at an address, what it is now and why. Errata that apply come first, then open questions,",
            "then those that were replaced; each has its changes of that address alone.",
          ],
          tags: [
            [
              "param",
              "address - A cell such as table/row/column, a row, or a whole table, with or without its book; former ids lead there too.",
            ],
            ["returns", "Nothing where the figure stands as printed and nobody asked."],
            ["throws", "TypeError for an address that leads nowhere"],
          ],
        },
        // The second part keeps every text allowed while the known addresses complete.
        parameters: [{ name: "address", type: "ErratumAddress | (string & Record<never, never>)", doc: "" }],
        returns: [code`readonly ${erratumType}[]`],
        body: [code`return ${ofRuntime("errata", "errataOf")}(errata, ${addressesOfBook(book)}, address);`],
      },
    ],
  };
}

function unionOf(texts: readonly string[]): string {
  return texts.length === 0 ? "never" : texts.map((text) => `\n  | ${stringLiteral(text)}`).join("");
}
