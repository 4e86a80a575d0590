import type { CatalogTable, PrintPart, Table } from "../model/index.ts";
import { printLines } from "../numerals/lines.ts";
import type { Value } from "../values/value.ts";
import { citedNotes, type PrintedRow, printedRows } from "./cited-rows.ts";
import type { PlanPart, PlanRow, TablePlan } from "./plan.ts";
import { type NoteColumns, noteRows } from "./printable-rows.ts";

/** The plan of a table, or null where none of its rows cites a line. */
export function planTable(table: Table): TablePlan | null {
  const rows = printedRows(table).map(planRow);
  if (!rows.some(({ lines, cites }) => lines !== undefined || cites !== undefined)) return null;
  if (table.shape === "derived") return { shape: "constants", print: [["value"]], rows };
  const nested = table.shape === "catalog" && table.nested.length > 0 ? { nested: nestedOf(table) } : {};
  return { shape: table.shape, ...nested, print: table.print.map(({ parts }) => parts.map(planPart)), rows };
}

function planPart({ column, nested, key, notation, default: unprinted = null }: PrintPart): PlanPart {
  if (!nested && !key && !notation && unprinted === null) return column;
  return {
    column,
    ...(nested ? { nested } : {}),
    ...(key ? { key } : {}),
    ...(notation ? { notation: notation.definition } : {}),
    ...(unprinted === null ? {} : { default: unprinted }),
  };
}

function planRow({ id, nested, citation, cites }: PrintedRow): PlanRow {
  const cited = Object.entries(cites).map(([column, { lines, figure }]) => {
    return { column, lines: printLines(lines), figure: figure ?? 1 };
  });
  return {
    id,
    ...(nested === null ? {} : { nested }),
    ...(citation ? { lines: printLines(citation.lines) } : {}),
    ...(citation?.figure ? { figure: citation.figure } : {}),
    ...(citation?.decrease ? { decrease: true } : {}),
    ...(citation?.reading ? { read: true } : {}),
    ...(cited.length > 0 ? { cites: cited } : {}),
  };
}

/** The rows of a table as the published SDK holds them. */
export function plainTable(table: Table): object {
  switch (table.shape) {
    case "catalog":
      return table.rows.map((row) => ({
        ...plain(row),
        ...Object.fromEntries(
          nestedOf(table).map((id) => [
            id,
            byId(
              row.nested.filter(({ within }) => within === id),
              plain,
            ),
          ]),
        ),
      }));
    case "lookup":
      return table.rows.map(({ id, keys, values }) => ({ id, ...keys, ...values }));
    case "modifiers":
      return byId(table.modifiers, (row) => ({ ...plain(row), value: row.value }));
    case "constants":
      return byId(table.constants, ({ value }) => value);
    case "derived":
      return { [table.id]: fractionOf(table) };
    default:
      return table satisfies never;
  }
}

function nestedOf({ nested }: CatalogTable): readonly string[] {
  return nested.map(({ id }) => id);
}

function plain({ id, name, values }: { readonly id: string; readonly name: string; readonly values: object }): object {
  return { id, name, ...values };
}

function byId<R extends { readonly id: string }>(rows: readonly R[], of: (row: R) => Value | object): object {
  return Object.fromEntries(rows.map((row) => [row.id, of(row)]));
}

function fractionOf({ operation }: Extract<Table, { shape: "derived" }>): Value {
  return operation.operation === "scale-by" ? operation.numerator / operation.denominator : null;
}

/** How the notes of a table print: the number of the note, then the figures it gives a row. */
export function planNotes(table: CatalogTable): TablePlan | null {
  const notes = citedNotes(table);
  if (notes.length === 0) return null;
  const columns = [...new Set(notes.flatMap((note) => note.columns))];
  return {
    shape: "lookup",
    print: ["note", ...columns].map((column) => [column]),
    rows: notes.map(({ note, citation }) => ({ id: String(note), lines: printLines(citation.lines) })),
  };
}

/** The properties of each note that `planNotes` plans. */
export function noteColumns(table: CatalogTable): NoteColumns {
  return citedNotes(table).map(({ note, columns }) => [note, columns] as const);
}

/** The notes of a table as `noteRows` reads them back from its published rows. */
export function plainNotes(table: CatalogTable): readonly object[] {
  return noteRows(plainTable(table) as readonly object[], nestedOf(table), noteColumns(table));
}
