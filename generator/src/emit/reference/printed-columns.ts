import type { AxisKey, PrintColumn, PrintPart, Row } from "../../model/index.ts";
import { type Field, sameValue, type Value } from "../../values/value.ts";
import { heading, innerLabel, label } from "../markdown/labels.ts";
import { inline, join, type Markdown, md } from "../markdown/markdown.ts";
import type { Corrections } from "../output/corrections.ts";
import { cell, keyCell, marked } from "./cell.ts";
import type { Line, SheetColumn } from "./sheet.ts";

/** What a heading says of a column; `printed` is the heading itself where the id is no name for it. */
export type Headed = Pick<Field, "id" | "unit" | "type"> & { readonly printed?: string };

interface PrintedTable {
  readonly print: readonly PrintColumn[];
  /** Columns of the rows, axes included. */
  readonly columns: readonly Headed[];
  readonly nested: readonly {
    readonly id: string;
    readonly title: string;
    readonly columns: readonly Headed[];
    /** Columns whose headings one of its own must not repeat. */
    readonly others: readonly Pick<Field, "id">[];
  }[];
  readonly corrections: Corrections;
}

/** The columns in the order the book prints them, each once. */
export function printedColumns(table: PrintedTable): readonly SheetColumn[] {
  const names = table.print.map(nameOf);
  return table.print
    .filter((column, at) => names.indexOf(nameOf(column)) === at)
    .map((column) => printedColumn(column, table));
}

function printedColumn({ parts }: PrintColumn, table: PrintedTable): SheetColumn {
  const headings = parts.map((part) => partHeading(part, table));
  return {
    heading: join(headings, " / "),
    cell: (line) => joinParts(parts.map((part) => partCell(part, line, table.corrections))),
  };
}

function partHeading(part: PrintPart, { columns, nested }: PrintedTable): Markdown {
  const inner = nested.find(({ id }) => id === part.nested);
  const known = (inner?.columns ?? columns).find(({ id }) => id === part.column);
  const own = inner ? innerLabel(part.column, inner.others, inner.title) : label(part.column);
  const name = known?.printed ?? own;
  return known ? heading(name, known) : inline(name);
}

/** As in the book: a blank before a printed part keeps its slash, blanks at the end have none. */
function joinParts(texts: readonly Markdown[]): Markdown {
  if (texts.length === 1) return texts[0] as Markdown; // as nearly all are
  const printed = texts.filter((text) => text !== "");
  const last = printed.at(-1);
  if (last === undefined) return md``;
  return texts.slice(0, texts.lastIndexOf(last) + 1).join("/") as Markdown;
}

function partCell(part: PrintPart, { row, inner, first }: Line, corrections: Corrections): Markdown {
  const { column, nested, key, notation } = part;
  const holder = nested === null ? row : inner?.within === nested ? inner : null;
  if (!holder || (!nested && !first)) return md``;
  const printed = key ? keyCell(keyOf(holder, column), notation) : valueCell(holder.values[column] ?? null, part);
  return marked(printed, column, corrections.get(holder) ?? []);
}

/** A value that the book does not print is left blank here too. */
function valueCell(value: Value, { notation, default: unprinted = null }: PrintPart): Markdown {
  return sameValue(value, unprinted) ? md`` : cell(value, notation);
}

function keyOf(row: Row, axis: string): AxisKey {
  return (row as Row & { readonly keys: Readonly<Record<string, AxisKey>> }).keys[axis] as AxisKey;
}

function nameOf({ parts }: PrintColumn): string {
  return parts.map(({ nested, column }) => `${nested ?? ""}.${column}`).join("/");
}
