import type { Catalog, Column, Print, Row } from "../data/book.ts";
import { sameValue } from "../data/value.ts";
import { columnName, label, lineNumbers, lowerLabel, unitWords, valueWords } from "../words.ts";
import { cell, type Questions, valueCell } from "./cell.ts";
import { isNumeric, unprinted } from "./columns.ts";
import { bothEditions } from "./presence.ts";
import type { Cell, Group, Heading, Line, Presence, Sheet } from "./sheet.ts";

/** Records by id, the rows inside each below each other. */
export function catalogSheet(table: Catalog, printed: Catalog, questions: Questions): Sheet {
  const layout = layoutOf(table);
  const groups = bothEditions(table.rows, printed.rows).map(({ row, presence }): Group => {
    const before = printed.rows.find(({ id }) => id === row.id);
    return groupOf({ table, layout, row, before, presence, questions });
  });
  const columns = layout.map((parts) => headingOf(parts, table));
  return {
    stub: "Name",
    columns,
    groups,
    cited: groups.some(({ lines }) => lines.some(({ source }) => source !== "")),
  };
}

/** The column of what notes say, called as none of a table can be. */
const properties = "(properties)";

/** The columns in print order, then those filled from the rules or the notes. The row's own name heads the line instead. */
function layoutOf({ print, columns, nested, rows, notes }: Catalog): Print {
  const fromNotes = new Set(notes.flatMap((note) => note.columns));
  const told = (list: readonly Column[]) => list.filter(({ id }) => !fromNotes.has(id));
  const printed = print.filter((parts, at) => print.findIndex((one) => one.join() === parts.join()) === at);
  const naming = nested.map(({ id }) => `${id}.printed`).filter((part) => !print.flat().includes(part));
  return [
    ...naming.map((part) => [part]),
    ...printed.filter((parts) => parts.join() !== "printed"),
    ...unprinted(print, told(columns), rows, "").map((id) => [id]),
    ...nested.flatMap(({ id: within, columns: own }) => {
      const inner = rows.flatMap((row) => row.nested?.filter((one) => one.within === within) ?? []);
      return unprinted(print, told(own), inner, `${within}.`).map((id) => [id]);
    }),
    ...(fromNotes.size > 0 ? [[properties]] : []),
  ];
}

interface Given {
  readonly table: Catalog;
  readonly layout: Print;
  readonly row: Row;
  readonly before: Row | undefined;
  readonly presence: Presence;
  readonly questions: Questions;
}

function groupOf(given: Given): Group {
  const { table, layout, row, before, presence, questions } = given;
  const address = `${table.id}/${row.id}`;
  const own = valueCell(row.values.printed, { ...textColumn, id: "printed" }, { row, address, questions });
  const inners = table.nested.flatMap(({ id }) => bothEditions(rowsWithin(row, id), rowsWithin(before, id)));
  const lines =
    inners.length === 0
      ? [lineOf(given, null, presence, true)]
      : inners.map((one, at) => lineOf(given, one.row, one.presence, at === 0));
  return {
    address,
    name: row.name,
    printed: saysMore(own, row.name) ? own : null,
    presence,
    lines: lines.map((line) => ({ ...line, cells: line.cells.slice(0, layout.length) })),
  };
}

function rowsWithin(row: Row | undefined, id: string): readonly Row[] {
  return row?.nested?.filter(({ within }) => within === id) ?? [];
}

/** Words as printed stand below the name where they are others, or are corrected or asked about. */
function saysMore({ text, correction, questions }: Cell, name: string): boolean {
  if (correction !== null || questions.length > 0) return true;
  return text !== "" && text.toLowerCase() !== name.toLowerCase();
}

const textColumn = { description: "", type: "text", unit: null, blank: true, unknowable: false } as const;

function lineOf(given: Given, inner: Row | null, presence: Presence, first: boolean): Line {
  const { table, layout, row } = given;
  const holder = inner ?? row;
  return {
    address: inner && `${table.id}/${row.id}/${inner.within}/${inner.id}`,
    presence,
    cells: layout.map((parts) => cellsOf(parts, given, inner, first)),
    ...lineSource(holder.lines.length > 0 || !first ? holder : row),
  };
}

/** The parts of a column on a line; null where the column is the outer row's alone and stands on its first line. */
function cellsOf(parts: readonly string[], given: Given, inner: Row | null, first: boolean): readonly Cell[] | null {
  const { table, row, questions } = given;
  const { nested } = table;
  const outer = { row, address: `${table.id}/${row.id}`, questions };
  const inside = inner && { row: inner, address: `${outer.address}/${inner.within}/${inner.id}`, questions };
  if (parts[0] === properties) return [propertiesCell(table, inner ?? row, inside ?? outer)];
  const holderOf = (part: string) => nested.find(({ id }) => part.startsWith(`${id}.`));
  if (!first && !parts.some(holderOf)) return null;
  return parts.flatMap((part) => {
    const holder = holderOf(part);
    if (!holder) {
      const column = table.columns.find(({ id }) => id === part);
      return column && first ? [valueCell(row.values[part], column, outer)] : [emptyCell];
    }
    const id = part.slice(holder.id.length + 1);
    const column = holder.columns.find((one) => one.id === id);
    if (inside?.row.within !== holder.id) return [];
    if (id === "printed") return [namedCell(inside.row, inside.address, questions)];
    return column ? [valueCell(inside.row.values[id], column, inside)] : [];
  });
}

const emptyCell: Cell = { address: "", text: "", words: "", lost: null, correction: null, questions: [] };

/** The row inside goes by its full name; the words the book prints are told beside it. */
function namedCell(row: Row, address: string, questions: Questions): Cell {
  const words = row.values.printed == null ? "" : `printed ${valueWords(row.values.printed)}`;
  return cell("printed", row.name, { row, address, questions }, { words });
}

/** What the note numbers of a row mean; a property every row has by default goes without saying. */
function propertiesCell(table: Catalog, row: Row, place: { address: string; questions: Questions }): Cell {
  const ids = [...new Set(table.notes.flatMap(({ columns }) => columns))];
  const columns = [...table.columns, ...table.nested.flatMap((one) => one.columns)];
  const told = ids.flatMap((id) => {
    const column = columns.find((one) => one.id === id);
    const value = row.values[id];
    if (!column || value === undefined || sameValue(value, column.default)) return [];
    if (typeof value === "boolean") return [value ? lowerLabel(id) : `not ${lowerLabel(id)}`];
    return [`${lowerLabel(id)} ${valueWords(value)} ${column.unit ?? ""}`.trim()];
  });
  const asked = ids.flatMap((id) => place.questions.get(`${place.address}/${id}`) ?? []);
  return { ...emptyCell, address: `${place.address}/properties`, text: told.join("; "), questions: asked };
}

function headingOf(parts: readonly string[], { columns, nested }: Catalog): Heading {
  const found = parts.map((part) => {
    const inner = nested.find((one) => part.startsWith(`${one.id}.`));
    const id = inner ? part.slice(inner.id.length + 1) : part;
    return { id, inner, column: (inner?.columns ?? columns).find((one) => one.id === id) };
  });
  const [only] = found;
  const naming = found.length === 1 && only?.inner !== undefined && only.id === "printed";
  const names = found.map(({ id, inner, column }) => {
    const beside = [...columns, ...nested.filter((one) => one !== inner).flatMap((one) => one.columns)];
    return inner && beside.some((one) => one.id === id)
      ? `${inner.title} ${lowerLabel(id)}`
      : column
        ? columnName(column)
        : label(id);
  });
  const units = new Set(found.flatMap(({ column }) => (column ? [unitWords(column)] : [])));
  return {
    id: parts.join("+"),
    text: naming ? (only?.inner?.title ?? "") : parts[0] === properties ? "Properties" : names.join(" / "),
    unit: [...units].join(" / "),
    numeric: found.every(({ column }) => column !== undefined && isNumeric(column)),
    over: null,
    naming,
  };
}

/** Lines of a row, which figure of its line it is, and how it was read. */
export function lineSource(row: Pick<Row, "lines" | "figure" | "reading">): Pick<Line, "source" | "reading"> {
  const { lines, figure, reading = null } = row;
  return { source: figure === undefined ? lineNumbers(lines) : `${lineNumbers(lines)} no. ${figure}`, reading };
}
