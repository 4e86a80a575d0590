import { lowerLabel } from "../words.ts";
import type { Book, Column, Row, Table } from "./book.ts";

/** Ids as words, the way a book spells them: `arl-heap-tl6` → `ARL HEAP TL 6`. */
export type Spelling = (id: string) => string;

/** Words a book writes in capitals, or with a number behind them, are those of its titles and of the names of its rows. */
export function spellingOf({ tables }: Book): Spelling {
  const texts = tables.flatMap((table) => [table.title, ...rowsOf(table).map(({ name }) => name)]);
  const found = texts.flatMap((text) => [...text.matchAll(/\b(?:[A-Z]{2,} \d+|[A-Z]{2,})\b/g)].map(([word]) => word));
  const spelled = new Map(found.map((word) => [word.replace(" ", "").toLowerCase(), word]));
  return (id) =>
    lowerLabel(id)
      .split(" ")
      .map((word) => spelled.get(word) ?? word)
      .join(" ");
}

/** The book with what its ids in cells are called: rows by their names, words by their spelling. */
export function withNames(book: Book): Book {
  const spelled = spellingOf(book);
  const rows = new Map(book.tables.map((table) => [table.id, rowsOf(table)]));
  const named = (column: Column): Column => {
    const target = rows.get((column.reference ?? column.item?.reference)?.split("/")[0] ?? "");
    const names = target ? target.map(({ id, name }) => [id, name] as const) : wordsOf(column);
    const fields = column.fields?.map(named);
    return { ...column, ...(fields ? { fields } : {}), called: new Map(names) };
  };
  const wordsOf = ({ words = [] }: Column) =>
    words.filter((word) => word.includes("-")).map((word) => [word, spelled(word)] as const);
  return { ...book, tables: book.tables.map((table) => withColumns(table, named)) };
}

function withColumns(table: Table, named: (column: Column) => Column): Table {
  switch (table.shape) {
    case "catalog": {
      const { columns, nested } = table;
      return {
        ...table,
        columns: columns.map(named),
        nested: nested.map((inner) => ({ ...inner, columns: inner.columns.map(named) })),
      };
    }
    case "lookup": {
      const { result } = table;
      if (result.layout === "matrix") return { ...table, result: { ...result, cell: named(result.cell) } };
      return { ...table, result: { ...result, columns: result.columns.map(named) } };
    }
    case "modifiers":
    case "constants":
    case "derived":
      return table;
    default:
      return table satisfies never;
  }
}

export function rowsOf(table: Table): readonly Pick<Row, "id" | "name" | "nested">[] {
  switch (table.shape) {
    case "catalog":
    case "lookup":
      return table.rows;
    case "modifiers":
      return table.modifiers;
    case "constants":
      return table.constants;
    case "derived":
      return [];
    default:
      return table satisfies never;
  }
}
