import { instead } from "../diagnostics/cure.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import { quoted } from "../text/typed.ts";
import { type BlockScalar, type FlowScalar, readScalar } from "./cst.ts";
import { forbiddenEscapes } from "./escapes.ts";
import { restOfCell, short } from "./excerpt.ts";
import { limits, thousands } from "./limits.ts";
import { complain, type ParseState } from "./state.ts";
import { indicator, isQuiet, isReserved, readEnd } from "./stray.ts";

/** Reads a plain or quoted value with all its traps. */
export function readFlowScalar(state: ParseState, token: FlowScalar, inFlow: boolean): SyntaxScalar {
  const scalar = scalarOf(state, token);
  if (scalar.quoted) {
    readEnd(state, token, token.end, inFlow);
    return scalar;
  }
  if (isReserved(token.source)) indicator(state, token.offset, inFlow);
  else checkPlain(state, token, scalar, inFlow);
  return scalar;
}

/** Reads a key or value as text; every slip inside it is named, what surrounds it is not looked at. */
export function scalarOf(state: ParseState, token: FlowScalar): SyntaxScalar {
  const { offset, source } = token;
  const end = offset + source.length;
  const isQuoted = token.type !== "scalar";
  const isLong = source.length > limits.scalar;
  if (isLong) tooLong(state, offset);
  const text = !isLong && (isQuoted || source.includes("\n")) ? unquote(state, token) : source;
  return { file: state.file, start: offset, end, kind: "scalar", text, quoted: isQuoted };
}

/** Reads `|` and `>` texts; digits in their header are refused, since `>5` is far more likely a cell. */
export function readBlockScalar(state: ParseState, token: BlockScalar): SyntaxScalar {
  const header = token.props[0];
  const { text, end, slip } = readScalar(token);
  const isHeader = header && "source" in header && /^[|>][+-]?$/.test(header.source);
  if (!isHeader || text.trim() === "" || token.props.some((prop) => prop.type === "error")) {
    indicator(state, token.offset, false);
  } else if (slip) {
    complain(state, "yaml/indent", slip.offset, slip.offset + 1, { text: "this text" });
  } else if (text.length > limits.scalar) tooLong(state, token.offset);
  return { file: state.file, start: token.offset, end, kind: "scalar", text, quoted: true };
}

function unquote(state: ParseState, token: FlowScalar): string {
  const { text, slip } = readScalar(token);
  if (token.type === "double-quoted-scalar" && !slip) forbiddenEscapes(state, token.offset, token.source);
  if (token.type === "scalar" || !slip || slip.offset > token.offset + token.source.length) return text;
  const quote = token.source[0] ?? "";
  if (slip.code === "BAD_DQ_ESCAPE") {
    const found = state.text.slice(slip.offset, slip.offset + 2);
    const whole = !token.source.includes("\n") && token.source.length > 1 && token.source.endsWith('"');
    const typed = quoted(token.source.slice(1, -1));
    const place = { start: token.offset, end: token.offset + token.source.length };
    const cure = whole ? instead(place, `type ${typed}`, typed) : { hint: "type \\\\ for a backslash" };
    complain(state, "yaml/escape", slip.offset, slip.offset + 2, { found }, cure);
  } else {
    const written = restOfCell(state.text, token.offset, false);
    const hint = `type ${written.endsWith("...") ? `${quote} after the text` : written + quote}; where the text itself starts with ${quote}, type ${quoted(written)}`;
    complain(
      state,
      "yaml/unclosed",
      token.offset,
      token.offset + 1,
      { open: quote, close: `another ${quote}` },
      { hint },
    );
  }
  return text;
}

function tooLong(state: ParseState, offset: number): undefined {
  const params = { what: "a text", limit: `${thousands(limits.scalar)} characters` };
  complain(state, "yaml/too-long", offset, offset + 1, params);
}

/** The traps of a value typed without quotes: no value, a list or a remark that swallows text, curly quotes. */
function checkPlain(state: ParseState, token: FlowScalar, scalar: SyntaxScalar, inFlow: boolean): undefined {
  const { offset, source, end } = token;
  if (scalar.text.length <= 4 && isNull(scalar.text)) {
    const hint = `leave the key out for a blank, type 0 for zero; quote the word, ${quoted(scalar.text)}, if the book prints it`;
    return complain(state, "yaml/null", scalar.start, scalar.end, { text: scalar.text }, { hint });
  }
  const listInText = source.includes("\n") ? source.search(/\n[ \t]*- /) : -1;
  if (listInText !== -1) {
    const at = offset + source.indexOf("-", listInText);
    const hint = "a list starts below a line that ends with its colon";
    complain(state, "yaml/indent", at, at + 1, { text: "this -" }, { hint });
  }
  if (end?.some((token) => token.type === "comment" && /^#\S/.test(token.source))) warnCut(state, token);
  if (source.charCodeAt(0) > 0x2000) warnCurly(state, scalar);
  if (end?.every((token) => isQuiet(state, token)) === false) readEnd(state, token, end, inFlow);
}

/** YAML 1.2 reads these as no value at all. */
function isNull(text: string): boolean {
  return text === "~" || text === "null" || text === "Null" || text === "NULL";
}

// A comment is written `# like this`; `#2` after a text is part of a name that YAML throws away.
function warnCut(state: ParseState, token: FlowScalar): undefined {
  const comment = token.end?.find((part) => part.type === "comment");
  if (!comment || state.text.slice(token.offset, comment.offset).includes("\n")) return;
  const lineEnd = state.text.indexOf("\n", comment.offset);
  const whole = state.text.slice(token.offset, lineEnd === -1 ? undefined : lineEnd).trim();
  const hint = `type ${quoted(short(whole))}; for a remark put a space after the #`;
  complain(state, "yaml/comment-cut", comment.offset, comment.offset + 1, { kept: short(token.source) }, { hint });
}

const curlyPairs: Readonly<Record<string, string>> = {
  "“": "”",
  "„": "“”",
  "‘": "’",
  "‚": "‘’",
  "«": "»",
  "”": "”",
  "’": "’",
};

function warnCurly(state: ParseState, scalar: SyntaxScalar): undefined {
  const open = scalar.text[0] ?? "";
  const close = scalar.text.at(-1) ?? "";
  if (scalar.text.length < 2 || !curlyPairs[open]?.includes(close)) return;
  const hint = `type ${quoted(scalar.text.slice(1, -1))} unless the book prints the quotes`;
  complain(state, "yaml/curly-quotes", scalar.start, scalar.end, { open, close }, { hint });
}
