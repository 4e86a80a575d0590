/** A line beside another: what it starts with and in which column, the dashes of a list not counted. */
export interface Neighbor {
  readonly name: string;
  readonly column: number;
}

const looked = 8;
const shown = 60;

/** The nearest line with content above or below the line an offset stands on; remarks and blank lines are passed over. */
export function neighbor(text: string, offset: number, side: "above" | "below"): Neighbor | undefined {
  let at = offset;
  for (let lines = 0; lines < looked; lines++) {
    const start = side === "above" ? startAbove(text, at) : text.indexOf("\n", at) + 1;
    if (start === undefined || (side === "below" && start === 0)) return undefined;
    const [line = ""] = text.slice(start, start + 200).split("\n", 1);
    const match = /^( *(?:- +)*)([^\s#][^\s:]*)/.exec(line);
    if (match) return { name: (match[2] ?? "").slice(0, shown), column: (match[1] ?? "").length + 1 };
    at = start;
  }
  return undefined;
}

function startAbove(text: string, at: number): number | undefined {
  const own = at === 0 ? -1 : text.lastIndexOf("\n", at - 1);
  return own <= 0 ? (own === 0 ? 0 : undefined) : text.lastIndexOf("\n", own - 1) + 1;
}
