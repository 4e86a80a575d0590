// Long lines are looked at no further than a message can show, or many complaints about one line would take for ever.
const shown = 60;
const looked = 200;

/** A text as it must be typed in quotes; double quotes unless the text holds some. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** What stands from an offset to the end of the line, or of the cell inside brackets, without a comment. */
export function restOfCell(text: string, offset: number, inFlow: boolean): string {
  const [line = ""] = text.slice(offset, offset + looked).split("\n", 1);
  const cut = inFlow ? line.slice(1).search(/[,\]}]|\s#/) + 1 : line.search(/\s#/);
  return short((cut > 0 ? line.slice(0, cut) : line).trim());
}

/** What stands before an offset on the same line. */
export function lineBefore(text: string, offset: number): string {
  return (
    text
      .slice(Math.max(0, offset - looked), offset)
      .split("\n")
      .at(-1) ?? ""
  );
}

/** A text fit for a message: its first line, cut where it is long. */
export function short(text: string): string {
  const [line = ""] = text.slice(0, looked).split(/\r?\n/, 1);
  return line.length > shown ? `${line.slice(0, shown - 3)}...` : line;
}
