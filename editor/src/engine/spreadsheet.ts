import {
  cellText,
  type Grid,
  type Merge,
  mergeSheet,
  type Operation,
  readCsv,
  readXlsx,
  sheetRows,
  sheetColumns as spreadsheetColumns,
  type TableForm,
  writeCsv,
  writeXlsx,
} from "../compiler.ts";

/** What a spreadsheet would change in a table, each change in words, and what is said of it. */
export interface TakenSheet extends Pick<Merge, "problems" | "notes"> {
  readonly changes: readonly SheetChange[];
}

export interface SheetChange {
  /** Null where it cannot be taken from here. */
  readonly operation: Operation | null;
  readonly name: string;
  readonly was: string;
  readonly now: string;
  readonly verdict: "take" | "doubt" | "problem";
  readonly reason: string;
}

/** A table as a file for a spreadsheet. */
export async function spreadsheetOf(form: TableForm, ending: "csv" | "xlsx"): Promise<Uint8Array> {
  const columns = spreadsheetColumns(form);
  const rows = sheetRows(form, columns);
  if (ending === "xlsx") return writeXlsx([{ form, columns, rows }]);
  const texts = rows.map(({ cells }) => cells.map(cellText));
  return new TextEncoder().encode(writeCsv(columns, texts));
}

/** Compares a spreadsheet with its table; nothing changes. Of a workbook the sheet of that name is taken, else the first. */
export function takeSpreadsheet(form: TableForm, file: string, bytes: Uint8Array): TakenSheet {
  const read = gridsIn(file, bytes);
  if ("problem" in read) return refused(read.problem);
  const [first] = read.grids;
  const grid = read.grids.find(({ name }) => form.address.endsWith(`/${name}`)) ?? first;
  if (!grid) return refused("it holds no sheet");
  const { operations, doubts, problems, notes } = mergeSheet(form, grid);
  const taken = operations.map((operation): SheetChange => ({ ...wordsOf(operation), verdict: "take", reason: "" }));
  const doubtful = doubts.map(({ at, text, operation }): SheetChange => {
    const verdict = operation ? "doubt" : "problem";
    return operation
      ? { ...wordsOf(operation), verdict, reason: `${at}: ${text}` }
      : { operation: null, name: at, was: "", now: "", verdict, reason: text };
  });
  const said = read.notes.map((text) => ({ at: "", text }));
  return { changes: [...doubtful, ...taken], problems, notes: [...said, ...notes] };
}

/** `pike-gun › price`, what it is and what it becomes. */
function wordsOf(operation: Operation): Pick<SheetChange, "operation" | "name" | "was" | "now"> {
  const name = operation.path.slice(1).map((step) => (typeof step === "number" ? `row ${step + 1}` : step));
  const was = operation.kind === "add" ? "no row" : "was" in operation ? cellText(operation.was) || "blank" : "";
  const now = operation.kind === "set" || operation.kind === "add" ? cellText(operation.content) : "";
  return { operation, name: name.join(" › "), was, now: now || "blank" };
}

function gridsIn(
  file: string,
  bytes: Uint8Array,
): { readonly grids: readonly Grid[]; readonly notes: readonly string[] } | { readonly problem: string } {
  if (/\.xlsx$/i.test(file)) {
    const grids = readXlsx(bytes);
    return "problem" in grids ? grids : { grids, notes: [] };
  }
  if (!/\.[ct]sv$/i.test(file)) return { problem: "save it as XLSX or as CSV UTF-8; nothing else is read" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const read = readCsv(file.replace(/\.[^.]+$/, ""), text);
    if ("problem" in read) return read;
    const between = read.delimiter === "\t" ? "tabs" : read.delimiter;
    return { grids: [read.grid], notes: read.delimiter === "," ? [] : [`read with ${between} between the cells`] };
  } catch {
    return { problem: "it is not UTF-8; save it as CSV UTF-8" };
  }
}

function refused(problem: string): TakenSheet {
  return { changes: [], problems: [{ at: "", text: problem }], notes: [] };
}
