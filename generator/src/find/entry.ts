import { rowFields } from "../kinds/row-fields.ts";
import type { Book, Citation, Column, Erratum, LineRange, Model, Table } from "../model/index.ts";
import { columnsOf, type PlacedRow, placedRows } from "../model/rows-of.ts";
import { type Span, topOf } from "../source/source-file.ts";
import { isRecord, type Value } from "../values/value.ts";
import { cellText, cellWords } from "./rows.ts";

/** One thing of the rules that can be looked for. */
export interface Entry {
  readonly kind: "table" | "row" | "column" | "cell" | "erratum";
  readonly book: string;
  readonly address: string;
  /** What it is, in a few words. */
  readonly what: string;
  readonly span: Span;
  /** What it is called, in its files or in print: ids, former ids, names. */
  readonly names: readonly string[];
  /** What it is called by what is around it, such as the weapon of a load. */
  readonly around: readonly string[];
  /** What is said of it. */
  readonly texts: readonly string[];
  readonly rules: readonly string[];
  readonly lines: readonly LineRange[];
}

/** Everything that can be looked for, in the order of the books. */
export function entriesOf({ books }: Model): readonly Entry[] {
  return books.flatMap((book) => [
    ...book.editions["as-printed"].flatMap((table) => tableEntries(book, table)),
    ...book.errata.map((erratum) => erratumEntry(book, erratum)),
  ]);
}

function tableEntries(book: Book, table: Table): readonly Entry[] {
  const { id, title, description, citation, file } = table;
  const former = Object.entries(book.aliases).flatMap(([from, to]) => (to === id ? [from] : []));
  const citations = citation ? [citation, ...citation.again] : [];
  const entry: Entry = {
    kind: "table",
    book: book.id,
    address: `${book.id}/${id}`,
    what: title,
    span: topOf(file),
    names: [id, title, ...former, ...(table.shape === "derived" ? [table.functionName] : [])],
    around: citations.flatMap(({ heading }) => heading ?? []),
    texts: [description],
    rules: citations.flatMap(({ rule }) => rule ?? []),
    lines: citations.flatMap(({ lines }) => lines),
  };
  const rows = placedRows(table);
  return [entry, ...columnEntries(entry, table, rows), ...rows.flatMap((row) => rowEntries(entry, row))];
}

/** Each column of a table once, at the first row that fills it. */
function columnEntries(table: Entry, model: Table, rows: readonly PlacedRow[]): readonly Entry[] {
  const places = [null, ...(model.shape === "catalog" ? model.nested.map(({ id }) => id) : [])];
  return places.flatMap((place) =>
    columnsOf(model, place).flatMap((column) => {
      const row = rows.find(({ row, within }) => within === place && row.node.entries.has(column.id));
      const cell = row?.row.node.entries.get(column.id);
      return row && cell ? [columnEntry(table, column, `${row.path}/${column.id}`, cell.key)] : [];
    }),
  );
}

function columnEntry(table: Entry, column: Column, path: string, span: Span): Entry {
  const fields = column.type.type === "record" ? column.type.fields : [];
  const parts = fields.length > 1 ? ` (${fields.map(({ id }) => id).join(", ")})` : "";
  return {
    ...table,
    kind: "column",
    address: `${table.address}/${path}`,
    what: `column ${column.id}${parts} of ${table.what}`,
    span,
    names: [column.id, ...(column.title ? [column.title] : []), ...fields.map(({ id }) => id)],
    around: [],
    texts: [column.description, ...fields.map(({ description }) => description)],
    rules: [],
    lines: [],
  };
}

function rowEntries(table: Entry, { path, row, outer }: PlacedRow): readonly Entry[] {
  const name = outer ? `${outer.name}, ${row.name}` : row.name;
  const lines = linesOf(row.citation);
  const entry: Entry = {
    ...table,
    kind: "row",
    address: `${table.address}/${path}`,
    what: `${name} · ${table.what}`,
    span: row.node.entries.values().next().value?.key ?? row.node,
    names: [row.id, row.name, ...textOf(row.values.printed), ...row.aliases],
    around: outer ? [outer.id, outer.name, ...textOf(outer.values.printed)] : [],
    texts: [row.values.description, row.values.printed].flatMap((value) => (value === undefined ? [] : textOf(value))),
    rules: [],
    lines: [...lines, ...Object.values(row.cites).flatMap(linesOf)],
  };
  const cells = [...row.node.entries].filter(([id, { value }]) => value.kind === "scalar" && !rowFields.has(id));
  return [
    entry,
    ...cells.map(([column, { value }]): Entry => {
      const cited = row.cites[column];
      return {
        ...entry,
        kind: "cell",
        address: `${entry.address}/${column}`,
        what: `${cellWords(value)} · ${column} of ${name}`,
        span: value,
        names: [cellText(value)],
        around: [...entry.names, ...entry.around],
        texts: [column],
        lines: cited ? linesOf(cited) : [],
      };
    }),
  ];
}

function erratumEntry(book: Book, { id, lifecycle, because, citation, changes, concerns, file }: Erratum): Entry {
  return {
    kind: "erratum",
    book: book.id,
    address: changes[0]?.at ? `${book.id}/${changes[0].at}` : concerns[0] ? `${book.id}/${concerns[0]}` : book.id,
    what: `${lifecycle.state === "open" ? "open question" : `erratum, ${lifecycle.state}`}: ${because}`,
    span: topOf(file),
    names: [id],
    around: [],
    texts: [because, ...changes.map(({ at }) => at), ...concerns],
    rules: citation?.rule ? [citation.rule] : [],
    lines: linesOf(citation),
  };
}

function linesOf(citation: Citation | null): readonly LineRange[] {
  return citation ? [citation, ...citation.again].flatMap(({ lines }) => lines) : [];
}

function textOf(value: Value | undefined): readonly string[] {
  if (typeof value === "string") return [value];
  return value !== undefined && isRecord(value) ? Object.values(value).flatMap(textOf) : [];
}
