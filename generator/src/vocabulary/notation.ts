import { type Cure, suggest, write } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { NotationDefinition } from "../notation/definition.ts";
import type { Notation } from "../notation/notation.ts";
import { printNotation, roundTrips } from "../notation/print-notation.ts";
import { readNotation } from "../notation/read-notation.ts";
import { NUMBER_WORDS } from "../numerals/numeral.ts";
import { printQuotient } from "../numerals/quotient.ts";
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
  const cure = inFigures.hint === undefined ? otherwiseSaid(notation, node) : inFigures;
  return diagnostic("cell/notation", node, { text, form: formOf(notation, description) + odd }, cure);
}

/** A cell as people write it who have another book, tongue or keyboard: `1w12`, `2½`, `7 lb`, a word misspelt. */
function otherwiseSaid(notation: Notation, node: SyntaxScalar): Cure {
  const { text } = node;
  if (/^[-\u2010-\u2015\u2212]+$/.test(text)) return { hint: "leave the field out for a blank" };
  const rolled = text
    .replace(/^[lI|](?=[dw]\d)/, "1")
    .replace(/(?<=\d)w(?=\d)/i, "d")
    .replace(/(?<=\d) ?\* ?(?=\d)/, "x");
  if (rolled !== text && roundTrips(notation, rolled)) return { hint: `write ${rolled}` };
  const unit = notation.fields.map((field) => field.unit).find((own) => own !== null && text.endsWith(own));
  const bare = unit ? text.slice(0, -unit.length).trim() : text;
  if (bare !== text && roundTrips(notation, bare)) return write(node, typed(bare));
  // The same number, and yet other figures than were typed: only told.
  const fraction = inFractions(text);
  if (fraction !== text && roundTrips(notation, fraction)) return { hint: `write ${fraction}` };
  if (/\d/.test(text)) return {};
  const own = notation.bare ? notation.fields.flatMap(({ words }) => [...words.keys()]) : [];
  // A short word is near to many.
  return suggest(
    node,
    text,
    [...notation.words.keys(), ...own].filter((word) => word.length > 3),
  );
}

/** `2½` and `0.5` as `2 1/2` and `1/2`. */
function inFractions(text: string): string {
  if (/^\d*\.\d+$/.test(text)) return printQuotient(Number(text));
  const [, whole = "", sign] = /^(\d*) ?(\p{No})$/u.exec(text) ?? [];
  if (sign === undefined) return text;
  return `${whole} ${sign.normalize("NFKC").replace("\u2044", "/")}`.trim();
}
