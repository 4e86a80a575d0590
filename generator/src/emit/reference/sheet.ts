import type { InnerRow, Row } from "../../model/index.ts";
import { code, inline, join, type Markdown, md, tableLine } from "../markdown/markdown.ts";
import { lineCell } from "./cell.ts";

/** A printed table, line by line. */
export interface Sheet {
  readonly headings: readonly Markdown[];
  readonly rows: readonly Markdown[];
}

/** One printed line: a row, or one of the rows inside it. */
export interface Line {
  readonly row: Row;
  readonly inner: InnerRow | null;
  /** Whether this line prints the cells of the outer row. */
  readonly first: boolean;
}

export interface SheetColumn {
  readonly heading: Markdown;
  readonly cell: (line: Line) => Markdown;
}

/** Prints the lines under their columns. */
export function sheet(columns: readonly SheetColumn[], lines: readonly Line[]): Sheet {
  return {
    headings: columns.map(({ heading }) => heading),
    rows: lines.map((line) => tableLine(columns.map(({ cell }) => cell(line)))),
  };
}

/** The lines of rows that have none inside. */
export function linesOf(rows: readonly Row[]): readonly Line[] {
  return rows.map((row) => ({ row, inner: null, first: true }));
}

/** @param several whether rows of more than one column stand inside a row */
export function idColumn(several = false): SheetColumn {
  return {
    heading: md`Id`,
    cell: ({ row, inner }) => {
      const steps = inner ? [row.id, ...(several ? [inner.within] : []), inner.id] : [row.id];
      return join(steps.map(code), " ");
    },
  };
}

/** Full names, where some differ from the ids. */
export function nameColumn(rows: readonly Row[]): readonly SheetColumn[] {
  const telling = rows.some(({ id, name }) => name !== id);
  return telling ? [{ heading: md`Name`, cell: ({ row, first }) => (first ? inline(row.name) : md``) }] : [];
}

/** Source lines, where the rows cite any. */
export function lineColumn(lines: readonly Line[]): readonly SheetColumn[] {
  const cited = lines.some(({ row, inner }) => row.citation ?? inner?.citation);
  return cited ? [{ heading: md`Line`, cell: ({ row, inner }) => lineCell(inner?.citation ? inner : row) }] : [];
}
