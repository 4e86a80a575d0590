import { type Cure, instead } from "../diagnostics/cure.ts";
import { positionAt } from "../source/source-file.ts";
import type { SyntaxEntry, SyntaxScalar } from "../source/syntax.ts";
import { quoted } from "../text/typed.ts";
import type { Item, Token } from "./cst.ts";
import { lineBefore, restOfCell, short } from "./excerpt.ts";
import { limits, thousands } from "./limits.ts";
import { scalarOf } from "./scalar.ts";
import { complain, isKeyElsewhere, type ParseState } from "./state.ts";
import { dash, indicator, isReserved, newLineBefore, stray } from "./stray.ts";

/** Reads a key; undefined where it is none, which has then been said. */
export function readKey(state: ParseState, item: Item, inFlow: boolean): SyntaxScalar | undefined {
  const token = item.key;
  if (!token) {
    const colon = item.sep?.find((part) => part.type === "map-value-ind")?.offset ?? item.sep?.[0]?.offset ?? 0;
    if (isTold(state, colon)) return undefined;
    if (followsValue(state, colon))
      return complain(state, "yaml/colon", colon, colon + 1, {}, { hint: "quote the whole text" });
    complain(state, "yaml/key-empty", colon, colon + 1, {}, { hint: "type the name of the cell before the colon" });
    return undefined;
  }
  switch (token.type) {
    case "scalar":
      if (isReserved(token.source)) return indicator(state, token.offset, inFlow);
      return scalarOf(state, token);
    case "single-quoted-scalar":
    case "double-quoted-scalar":
      return scalarOf(state, token);
    case "block-seq":
    case "error":
      return dash(state, token.offset, inFlow);
    case "alias":
      return indicator(state, token.offset, inFlow);
    case "flow-collection":
      return notText(state, token, token.start.source === "{" ? "{ }" : "[ ]");
    case "block-scalar":
      return notText(state, token, "a block of text");
    default:
      return stray(state, token, inFlow);
  }
}

/**
 * Checks that a key may stand in its map: not empty, not `<<`, not there already.
 * @param cure what to do about a key that is there already
 */
export function acceptKey(
  state: ParseState,
  entries: ReadonlyMap<string, SyntaxEntry>,
  key: SyntaxScalar,
  cure = "delete one of the two, or give it another name",
): boolean {
  const { text, start, end } = key;
  const first = entries.get(text)?.key;
  if (first) {
    const at = positionAt(first.file, first.start);
    const place = `${at.line}:${at.column}`;
    const related = [{ message: `${text} is first defined here`, span: first }];
    complain(state, "yaml/key-duplicate", start, end, { key: text, first: place }, { related, hint: cure });
    return false;
  }
  if (text === "") {
    complain(state, "yaml/key-empty", start, end, {}, { hint: "type the name of the cell before the colon" });
  } else if (text === "<<" && !key.quoted) {
    complain(state, "yaml/merge-key", start, end, {}, { hint: "type the cells out" });
  } else if (text.length > limits.key) {
    complain(state, "yaml/too-long", start, start + 1, {
      what: "a key",
      limit: `${thousands(limits.key)} characters`,
    });
  } else if (isGluedDash(key)) {
    gluedDash(state, key);
  }
  return true;
}

/** Whether a key is a dash without its space: `-roll: 3`. */
export function isGluedDash(key: SyntaxScalar): boolean {
  return !key.quoted && /^-[a-z]/i.test(key.text);
}

/** A row that starts with `-roll: 3`. */
export function gluedDash(state: ParseState, { start }: SyntaxScalar): undefined {
  const hint = `type - ${restOfCell(state.text, start, false).slice(1)}`;
  const fix = { start: start + 1, end: start + 1, text: " " };
  complain(state, "yaml/dash-space", start, start + 1, {}, { hint, fix });
}

/** A line of a map without its colon: `price 3`, `name:Guard`, or a word alone. */
export function colonMissing(state: ParseState, key: SyntaxScalar, inFlow: boolean): undefined {
  const source = state.text.slice(key.start, key.end);
  const text = short(source.trim());
  const glued = key.quoted ? [] : [...source.matchAll(/^[ \t]*([^\s:]+):(\S.*)$/gm)];
  for (const line of glued) {
    const [found, before = "", after = ""] = line;
    const at = key.start + line.index + found.indexOf(":");
    // The colon of `lin:e 5` stands a letter too early.
    const [, letters = "", rest = ""] = /^(\w+) +(\S.*)$/.exec(after) ?? [];
    const isEarly = letters !== "" && isKeyElsewhere(state, before + letters);
    const cure = isEarly
      ? {
          hint: `type ${before}${letters}: ${short(rest)}`,
          fix: { start: at, end: at + 1 + after.length - rest.length, text: `${letters}: ` },
        }
      : { hint: `type ${before}: ${short(after)}`, fix: { start: at + 1, end: at + 1, text: " " } };
    complain(state, "yaml/colon-space", at, at + 1, {}, cure);
  }
  if (glued[0]?.index === 0) return undefined;
  const rest = restOfCell(state.text, key.end, inFlow);
  if (key.quoted && rest !== "" && !inFlow) {
    const found = short(rest);
    const at = key.end + state.text.slice(key.end).search(/\S/);
    const typed = `type ${quoted(restOfCell(state.text, key.start, inFlow))}`;
    return complain(state, "yaml/after", at, at + found.length, { found, what: "the closing quote" }, { hint: typed });
  }
  const cure = colonOf(state, key.start, restOfCell(state.text, key.start, inFlow)) ?? {
    hint: `type ${text}: and a value, or delete it`,
  };
  complain(state, "yaml/colon-missing", key.start, key.start + text.length, { text }, cure);
}

/** The colon of `price 3`, and that of `price 3:0`, which stands a letter too late. */
function colonOf(state: ParseState, start: number, line: string): Cure | undefined {
  const [, name = "", between = "", letter = "", rest = ""] =
    /^([\w-]+)([ :=]+)([^ :=])(?::(?=\S))?(.*)$/.exec(line) ?? [];
  if (letter === "") return undefined;
  const end = start + line.length - rest.length;
  const cure = instead({ start: start + name.length, end }, `type ${name}: ${letter}${rest}`, `: ${letter}`);
  const isField = between.includes("=") || isKeyElsewhere(state, name) || start === 0 || state.text[start - 1] === "\n";
  return isField ? cure : { hint: cure.hint };
}

/** Whether the line of a colon was complained about before it. */
function isTold(state: ParseState, colon: number): boolean {
  const last = state.found.at(-1);
  return last !== undefined && last.span.start < colon && !state.text.slice(last.span.start, colon).includes("\n");
}

/** Whether a colon stands after a finished value, as in `range: [a, b]: 3`. */
function followsValue(state: ParseState, colon: number): boolean {
  const before = lineBefore(state.text, colon);
  return /[^\s-]/.test(before) && !/[{,]$/.test(before.trimEnd());
}

function notText(state: ParseState, token: Token, found: string): undefined {
  const text = restOfCell(state.text, token.offset, false);
  const joined = /^[{[][^{}[\]]*[}\]] *(- .*)$/.exec(text)?.[1];
  if (joined !== undefined) {
    const start = token.offset + text.length - joined.length;
    const params = { found: joined, what: "the closing bracket" };
    return complain(state, "yaml/after", start, start + joined.length, params, newLineBefore(state, start, joined));
  }
  const params = { found };
  complain(state, "yaml/key-kind", token.offset, token.offset + text.length, params, {
    hint: `type ${quoted(text)}`,
  });
}
