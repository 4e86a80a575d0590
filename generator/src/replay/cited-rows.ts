import type { Book, CatalogTable, Citation, Cites, Note, Table } from "../model/index.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import { operationFigures, printsAsRow } from "./operation-figures.ts";

/** A row as the book prints it: a weapon with two loads has two. */
export interface PrintedRow {
  readonly id: string;
  /** Id of the nested row, or null where the row has none. */
  readonly nested: string | null;
  readonly citation: Citation | null;
  /** Cells that stand elsewhere: column → where. */
  readonly cites: Cites;
  readonly node: SyntaxMap;
  /** The row around a nested one; the row itself elsewhere. */
  readonly outer: SyntaxMap;
}

/** The rows of a table in the order it prints them. */
export function printedRows(table: Table): readonly PrintedRow[] {
  switch (table.shape) {
    case "catalog":
      return table.rows.flatMap((row) => {
        if (row.nested.length === 0) return [single(row)];
        return row.nested.map((inner, index) => {
          const cites = index === 0 ? { ...row.cites, ...inner.cites } : inner.cites;
          return { ...single(inner), cites, id: row.id, nested: inner.id, outer: row.node };
        });
      });
    case "lookup":
      return table.rows.map(single);
    case "modifiers":
      return table.modifiers.map(single);
    case "constants":
      return table.constants.map(single);
    case "derived": {
      const { id, root: node } = table;
      return printsAsRow(table) ? [single({ id, citation: readLineCitation(node), cites: {}, node })] : [];
    }
    default:
      return table satisfies never;
  }
}

function single({ id, citation, cites, node }: Pick<PrintedRow, "id" | "citation" | "cites" | "node">): PrintedRow {
  return { id, nested: null, citation, cites, node, outer: node };
}

/** A note that cites a line of the document. */
export interface CitedNote extends Note {
  readonly citation: Citation;
}

/** The cited notes of a table that at least one row carries. The others are not published. */
export function citedNotes({ notes, rows }: CatalogTable): readonly CitedNote[] {
  const all = rows.flatMap((row) => [row, ...row.nested]);
  const carried = new Set(all.flatMap(({ values }) => (Array.isArray(values.notes) ? values.notes : [])));
  return notes.flatMap((one) => (one.citation && carried.has(one.note) ? [{ ...one, citation: one.citation }] : []));
}

/** The notes of a table that its rows carry, as rows that print a note and its figures. */
export function printedNotes(table: Table): readonly PrintedRow[] {
  return table.shape === "catalog" ? citedNotes(table).map(noteRow) : [];
}

function noteRow({ note, citation, node }: Note): PrintedRow {
  return single({ id: String(note), citation, cites: {}, node });
}

/** Something that cites lines of the document. */
export interface CitedRow {
  readonly citation: Citation;
  readonly node: SyntaxMap;
  /** Only its figures are compared with the document, not the words around them. */
  readonly figures: boolean;
}

/** The cited figures of a derived table, as rows that a complaint can name. */
export function operationRows(table: Table): readonly PrintedRow[] {
  return operationFigures(table).map(({ citation, node }) => single({ id: table.id, citation, cites: {}, node }));
}

/** Every row, note and operation of a book that cites lines of its document, as printed. */
export function citedRows({ editions }: Book): readonly CitedRow[] {
  return editions["as-printed"].flatMap((table) => {
    const figures = table.shape === "modifiers" || table.shape === "constants";
    const notes = table.shape === "catalog" ? table.notes.map(noteRow) : [];
    return [
      ...printedRows(table).flatMap(citedRow(figures)),
      ...[...notes, ...operationRows(table)].flatMap(citedRow(true)),
    ];
  });
}

function citedRow(figures: boolean): (row: PrintedRow) => readonly CitedRow[] {
  return ({ citation, cites, node }) => [
    ...(citation ? [{ citation, node, figures: figures || citation.figure !== null }] : []),
    ...Object.values(cites).map((cited) => ({ citation: cited, node, figures: true })),
  ];
}
