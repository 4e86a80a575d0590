import {
  cellText,
  type Merge,
  mergeSheet,
  readCsv,
  readXlsx,
  sheetRows,
  sheetColumns as spreadsheetColumns,
  type TableForm,
  writeCsv,
  writeXlsx,
} from "../compiler.ts";

/** What a spreadsheet would change in a table, and what is said of it. */
export type TakenSheet = Merge;

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
  const grids = gridsIn(file, bytes);
  if ("problem" in grids) return refused(grids.problem);
  const [first] = grids;
  const grid = grids.find(({ name }) => form.address.endsWith(`/${name}`)) ?? first;
  return grid ? mergeSheet(form, grid) : refused("it holds no sheet");
}

function gridsIn(file: string, bytes: Uint8Array) {
  if (/\.xlsx$/i.test(file)) return readXlsx(bytes);
  if (!/\.[ct]sv$/i.test(file)) return { problem: "save it as XLSX or as CSV UTF-8; nothing else is read" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const read = readCsv(file.replace(/\.[^.]+$/, ""), text);
    return "problem" in read ? read : [read.grid];
  } catch {
    return { problem: "it is not UTF-8; save it as CSV UTF-8" };
  }
}

function refused(problem: string): TakenSheet {
  return { operations: [], doubts: [], problems: [{ at: "", text: problem }], notes: [] };
}
