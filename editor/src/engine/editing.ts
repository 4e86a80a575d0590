import { cellText, type Operation, type Path, withFixes } from "../compiler.ts";
import { nameOf, type Problem } from "./check.ts";
import { layOut } from "./layout.ts";
import { type ColumnWish, columnOperation } from "./new-column.ts";
import { type RowWish, rowOperations } from "./new-row.ts";
import { newTable, type TableWish } from "./new-table.ts";
import type { Sheet } from "./sheet.ts";
import type { State } from "./state.ts";
import type { Rebased, Saved } from "./workspace.ts";

/** A cell that the document prints otherwise than it was typed: this is a correction, and the table keeps the print. */
export interface Printed {
  readonly address: string;
  /** What was typed, as an erratum takes it. */
  readonly value: string;
  readonly complaint: Problem;
}

const gone = "the file is gone";

/** What the page does to the rules. Whatever cannot be done gives its reason, and nothing changes. */
export function editing(state: State) {
  const { compiler, workspace } = state;
  /** Addresses of the rows that stand in what is saved: of a new one the document need not say anything yet. */
  const savedRows = (path: string): ReadonlySet<string> => {
    const { text } = workspace.savedAs(path);
    const lines = text === null ? [] : layOut({ path, text }, compiler.kindOf).lines;
    return new Set(lines.flatMap((line) => [line.address, line.innerAddress]));
  };
  return {
    edit: (path: string, operations: readonly Operation[]): string | null => workspace.edit(path, operations),
    /**
     * Types into cells, as one edit. Those that the document prints otherwise are left as they are and given back: they are
     * corrected on record.
     */
    type: (path: string, operations: readonly Operation[]): readonly Printed[] | string => {
      const known = new Set((state.check() ?? []).map(nameOf));
      const seen = () => state.check()?.find((one) => isOfPrint(one) && !known.has(nameOf(one))) ?? null;
      if (workspace.tried(path, operations, seen) === null) return workspace.edit(path, operations) ?? [];
      const saved = savedRows(path);
      const sheet = state.sheet(path);
      const judged = operations.map((operation) => {
        const place = sheet && addressIn(sheet, operation.path);
        const complaint = place && saved.has(place.row) ? workspace.tried(path, [operation], seen) : null;
        return { operation, place, complaint };
      });
      const problem = workspace.edit(
        path,
        judged.flatMap(({ operation, complaint }) => (complaint ? [] : [operation])),
      );
      if (problem !== null) return problem;
      return judged.flatMap(({ operation, place, complaint }) =>
        place && complaint ? [{ address: place.address, value: typedValue(operation), complaint }] : [],
      );
    },
    /** Makes the edit a complaint carries. */
    mend: (path: string, fix: NonNullable<Problem["fix"]>): void => {
      const file = state.file(path);
      if (file) workspace.put(path, withFixes(file.text, [fix]));
    },
    /** Adds a row, makes room for it among bands, and gives its path. */
    addRow: (path: string, wish: RowWish): Path | string => {
      const file = state.file(path);
      const book = state.file(`${path.split("/").slice(0, 2).join("/")}/book.yaml`);
      const model = compiler.isPrepared ? state.model() : null;
      const made = file ? rowOperations(file, book, wish, model) : gone;
      return typeof made === "string" ? made : (workspace.edit(path, made.operations) ?? made.path);
    },
    /** Declares a column in a table. */
    addColumn: (path: string, wish: ColumnWish): string | null => {
      const file = state.file(path);
      const operation = file ? columnOperation(file, wish) : gone;
      return typeof operation === "string" ? operation : workspace.edit(path, [operation]);
    },
    /** Begins a table. */
    newTable: (path: string, wish: TableWish): string | null => {
      if (state.file(path)) return `${path} is there already`;
      const made = newTable(wish);
      if ("problem" in made) return made.problem;
      workspace.put(path, made.text);
      return null;
    },
    put: (path: string, text: string): void => workspace.put(path, text),
    undo: (): string | null => workspace.undo(),
    redo: (): string | null => workspace.redo(),
    saved: (path: string, text: string, hash: string): void => workspace.markSaved(path, { text, hash }),
    rebase: (path: string, saved: Saved): Rebased => workspace.rebase(path, saved),
  };
}

/** The row of a cell, and the cell, as errata name them. */
function addressIn({ lines, address }: Sheet, path: Path): { readonly row: string; readonly address: string } | null {
  const holder = JSON.stringify(path.slice(0, -1));
  for (const line of lines) {
    const isInner = JSON.stringify(line.inner) === holder;
    const row = isInner ? line.innerAddress : line.address;
    if (isInner || JSON.stringify(line.path) === holder) return { row, address: `${address}/${row}/${path.at(-1)}` };
  }
  return null;
}

function typedValue(operation: Operation): string {
  return operation.kind === "set" && operation.content !== "" ? cellText(operation.content) : "absent";
}

function isOfPrint({ code }: Problem): boolean {
  return code === "evidence/differs" || code === "evidence/reading";
}
