import type { Table } from "./table.ts";

/**
 * The steps of an address: `table/row/column`, or `table/row/loads/load/column`.
 * @param headed whether the columns are headings; a heading may contain slashes, so it takes the rest of the address
 */
export function stepsOf(at: string, headed: boolean): readonly string[] {
  const [table = "", row, ...rest] = at.split("/");
  if (row === undefined) return [table];
  return headed && rest.length > 0 ? [table, row, rest.join("/")] : [table, row, ...rest];
}

/** Whether one of two addresses is the other, or the row the other stands in. */
export function overlap(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

/** Whether the columns of a table are the headings of an axis. */
export function isHeaded(table: Table): boolean {
  return table.shape === "lookup" && table.result.layout === "matrix";
}
