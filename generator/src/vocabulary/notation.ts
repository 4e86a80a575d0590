import { write } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { NotationDefinition } from "../notation/definition.ts";
import type { Notation } from "../notation/notation.ts";
import { printNotation, roundTrips } from "../notation/print-notation.ts";
import { readNotation } from "../notation/read-notation.ts";
import { NUMBER_WORDS } from "../numerals/numeral.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import { dashName, oddDigits, TYPOGRAPHIC_DASH } from "../text/look-alikes.ts";
import { typed } from "../text/typed.ts";
import { formOf, onlyWords, wordMeant } from "./form.ts";
import type { Keyword } from "./keyword.ts";

/** `notation: { form, fields … }`: the text is written the book's way and prints back as it was read. */
export const notation: Keyword = {
  keyword: "notation",
  check(node, argument, _scope, parent) {
    if (node.kind !== "scalar") return null;
    const known = compileNotation(argument as NotationDefinition);
    const read = readNotation(known, node.text);
    if (!read.ok) return unreadable(known, node, typeof parent.description === "string" ? parent.description : "");
    // A figure alone may have its plus or not, as any number.
    const unsigned = known.bare ? node.text.replace(/^\+(?=[\d.])/, "") : node.text;
    if (roundTrips(known, node.text) || roundTrips(known, unsigned)) return null;
    const printed = printNotation(known, read.value);
    return diagnostic("cell/round-trip", node, { text: node.text, printed }, write(node, typed(printed)));
  },
};

/** What is wrong with a text no form of the notation reads. */
export function unreadable(notation: Notation, node: SyntaxScalar, description = ""): Diagnostic {
  const text = node.text || '""';
  const plain = node.text.replaceAll(TYPOGRAPHIC_DASH, "-");
  if (plain !== node.text && roundTrips(notation, plain)) {
    const form = `${typed(plain)}: it holds ${dashName(node.text)}`;
    return diagnostic("cell/notation", node, { text, form }, write(node, typed(plain)));
  }
  const words = onlyWords(notation);
  if (words) {
    const allowed = words.map(typed).join(", ");
    return diagnostic("cell/not-allowed", node, { text, allowed }, wordMeant(notation, node));
  }
  const figure = String(NUMBER_WORDS.get(node.text.toLowerCase()));
  const inFigures = roundTrips(notation, figure) ? write(node, figure) : {};
  const digits = oddDigits(node.text);
  const odd = plain !== node.text ? `; it holds ${dashName(node.text)}` : digits ? `; it has ${digits}` : "";
  return diagnostic("cell/notation", node, { text, form: formOf(notation, description) + odd }, inFigures);
}
