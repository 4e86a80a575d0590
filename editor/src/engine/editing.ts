import { type Operation, type Path, withFixes } from "../compiler.ts";
import { nameOf, type Problem } from "./check.ts";
import { layOut } from "./layout.ts";
import { type ColumnWish, columnOperation } from "./new-column.ts";
import { type RowWish, rowOperation } from "./new-row.ts";
import { newTable, type TableWish } from "./new-table.ts";
import type { State } from "./state.ts";
import type { Rebased, Saved } from "./workspace.ts";

/** What came of typing into a cell. */
export type Typed =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly problem: string }
  /** The document prints something else: this is a correction, and the table stays. */
  | { readonly kind: "printed"; readonly complaint: Problem };

const gone = "the file is gone";

/** What the page does to the rules. Whatever cannot be done gives its reason, and nothing changes. */
export function editing(state: State) {
  const { compiler, workspace } = state;
  /** Whether a row stands in what is saved: of a new one the document need not say anything yet. */
  const isSavedRow = (path: string, address: string): boolean => {
    const { text } = workspace.savedAs(path);
    const lines = text === null ? [] : layOut({ path, text }, compiler.kindOf).lines;
    return lines.some((line) => line.address === address || line.innerAddress === address);
  };
  return {
    edit: (path: string, operations: readonly Operation[]): string | null => workspace.edit(path, operations),
    /** Types into a cell. What the document prints otherwise is not typed over: it is corrected on record. */
    type: (path: string, operation: Operation, row: string): Typed => {
      const before = new Set((state.check() ?? []).map(nameOf));
      const problem = workspace.edit(path, [operation]);
      if (problem !== null) return { kind: "refused", problem };
      const complaint = state.check()?.find((one) => isOfPrint(one) && !before.has(nameOf(one)));
      if (!complaint || !isSavedRow(path, row)) return { kind: "done" };
      workspace.drop();
      return { kind: "printed", complaint };
    },
    /** Makes the edit a complaint carries. */
    mend: (path: string, fix: NonNullable<Problem["fix"]>): void => {
      const file = state.file(path);
      if (file) workspace.put(path, withFixes(file.text, [fix]));
    },
    /** Adds a row, and gives its path. */
    addRow: (path: string, wish: RowWish): Path | string => {
      const file = state.file(path);
      const book = state.file(`${path.split("/").slice(0, 2).join("/")}/book.yaml`);
      const made = file ? rowOperation(file, book, wish) : gone;
      return typeof made === "string" ? made : (workspace.edit(path, [made.operation]) ?? made.path);
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

function isOfPrint({ code }: Problem): boolean {
  return code === "evidence/differs" || code === "evidence/reading";
}
