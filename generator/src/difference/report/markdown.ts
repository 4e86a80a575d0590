import { visible } from "../../format/visible.ts";
import type { Change, Difference } from "../index.ts";
import { summary } from "./pretty.ts";
import type { Sides } from "./words.ts";
import { changedWith, kindText, linesText, reasonsOf, stepText, toldAlone, warningText } from "./words.ts";

/** For a pull request: one table with a row per change. */
export function markdown(difference: Difference, { from, to }: Sides): string {
  const between = `from ${plainText(from.name)} to ${plainText(to.name)}`;
  if (difference.bump === null) return `No difference ${between}.\n`;
  const rows = toldAlone(difference.changes).map((change) => row(change, difference));
  const head = ["where", "old → new", "because", "source"];
  return `${[`What changes ${between}: ${plainText(summary(difference).trimEnd())}`, "", cells(head), cells(head.map(() => "---")), ...rows].join("\n")}\n`;
}

function row(change: Change, { changes, reasons }: Difference): string {
  const named = reasonsOf(change, reasons);
  const kind = kindText(change);
  const warning = warningText(change);
  const because = named.map(({ id, because }) => `${id}: ${because}`).join(" ");
  const source = linesText(named[0]?.lines ?? change.lines);
  const alike = changedWith(change, changes, (at) => at.slice(change.at.length + 1));
  const where = change.part === undefined ? change.at : `${change.at} ${change.part}`;
  const step = `${kind === "" ? "" : `${kind}: `}${stepText(change)}`;
  return cells([
    plainText(where),
    `${plainText(step)}${warning === "" ? "" : ` **(${warning})**`}${alike === "" ? "" : `<br>${plainText(alike)}`}`,
    plainText(because),
    plainText(source),
  ]);
}

/** One row of a table. */
export function cells(texts: readonly string[]): string {
  return `| ${texts.join(" | ")} |`;
}

/** Text of a rulebook must stay text: no markup, no end of the cell, and no mention of a person or an issue. */
export function plainText(text: string): string {
  const unmarked = visible(text).replace(/[\\`*_{}[\]<>|~&!]/g, (character) => `\\${character}`);
  // A forge looks for mentions in the rendered text, where a backslash is gone; a comment parts the sign from the name.
  return unmarked.replace(/[#@]/g, "$&<!-- -->");
}
