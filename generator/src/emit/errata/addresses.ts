import type { Book, CatalogTable, Nested, Table } from "../../model/index.ts";
import { aliasesOf } from "../../model/renamed.ts";
import { resultColumns, rowsOf } from "../../model/rows-of.ts";
import type { BookTarget } from "../output/output.ts";
import { type Imported, ofRuntime } from "../typescript/code.ts";
import { literal, stringLiteral } from "../typescript/literal.ts";
import { printModules } from "../typescript/printer.ts";

/** What every address of a book may name, for the functions that take one: `addresses/<book>.ts`. */
export const addresses: BookTarget = (book) =>
  printModules([
    {
      path: addressesOfBook(book).from as string,
      source: book.file.path,
      declarations: [
        {
          kind: "const",
          name: addressesOfBook(book).name,
          exported: true,
          doc: { text: ["What addresses of the book may name."] },
          type: ofRuntime("addresses", "Addresses"),
          // A line for each table, so that a new row changes one.
          value:
            `{\n  book: ${stringLiteral(book.id)},\n  aliases: ${literal(aliasesOf(book), "  ")},\n` +
            `  tables: {\n${book.editions.current.map(lineOf).join("")}  },\n}`,
        },
      ],
    },
  ]);

export function addressesOfBook({ id }: Book): Imported {
  return { name: "addresses", from: `addresses/${id}`, isType: false };
}

function lineOf(table: Table): string {
  const rows = rowsOf(table).map(({ id }) => id);
  const inner = table.shape === "catalog" ? table.nested.map((one) => innerOf(table, one)) : [];
  return `    ${stringLiteral(table.id)}: ${JSON.stringify([columnsOf(table), rows, ...inner])},\n`;
}

function innerOf({ rows }: CatalogTable, { id, columns }: Nested) {
  const within = rows.map((row) => [row.id, row.nested.flatMap((one) => (one.within === id ? [one.id] : []))] as const);
  return [id, ["name", ...columns.map((column) => column.id)], Object.fromEntries(within)];
}

/** What may stand behind a row: whatever an author types for it. */
function columnsOf(table: Table): readonly string[] {
  switch (table.shape) {
    case "catalog":
      return ["name", ...table.columns.map(({ id }) => id)];
    case "lookup": {
      const keys = table.axes.filter(({ columns }) => !columns).map(({ id }) => id);
      return [...(table.named ? ["name"] : []), ...keys, ...resultColumns(table).map(({ id }) => id)];
    }
    case "modifiers":
      return ["name", "value"];
    case "constants":
      return ["name", "value"];
    case "derived":
      return [];
    default:
      return table satisfies never;
  }
}
