/** One cell as a spreadsheet holds it. */
export interface GridCell {
  /** What it shows; of a date `2024-01-02`. */
  readonly text: string;
  /** What the spreadsheet takes it for; `no-result` is a formula that was never worked out. */
  readonly type: "text" | "number" | "yes-no" | "date" | "error" | "no-result";
}

/** A sheet as it was read. Cells of merged cells all hold what the first holds. */
export interface Grid {
  /** Of the sheet, or of the file without its ending. */
  readonly name: string;
  readonly rows: readonly (readonly GridCell[])[];
}

export const emptyCell: GridCell = { text: "", type: "text" };

/** The name of a cell by its place from 0: `E2`. */
export function cellName(row: number, column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}

export function isBlank({ text, type }: GridCell): boolean {
  return text.trim() === "" && type !== "no-result";
}
