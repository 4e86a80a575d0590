import { type Cure, instead } from "../diagnostics/cure.ts";
import { LOST } from "../numerals/number-mistakes.ts";
import { quoted } from "../text/typed.ts";
import type { SourceToken, Token } from "./cst.ts";
import { lineBefore, restOfCell, short } from "./excerpt.ts";
import { complain, isKeyElsewhere, type ParseState } from "./state.ts";

/** Notes the first token that cannot follow a finished value, such as text after a closing quote. */
export function readEnd(
  state: ParseState,
  value: { readonly offset: number; readonly type: Token["type"] },
  end: readonly SourceToken[] | undefined,
  inFlow: boolean,
): undefined {
  if (!end) return;
  for (const token of end) {
    if (isQuiet(state, token)) continue;
    return afterValue(state, value, token, inFlow);
  }
}

/** Whether a token is white space, or a comment with a space before it. */
export function isQuiet(state: ParseState, token: SourceToken): boolean {
  if (token.type === "space" || token.type === "newline") return true;
  return token.type === "comment" && isBlank(state.text[token.offset - 1]);
}

/** A token with no business where it stands. */
export function stray(state: ParseState, token: Token, inFlow: boolean): undefined {
  const found = "source" in token ? short(token.source) : restOfCell(state.text, token.offset, inFlow);
  const hint = "delete it, or put the whole text in quotes";
  complain(state, "yaml/syntax", token.offset, token.offset + Math.max(found.length, 1), { found }, { hint });
}

/** Text between a quoted key and its colon, as in `"Old" Guard: 3`; false where the token is something else. */
export function afterQuote(state: ParseState, token: SourceToken, inFlow: boolean): boolean {
  const before = lineBefore(state.text, token.offset).trimEnd().at(-1) ?? "";
  if (!['"', "'"].includes(before)) return false;
  if (inFlow) commaMissing(state, token.offset, token.source);
  else {
    const found = short(token.source);
    complain(state, "yaml/after", token.offset, token.offset + found.length, { found, what: "the closing quote" });
  }
  return true;
}

/** Whether a character is white space or missing. */
export function isBlank(character: string | undefined): boolean {
  return character === undefined || character === " " || character === "\n" || character === "\t" || character === "\r";
}

function afterValue(
  state: ParseState,
  value: { readonly offset: number; readonly type: Token["type"] },
  token: SourceToken,
  inFlow: boolean,
): undefined {
  const start = token.offset;
  const opens = token.type === "flow-seq-start" || token.type === "flow-map-start";
  if (inFlow && opens) return cutOff(state, start, "bracket");
  if (inFlow && token.type !== "comment") return commaMissing(state, start, token.source);
  if (value.type === "alias") return indicator(state, value.offset, inFlow);
  const found = restOfCell(state.text, start, inFlow);
  const closes = token.type === "flow-seq-end" || token.type === "flow-map-end";
  const next = /^([\w-]+):(?:\s|$)/.exec(found)?.[1];
  if (value.type === "flow-collection" && next !== undefined) {
    const params = { found, what: "the closing bracket" };
    return complain(state, "yaml/after", start, start + found.length, params, newLineBefore(state, start, next));
  }
  if (value.type === "flow-collection" && !closes) return indicator(state, value.offset, inFlow);
  const isQuoted = value.type === "single-quoted-scalar" || value.type === "double-quoted-scalar";
  const what = isQuoted ? "the closing quote" : value.type === "flow-collection" ? "the closing bracket" : "this value";
  const whole = restOfCell(state.text, value.offset, inFlow);
  const isAround = isQuoted && whole.length > 2 && whole[0] === whole.at(-1);
  const hint = closes ? `delete ${found}` : `type ${quoted(isAround ? whole.slice(1, -1) : whole)}`;
  const fix = closes && found.length === 1 ? { start, end: start + 1, text: "" } : undefined;
  complain(state, "yaml/after", start, start + found.length, { found, what }, { hint, fix });
}

/** Two lines in one: what begins with `found` stands where the line's first key does, a dash where its dashes do. */
export function newLineBefore(state: ParseState, start: number, found: string): Cure {
  const line = lineBefore(state.text, start);
  const dashes = found.startsWith("- ") ? /^ */ : /^ *(?:- +)*/;
  const indent = " ".repeat(dashes.exec(line)?.[0].length ?? 0);
  const newLine = state.text.includes("\r\n") ? "\r\n" : "\n";
  const from = start - (line.length - line.trimEnd().length);
  return { hint: `begin a new line before ${found}`, fix: { start: from, end: start, text: `${newLine}${indent}` } };
}

/** A value that no comma separates from the one before. */
export function commaMissing(state: ParseState, start: number, source: string): undefined {
  const text = short(source);
  const hint = `type a comma before ${text}`;
  const [, name = ""] = /^([\w-]+):\s/.exec(restOfCell(state.text, start, true)) ?? [];
  const end = state.text.slice(0, start).trimEnd().length;
  const fix = isKeyElsewhere(state, name) ? { start: end, end, text: end === start ? ", " : "," } : undefined;
  complain(state, "yaml/comma-missing", start, start + text.length, { text }, { hint, fix });
}

/** A comma with nothing before it. */
export function commaNeedless(state: ParseState, start: number): undefined {
  const end = start + 1;
  complain(state, "yaml/comma-needless", start, end, {}, instead({ start, end }, "delete this comma", ""));
}

/** A part of a cell that a comma or a bracket inside `{ }` tears off; only the block form can hold it. */
export function cutOff(state: ParseState, start: number, by: "comma" | "bracket", whole?: string): undefined {
  const bracketed = /[[{][^\]}\n]{0,60}[\]}]?/y;
  bracketed.lastIndex = start;
  const text = short(bracketed.exec(state.text)?.[0] ?? restOfCell(state.text, start, true));
  const form = whole ? `: ${short(whole)}` : "";
  const hint = `write the row without { }, one cell a line${form}`;
  complain(state, "yaml/flow-cell", start, start + text.length, { text, by }, { hint });
}

/** A text that starts with a sign YAML keeps for itself. */
export function indicator(state: ParseState, offset: number, inFlow: boolean): undefined {
  const text = restOfCell(state.text, offset, inFlow);
  const start = text[0] ?? "";
  const end = offset + text.length;
  const other = insteadOf(text);
  const cure = instead({ start: offset, end }, other ?? `type ${quoted(text)}`, quoted(text));
  const isSure = other === undefined && state.text.slice(offset, end) === text;
  complain(state, "yaml/indicator", offset, end, { start }, isSure ? cure : { hint: cure.hint });
}

/** Quotes make a text; where a figure was meant they only lead to the next complaint. */
function insteadOf(text: string): string | undefined {
  const quotes = `type ${quoted(text)} where the book prints it`;
  if (/^\?+$/.test(text)) return `${LOST}; ${quotes}`;
  if (/^,\d+$/.test(text)) return `write ${text.replace(",", ".")} for a number; ${quotes}`;
  const [, equal, figure] = /^>(=?) ?(\d[\d.]*)$/.exec(text) ?? [];
  if (figure === undefined) return undefined;
  if (equal) return `write ${figure}+ for ${figure} or more; ${quotes}`;
  const next = Number.isInteger(Number(figure)) ? `${Number(figure) + 1}+ for more than ${figure}, ` : "";
  return `write ${next}${figure} in a cell of one number; ${quotes}`;
}

/** Whether plain text starts with a sign that only YAML may use there. */
export function isReserved(source: string): boolean {
  return source === "" || "@`%,|>".includes(source[0] as string);
}

/** A dash where a value should be: alone it is nothing at all, before text it makes a list. */
export function dash(state: ParseState, offset: number, inFlow: boolean): undefined {
  if (restOfCell(state.text, offset, inFlow) !== "-") return indicator(state, offset, inFlow);
  const hint = 'leave the key out for a blank; type "-" in quotes where the book prints a dash';
  complain(state, "yaml/dash", offset, offset + 1, {}, { hint });
}
