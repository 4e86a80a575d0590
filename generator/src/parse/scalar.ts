import type { SyntaxScalar } from "../syntax.ts";
import { type BlockScalar, type FlowScalar, readScalar } from "./cst.ts";
import { indicator } from "./indicator.ts";
import { limits, thousands } from "./limits.ts";
import { quoted, restOfCell, short } from "./quote.ts";
import { complain, type Reading } from "./reading.ts";
import { isQuiet, readEnd } from "./stray.ts";

/** Reads a plain or quoted value with all its traps. */
export function readFlowScalar(reading: Reading, token: FlowScalar, inFlow: boolean): SyntaxScalar {
  const scalar = scalarOf(reading, token);
  if (scalar.quoted) {
    readEnd(reading, token, token.end, inFlow);
    return scalar;
  }
  if ("@`%,|>".includes(token.source[0] ?? "@")) indicator(reading, token.offset, inFlow);
  else checkPlain(reading, token, scalar, inFlow);
  return scalar;
}

/** Reads a key or value as text; every slip inside it is named, what surrounds it is not looked at. */
export function scalarOf(reading: Reading, token: FlowScalar): SyntaxScalar {
  const { offset, source } = token;
  const end = offset + source.length;
  const isQuoted = token.type !== "scalar";
  if (source.length > limits.scalar) tooLong(reading, offset);
  const text = isQuoted || source.includes("\n") ? unquote(reading, token) : source;
  return { file: reading.file, start: offset, end, kind: "scalar", text, quoted: isQuoted };
}

/** Reads `|` and `>` texts; digits in their header are refused, since `>5` is far more likely a cell. */
export function readBlockScalar(reading: Reading, token: BlockScalar): SyntaxScalar {
  const header = token.props[0];
  const { text, end, slip } = readScalar(token);
  const isHeader = header && "source" in header && /^[|>][+-]?$/.test(header.source);
  if (!isHeader || text.trim() === "" || token.props.some((prop) => prop.type === "error")) {
    indicator(reading, token.offset, false);
  } else if (slip) {
    complain(reading, "yaml/indent", slip.offset, slip.offset + 1, { text: "this text" });
  } else if (text.length > limits.scalar) tooLong(reading, token.offset);
  return { file: reading.file, start: token.offset, end, kind: "scalar", text, quoted: true };
}

function unquote(reading: Reading, token: FlowScalar): string {
  const { text, slip } = readScalar(token);
  if (token.type === "scalar" || !slip || slip.offset > token.offset + token.source.length) return text;
  const quote = token.source[0] ?? "";
  if (slip.code === "BAD_DQ_ESCAPE") {
    const found = reading.text.slice(slip.offset, slip.offset + 2);
    const hint = `type \\\\ for a backslash, or put the text in single quotes`;
    complain(reading, "yaml/escape", slip.offset, slip.offset + 2, { found }, { hint });
  } else {
    const written = restOfCell(reading.text, token.offset, false);
    const hint = `type ${quote} after the text; where the text itself starts with ${quote}, type ${quoted(written)}`;
    complain(
      reading,
      "yaml/unclosed",
      token.offset,
      token.offset + 1,
      { open: quote, close: `another ${quote}` },
      { hint },
    );
  }
  return text;
}

function tooLong(reading: Reading, offset: number): undefined {
  const params = { what: "a text", limit: `${thousands(limits.scalar)} characters` };
  complain(reading, "yaml/too-long", offset, offset + 1, params);
}

function checkPlain(reading: Reading, token: FlowScalar, scalar: SyntaxScalar, inFlow: boolean): undefined {
  const { offset, source, end } = token;
  if (scalar.text.length <= 4 && isNull(scalar.text)) {
    const hint = `leave the key out for a blank, type 0 for zero; quote the word, ${quoted(scalar.text)}, if the book prints it`;
    return complain(reading, "yaml/null", scalar.start, scalar.end, { text: scalar.text }, { hint });
  }
  const listInText = source.includes("\n") ? source.search(/\n\s*- /) : -1;
  if (listInText !== -1) {
    const at = offset + source.indexOf("-", listInText);
    const hint = "a list starts below a line that ends with its colon";
    complain(reading, "yaml/indent", at, at + 1, { text: "this -" }, { hint });
  }
  if (end?.some((token) => token.type === "comment" && /^#\S/.test(token.source))) warnCut(reading, token);
  if (source.charCodeAt(0) > 0x2000) warnCurly(reading, scalar);
  if (end?.every((token) => isQuiet(reading, token)) === false) readEnd(reading, token, end, inFlow);
}

/** YAML 1.2 reads these as no value at all. */
function isNull(text: string): boolean {
  return text === "~" || text === "null" || text === "Null" || text === "NULL";
}

// A comment is written `# like this`; `#2` after a text is part of a name that YAML throws away.
function warnCut(reading: Reading, token: FlowScalar): undefined {
  const comment = token.end?.find((part) => part.type === "comment");
  if (!comment || reading.text.slice(token.offset, comment.offset).includes("\n")) return;
  const lineEnd = reading.text.indexOf("\n", comment.offset);
  const whole = reading.text.slice(token.offset, lineEnd === -1 ? undefined : lineEnd).trim();
  const hint = `type ${quoted(short(whole))}; for a remark put a space after the #`;
  complain(reading, "yaml/comment-cut", comment.offset, comment.offset + 1, { kept: short(token.source) }, { hint });
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

function warnCurly(reading: Reading, scalar: SyntaxScalar): undefined {
  const open = scalar.text[0] ?? "";
  const close = scalar.text.at(-1) ?? "";
  if (scalar.text.length < 2 || !curlyPairs[open]?.includes(close)) return;
  const hint = `type ${quoted(scalar.text.slice(1, -1))} unless the book prints the quotes`;
  complain(reading, "yaml/curly-quotes", scalar.start, scalar.end, { open, close }, { hint });
}
