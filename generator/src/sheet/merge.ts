import type { Content, Operation, Path } from "../splice/index.ts";
import { type SheetColumn, sheetColumns, type TableForm } from "./columns.ts";
import type { Grid } from "./grid.ts";
import { judgeCell } from "./judge.ts";
import { type Line, type Remark, readLines } from "./lines.ts";
import { newRows } from "./new-rows.ts";
import { cellText, fingerprint, isCalled, type SheetRow, sheetRows } from "./rows.ts";
import { typedContent } from "./typed-content.ts";

/** What taking a sheet into its table would do. Nothing is done yet. */
export interface Merge {
  /** The edits, for `applyOperations` on the text of the table's file. */
  readonly operations: readonly Operation[];
  /** Cells and rows a spreadsheet may have changed, or others have changed meanwhile; they are not among the edits. */
  readonly doubts: readonly Doubt[];
  /** Why nothing of the sheet can be taken; then there are no edits. */
  readonly problems: readonly Remark[];
  readonly notes: readonly Remark[];
}

/** Something that is not taken unless a person says so: then by its edit, where there can be one. */
export interface Doubt extends Remark {
  readonly operation?: Operation;
}

/**
 * Compares a sheet with its table: rows by id, then name, columns by heading. What the sheet lacks stays. Where the sheet says
 * what its cells were when it was made, one that only others changed since stays theirs, and one that both changed is told.
 */
export function mergeSheet(form: TableForm, grid: Grid): Merge {
  const columns = sheetColumns(form);
  const { lines, problems, doubts: left } = readLines(form, columns, grid);
  if (problems.length > 0) return { operations: [], doubts: left, problems, notes: [] };
  const present = sheetRows(form, columns);
  const order = orderOf(columns);
  const doubts: Doubt[] = [...left];
  const fatal: Remark[] = [];
  const edits = new Map<string, Operation>();
  const added: Line[] = [];
  for (const line of lines) {
    const own = rowOf(line, present, lines);
    // A new load says what it has in common with those that are there.
    const row = own ?? present.find((one) => isCalled(one, line.id));
    if (!own && !row && line.id === "" && form.kind.keys.length === 0) {
      doubts.push({
        at: `row ${line.row + 1}`,
        text: "is called as no row of the table; a new row needs a column id, and an id in it",
      });
      continue;
    }
    if (!own && wasThere(line, columns, form.kind.keys)) {
      const name = line.inner?.id || line.id || line.keys;
      const text = `${name} was taken out of the table meanwhile; empty the last cell of this row to add it again`;
      doubts.push({ at: `row ${line.row + 1}`, text });
      continue;
    }
    if (!own) added.push(line);
    if (!row) continue;
    for (const [column, { cell, name }] of line.cells) {
      // The name found the row, and may be written as its id is; that is no new name.
      const isHandle = column.field === "name" && column.within === null && line.id === "" && line.keys === "";
      if (column.field === "id" || isHandle || (column.within !== null && column.within !== own?.inner?.within))
        continue;
      const was = row.cells[columns.indexOf(column)] ?? null;
      // What a weapon has in common with its loads need stand on one of its lines alone.
      if (column.within === null && cell.text.trim() === "" && lines.some((one) => one !== line && one.id === line.id))
        continue;
      const says = column.column ?? columnOfLine(form, row);
      const judged = judgeCell(cell, was, says);
      const before = own ? line.base(column) : undefined;
      // Others changed it, or nobody did.
      if (judged.verdict === "same" || before === fingerprint(cell.text)) continue;
      const meanwhile = before !== undefined && before !== fingerprint(cellText(was));
      const of = line.nameOf(column, name);
      const text =
        "reason" in judged
          ? judged.reason
          : `the table was changed meanwhile: it says ${cellText(was) || "nothing"} now, here ${cell.text}`;
      const content = "content" in judged ? judged.content : (typedContent(cell.text.trim(), says) ?? null);
      const operation = editOf([...pathOf(row, column), column.field], was, content, order(column));
      if (judged.verdict === "problem") fatal.push({ at: of, text });
      else if (judged.verdict === "doubt" || meanwhile) doubts.push({ at: of, text, ...(operation && { operation }) });
      else if (operation) take(edits, operation, of, doubts);
    }
  }
  const rows = newRows(form, columns, added, present);
  const all = [...fatal, ...rows.problems];
  if (all.length > 0) return { operations: [], doubts, problems: all, notes: [] };
  return {
    operations: [...edits.values(), ...rows.operations],
    doubts: [...doubts, ...rows.doubts],
    problems: [],
    notes: stays(present, lines),
  };
}

/** Of a table printed sideways a line is a column. */
function columnOfLine({ kind, isLaidOut }: TableForm, { id }: SheetRow): SheetColumn["column"] {
  return isLaidOut ? (kind.columns.find((one) => one.id === id) ?? null) : null;
}

function pathOf(row: SheetRow, { within }: SheetColumn): Path {
  return within !== null && row.inner ? row.inner.path : row.path;
}

function orderOf(columns: readonly SheetColumn[]): (column: SheetColumn) => readonly string[] {
  return ({ within }) => columns.filter((one) => one.within === within).map(({ field }) => field);
}

/** The row a line speaks of: by its ids, else by its keys or its name. */
function rowOf(line: Line, present: readonly SheetRow[], lines: readonly Line[]): SheetRow | undefined {
  const rows = present.filter((row) => {
    if (line.id !== "") return isCalled(row, line.id);
    return line.keys === "" ? line.name !== "" && row.cells.includes(line.name) : row.keys === line.keys;
  });
  const { inner: wanted } = line;
  if (wanted) return rows.find(({ inner }) => inner?.within === wanted.within && inner.id === wanted.id);
  const spoken = (one: Line) => one.id || one.keys || one.name;
  const same = lines.filter((one) => spoken(one) === spoken(line));
  return rows.length === 1 && same.length === 1 ? rows[0] : undefined;
}

/** Whether the sheet was made with this very row in it; a copy of a row has another id, or other keys. */
function wasThere(line: Line, columns: readonly SheetColumn[], keys: readonly string[]): boolean {
  const own = columns.flatMap((column) => {
    const cell = column.field === "id" || keys.includes(column.field) ? line.cells.get(column)?.cell.text : undefined;
    return cell === undefined ? [] : [{ was: line.base(column), cell }];
  });
  return own.length > 0 && own.every(({ was, cell }) => was === fingerprint(cell));
}

/** The edit that types a text into a cell, or makes it blank; null where nothing would change. */
function editOf(
  path: Path,
  was: Content | null,
  content: Content | null,
  columns: readonly string[],
): Operation | null {
  if (content !== null) return { kind: "set", path, content, was, columns };
  return was === null ? null : { kind: "clear", path, was };
}

function take(edits: Map<string, Operation>, operation: Operation, of: string, doubts: Doubt[]): void {
  const key = JSON.stringify(operation.path);
  const other = edits.get(key);
  if (JSON.stringify(other) === JSON.stringify(operation)) return;
  if (other) doubts.push({ at: of, text: "two rows of the sheet say different things of it; the first is taken" });
  else edits.set(key, operation);
}

function stays(present: readonly SheetRow[], lines: readonly Line[]): readonly Remark[] {
  const left = present.filter((row) => !lines.some((line) => rowOf(line, [row], [line])));
  if (left.length === 0 || lines.length === 0) return [];
  const names = left.map(({ id, inner }) => (inner ? `${id}/${inner.id}` : id));
  return [{ at: "the table", text: `has rows that the sheet lacks, and they stay: ${names.join(", ")}` }];
}
