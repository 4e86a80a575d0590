import type { Book, Citation, Row, Table } from "../model/index.ts";
import { rowsOf } from "../model/rows-of.ts";
import { printLines } from "../numerals/lines.ts";
import type { RecordValue } from "../values/value.ts";
import { addressesOfBook } from "./errata/addresses.ts";
import type { BookTarget } from "./output/output.ts";
import { code, ofRuntime } from "./typescript/code.ts";
import { literal, stringLiteral } from "./typescript/literal.ts";
import type { Module } from "./typescript/module.ts";
import { printModules } from "./typescript/printer.ts";

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
              "address - A table, or table/row, table/row/column, table/row/loads/load/column, with or without its book; former ids too.",
            ],
            ["throws", "TypeError for an address that leads nowhere"],
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
          code`return ${ofRuntime("sources", "findSource")}(${addressesOfBook(book)}, ${stringLiteral(book.title)}, places, address);`,
        ],
      },
    ],
  };
}

/** Each table with its rule, heading and lines, and the lines of its rows and of what stands apart from its row. */
function placesOf({ editions }: Book): RecordValue {
  return Object.fromEntries(
    editions.current.map((table) => {
      const { rule = null, heading = null } = table.citation ?? {};
      return [table.id, [rule, heading, linesOf(table.citation), Object.fromEntries(partsOf(table))]];
    }),
  );
}

function partsOf(table: Table): readonly (readonly [string, string])[] {
  const inner =
    table.shape === "catalog"
      ? table.rows.flatMap((row) => {
          const above = linesOf(withInner(row).citation);
          const parts = row.nested.flatMap((one) => partsOfRow(one, `${row.id}/${one.within}/${one.id}`));
          return parts.filter(([, lines]) => lines !== above);
        })
      : [];
  const stated = table.shape === "derived" ? Object.entries(table.operation).flatMap(statedIn) : [];
  return [...rowsOf(table).flatMap((row) => partsOfRow(withInner(row), row.id)), ...inner, ...stated];
}

/** The figures that an operation states inside one of its parameters, such as `steps/0` of a comparison. */
function statedIn([at, part]: readonly [string, unknown]): readonly (readonly [string, string])[] {
  if (typeof part !== "object" || part === null || at === "citation") return [];
  const own = "citation" in part ? [[at, linesOf(part.citation as Citation | null)] as const] : [];
  return [...own, ...Object.entries(part).flatMap(([name, inner]) => statedIn([`${at}/${name}`, inner]))];
}

/** A row that cites nothing itself stands where the rows inside it stand. */
function withInner(row: Row & { readonly nested?: readonly Row[] }): Row {
  const inside = (row.nested ?? []).flatMap(({ citation }) => citation ?? []);
  const [first] = inside;
  if (row.citation || !first) return row;
  return { ...row, citation: { ...first, figure: null, lines: inside.flatMap(({ lines }) => lines) } };
}

function partsOfRow({ citation, cites }: Row, at: string): readonly (readonly [string, string])[] {
  const cells = Object.entries(cites).map(([column, cited]) => [`${at}/${column}`, linesOf(cited)] as const);
  // What has no lines of its own stands where the part above it stands.
  return [[at, linesOf(citation)] as const, ...cells].filter(([, lines]) => lines !== "");
}

/** `34-36, 40`, or `34#2` for the second figure of its line. */
function linesOf(citation: Citation | null): string {
  const lines = printLines(citation?.lines ?? []);
  return citation && citation.figure !== null ? `${lines}#${citation.figure}` : lines;
}
