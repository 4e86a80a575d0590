import type { SyntaxScalar } from "../source/syntax.ts";
import { type BlockScalar, type FlowScalar, readScalar } from "./cst.ts";
import { forbiddenEscapes } from "./escapes.ts";
import { indicator, isReserved } from "./indicator.ts";
import { limits, thousands } from "./limits.ts";
import { checkPlain } from "./plain.ts";
import { quoted, restOfCell } from "./quote.ts";
import { complain, type Reading } from "./reading.ts";
import { readEnd } from "./stray.ts";

/** Reads a plain or quoted value with all its traps. */
export function readFlowScalar(reading: Reading, token: FlowScalar, inFlow: boolean): SyntaxScalar {
  const scalar = scalarOf(reading, token);
  if (scalar.quoted) {
    readEnd(reading, token, token.end, inFlow);
    return scalar;
  }
  if (isReserved(token.source)) indicator(reading, token.offset, inFlow);
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
  if (token.type === "double-quoted-scalar" && !slip) forbiddenEscapes(reading, token.offset, token.source);
  if (token.type === "scalar" || !slip || slip.offset > token.offset + token.source.length) return text;
  const quote = token.source[0] ?? "";
  if (slip.code === "BAD_DQ_ESCAPE") {
    const found = reading.text.slice(slip.offset, slip.offset + 2);
    const whole = !token.source.includes("\n") && token.source.length > 1 && token.source.endsWith('"');
    const hint = whole ? `type ${quoted(token.source.slice(1, -1))}` : "type \\\\ for a backslash";
    complain(reading, "yaml/escape", slip.offset, slip.offset + 2, { found }, { hint });
  } else {
    const written = restOfCell(reading.text, token.offset, false);
    const hint = `type ${written.endsWith("...") ? `${quote} after the text` : written + quote}; where the text itself starts with ${quote}, type ${quoted(written)}`;
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
