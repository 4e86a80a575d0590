import type { Table } from "./table.ts";

/**
 * The steps of an address: its table, rows and names of rows inside rows by turns, and a column last.
 * @param headed whether the table has headings for columns: a heading may hold a slash, and takes all that is left
 */
export function stepsOf(at: string, headed: boolean): readonly string[] {
  const [table = "", row, ...rest] = at.split("/");
  if (row === undefined) return [table];
  return headed && rest.length > 0 ? [table, row, rest.join("/")] : [table, row, ...rest];
}

/** Whether the columns of a table are the headings of an axis. */
export function isHeaded(table: Table): boolean {
  return table.shape === "lookup" && table.result.layout === "matrix";
}
