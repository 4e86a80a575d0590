import type { SourceToken, Token } from "./cst.ts";
import { indicator } from "./indicator.ts";
import { lineBefore, quoted, restOfCell, short } from "./quote.ts";
import { complain, type Reading } from "./reading.ts";

/** Notes the first token that cannot follow a finished value, such as text after a closing quote. */
export function readEnd(
  reading: Reading,
  value: { readonly offset: number; readonly type: Token["type"] },
  end: readonly SourceToken[] | undefined,
  inFlow: boolean,
): undefined {
  if (!end) return;
  for (const token of end) {
    if (isQuiet(reading, token)) continue;
    return afterValue(reading, value, token, inFlow);
  }
}

/** Whether a token is white space, or a comment with a space before it. */
export function isQuiet(reading: Reading, token: SourceToken): boolean {
  if (token.type === "space" || token.type === "newline") return true;
  return token.type === "comment" && isBlank(reading.text[token.offset - 1]);
}

/** A token with no business where it stands. */
export function stray(reading: Reading, token: Token, inFlow: boolean): undefined {
  const found = "source" in token ? short(token.source) : restOfCell(reading.text, token.offset, inFlow);
  const hint = "delete it, or put the whole text in quotes";
  complain(reading, "yaml/syntax", token.offset, token.offset + Math.max(found.length, 1), { found }, { hint });
}

/** Text between a quoted key and its colon, as in `"Old" Guard: 3`; false where the token is something else. */
export function afterQuote(reading: Reading, token: SourceToken, inFlow: boolean): boolean {
  const before = lineBefore(reading.text, token.offset).trimEnd().at(-1) ?? "";
  if (!['"', "'"].includes(before)) return false;
  if (inFlow) commaMissing(reading, token.offset, token.source);
  else {
    const found = short(token.source);
    complain(reading, "yaml/after", token.offset, token.offset + found.length, { found, what: "the closing quote" });
  }
  return true;
}

/** Whether a character is white space or missing. */
export function isBlank(character: string | undefined): boolean {
  return character === undefined || character === " " || character === "\n" || character === "\t" || character === "\r";
}

function afterValue(
  reading: Reading,
  value: { readonly offset: number; readonly type: Token["type"] },
  token: SourceToken,
  inFlow: boolean,
): undefined {
  const start = token.offset;
  const opens = token.type === "flow-seq-start" || token.type === "flow-map-start";
  if (inFlow && opens) return cutOff(reading, start, "bracket");
  if (inFlow && token.type !== "comment") return commaMissing(reading, start, token.source);
  if (value.type === "alias") return indicator(reading, value.offset, inFlow);
  const found = restOfCell(reading.text, start, inFlow);
  const closes = token.type === "flow-seq-end" || token.type === "flow-map-end";
  if (value.type === "flow-collection" && !closes) return indicator(reading, value.offset, inFlow);
  const isQuoted = value.type === "single-quoted-scalar" || value.type === "double-quoted-scalar";
  const what = isQuoted ? "the closing quote" : value.type === "flow-collection" ? "the closing bracket" : "this value";
  const whole = restOfCell(reading.text, value.offset, inFlow);
  const isAround = isQuoted && whole.length > 2 && whole[0] === whole.at(-1);
  const hint = closes ? `delete ${found}` : `type ${quoted(isAround ? whole.slice(1, -1) : whole)}`;
  complain(reading, "yaml/after", start, start + found.length, { found, what }, { hint });
}

/** A value that no comma separates from the one before. */
export function commaMissing(reading: Reading, start: number, source: string): undefined {
  const text = short(source);
  complain(
    reading,
    "yaml/comma-missing",
    start,
    start + text.length,
    { text },
    { hint: `type a comma before ${text}` },
  );
}

/** A part of a cell that a comma or a bracket inside `{ }` tears off; only the block form can hold it. */
export function cutOff(reading: Reading, start: number, by: "comma" | "bracket", whole?: string): undefined {
  const bracketed = /[[{][^\]}\n]{0,60}[\]}]?/y;
  bracketed.lastIndex = start;
  const text = short(bracketed.exec(reading.text)?.[0] ?? restOfCell(reading.text, start, true));
  const form = whole ? `: ${short(whole)}` : "";
  const hint = `write the row without { }, one cell a line${form}`;
  complain(reading, "yaml/flow-cell", start, start + text.length, { text, by }, { hint });
}
