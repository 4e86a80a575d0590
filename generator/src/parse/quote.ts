/** A text as it must be typed in quotes; double quotes unless the text holds some. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** What stands from an offset to the end of the line, or of the cell inside brackets, without a comment. */
export function restOfCell(text: string, offset: number, inFlow: boolean): string {
  const lineEnd = text.indexOf("\n", offset);
  const line = text.slice(offset, lineEnd === -1 ? text.length : lineEnd);
  const cut = inFlow ? line.slice(1).search(/[,\]}]|\s#/) + 1 : line.search(/\s#/);
  return short((cut > 0 ? line.slice(0, cut) : line).trim());
}

/** A text fit for a message: its first line, cut where it is long. */
export function short(text: string): string {
  const line = text.split(/\r?\n/, 1)[0] ?? "";
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
