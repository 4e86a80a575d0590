// Long lines are looked at no further than a message can show, or many complaints about one line would take for ever.
const shown = 60;
const looked = 200;
/** Lines that are looked at beside another. */
const near = 8;

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

/**
 * The column in which the nearest line with content above or below the line of an offset starts, the dashes of a list not
 * counted; remarks and blank lines are passed over.
 */
export function neighborColumn(text: string, offset: number, side: "above" | "below"): number | undefined {
  let at = offset;
  for (let lines = 0; lines < near; lines++) {
    const start = side === "above" ? startAbove(text, at) : text.indexOf("\n", at) + 1;
    if (start === undefined || (side === "below" && start === 0)) return undefined;
    const [line = ""] = text.slice(start, start + looked).split("\n", 1);
    const match = /^ *(?:- +)*[^\s#]/.exec(line);
    if (match) return match[0].length;
    at = start;
  }
  return undefined;
}

function startAbove(text: string, at: number): number | undefined {
  const own = at === 0 ? -1 : text.lastIndexOf("\n", at - 1);
  return own <= 0 ? (own === 0 ? 0 : undefined) : text.lastIndexOf("\n", own - 1) + 1;
}
