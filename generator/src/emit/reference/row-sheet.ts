import type { CatalogTable, Column, LookupTable, PrintColumn, Row } from "../../model/index.ts";
import { resultColumns } from "../../model/rows-of.ts";
import { sameValue } from "../../values/value.ts";
import { label, others } from "../markdown/labels.ts";
import { inline, join, type Markdown, md } from "../markdown/markdown.ts";
import type { Corrections } from "../output/corrections.ts";
import { cellText, keyCell } from "./cell.ts";
import { type Headed, printedColumns } from "./printed-columns.ts";
import { idColumn, type Line, lineColumn, linesOf, nameColumn, type Sheet, type SheetColumn, sheet } from "./sheet.ts";

/** A catalog: a line for each row, or for each row inside it. */
export function catalogSheet(table: CatalogTable, corrections: Corrections): Sheet {
  const { columns, nested, rows } = table;
  const lines = rows.flatMap((row): readonly Line[] => {
    if (row.nested.length === 0) return linesOf([row]);
    return row.nested.map((inner, at) => ({ row, inner, first: at === 0 }));
  });
  const inner = nested.map((one) => ({ ...one, others: others(table, one), columns: one.columns.map(labelled) }));
  const rest = [
    ...unprinted(table.print, columns, rows, null),
    ...nested.flatMap(({ id, columns: own }) => {
      const inside = rows.flatMap((row) => row.nested.filter(({ within }) => within === id));
      return unprinted(table.print, own, inside, id);
    }),
  ];
  return sheet(
    [
      idColumn(nested.length > 1),
      ...nameColumn(rows),
      ...printedColumns({
        print: [...table.print, ...rest],
        columns: columns.map(labelled),
        nested: inner,
        corrections,
      }),
      ...propertyColumn(nested.length === 0 ? columns : nested.flatMap((one) => one.columns), nested.length > 0),
      ...lineColumn(lines),
    ],
    lines,
  );
}

/** A lookup: a line for each row, the keys as the book prints them. */
export function lookupSheet(table: LookupTable, corrections: Corrections): Sheet {
  const { axes, rows, print } = table;
  const keys = axes.filter((axis) => !axis.columns);
  const columns = resultColumns(table);
  const across = axes.find((axis) => axis.columns);
  // Numbers, bands and words as printed are their own headings; ids are made into words.
  const isPrinted = across !== undefined && (across.listed === true || across.match.kind !== "exact");
  const lines = linesOf(rows);
  const named = rows.some(
    (row) => inline(row.id) !== keys.map((axis) => keyCell(row.keys[axis.id] ?? "", axis.notation)).join(" "),
  );
  const headed: readonly Headed[] = [
    ...keys.map(({ id, unit }): Headed => ({ id, unit, type: { type: "text" } })),
    ...(across
      ? columns.map((column) => (isPrinted ? { ...column, printed: column.id } : column))
      : columns.map(labelled)),
  ];
  const missing = keys.filter(({ id }) => !prints(print, id, null));
  const keyPrint = missing.map(({ id, notation }) => ({
    parts: [{ column: id, nested: null, notation, key: true, default: null }],
  }));
  const rest = unprinted(print, columns, rows, null);
  return sheet(
    [
      ...(named ? [idColumn()] : []),
      ...nameColumn(rows),
      ...printedColumns({ print: [...keyPrint, ...print, ...rest], columns: headed, nested: [], corrections }),
      ...lineColumn(lines),
    ],
    lines,
  );
}

/** A column under the label its table gives it. */
function labelled(column: Column): Headed {
  return column.label === null ? column : { ...column, printed: column.label };
}

/** Columns that the book does not print and some row fills. */
function unprinted(
  print: readonly PrintColumn[],
  columns: readonly Column[],
  rows: readonly Row[],
  nested: string | null,
): readonly PrintColumn[] {
  return columns
    .filter(({ id, reading }) => reading !== "derived" && !prints(print, id, nested))
    .filter(({ id }) => id !== "printed" || rows.some(({ name, values }) => name !== values.printed))
    .filter((column) => rows.some(({ values }) => !sameValue(values[column.id] ?? null, column.default)))
    .map(({ id, notation, ...column }) => ({
      parts: [{ column: id, nested, notation, key: false, default: column.default }],
    }));
}

function prints(print: readonly PrintColumn[], column: string, nested: string | null): boolean {
  return print.some(({ parts }) => parts.some((part) => part.column === column && part.nested === nested));
}

/** What the note numbers of a row mean, in words; default properties are left out. */
function propertyColumn(columns: readonly Column[], inner: boolean): readonly SheetColumn[] {
  const derived = columns.filter(({ reading }) => reading === "derived");
  if (derived.length === 0) return [];
  return [
    {
      heading: md`Properties`,
      cell: (line) => {
        const holder = inner ? line.inner : line.row;
        return holder ? properties(holder, derived) : md``;
      },
    },
  ];
}

function properties(row: Row, columns: readonly Column[]): Markdown {
  const telling = columns.filter(({ id, default: usual }) => !sameValue(row.values[id] ?? null, usual));
  return join(
    telling.map((column) => property(column, row)),
    "; ",
  );
}

function property({ id, notation, unit }: Column, { values }: Row): Markdown {
  const value = values[id] ?? null;
  const name = label(id).toLowerCase();
  if (typeof value === "boolean") return inline(value ? name : `not ${name}`);
  return inline([`${name}:`, cellText(value, notation), ...(unit === null ? [] : [unit])].join(" "));
}
