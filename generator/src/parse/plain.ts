import type { SyntaxScalar } from "../source/syntax.ts";
import type { FlowScalar } from "./cst.ts";
import { quoted, short } from "./quote.ts";
import { complain, type Reading } from "./reading.ts";
import { isQuiet, readEnd } from "./stray.ts";

/** The traps of a value typed without quotes: no value, a list or a remark that swallows text, curly quotes. */
export function checkPlain(reading: Reading, token: FlowScalar, scalar: SyntaxScalar, inFlow: boolean): undefined {
  const { offset, source, end } = token;
  if (scalar.text.length <= 4 && isNull(scalar.text)) {
    const hint = `leave the key out for a blank, type 0 for zero; quote the word, ${quoted(scalar.text)}, if the book prints it`;
    return complain(reading, "yaml/null", scalar.start, scalar.end, { text: scalar.text }, { hint });
  }
  const listInText = source.includes("\n") ? source.search(/\n[ \t]*- /) : -1;
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
