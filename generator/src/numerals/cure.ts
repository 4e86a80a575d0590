import { type Cure, write } from "../diagnostics/cure.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import { withPlainDigits } from "../text/look-alikes.ts";
import type { Refusal } from "./decimal.ts";
import { NUMBER_WORDS } from "./numeral.ts";

/** The cure of a refused number or band: the text to type before any advice; an edit where that is all that was typed. */
export function cureOf(node: SyntaxScalar, { instead, advice }: Refusal): Cure {
  if (instead === undefined) return { hint: advice };
  const cure = write(node, instead);
  if (losesWords(node.text, instead)) return { hint: `${cure.hint} if the rest goes without saying` };
  const isChoice = / or (?!less|more)/.test(instead);
  return isChoice || isTurned(node.text, instead) ? { hint: cure.hint } : cure;
}

/** What figures say as well: number words and the words of a band. */
const said = new RegExp(
  String.raw`\b(?:${[...NUMBER_WORDS.keys()].join("|")}|plus|minus|to|and|or|up|more|less)\b`,
  "gi",
);

/** Whether a unit, a doubt or a remark would be gone. */
function losesWords(text: string, instead: string): boolean {
  const plain = withPlainDigits(text);
  // `2l` may be 21 or two liters.
  if (plain !== text && digitsOf(plain) !== digitsOf(instead)) return true;
  return /[\p{L}?~\u2248#;%$€£]|\/\//u.test(plain.replace(said, ""));
}

/** `9-3` and `3-9`: one of the two figures may be the slip. */
function isTurned(text: string, instead: string): boolean {
  const sorted = (digits: string) => [...digits].sort().join("");
  const [before, after] = [digitsOf(text), digitsOf(instead)];
  return before !== after && sorted(before) === sorted(after);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
