import { type Cure, instead } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceFile, Span } from "../source/source-file.ts";
import { codePoint } from "../text/look-alikes.ts";
import { quietRegions, type Region, regionAt } from "./cst.ts";
import { limits } from "./limits.ts";

/** What a character that looks like nothing, or like something else, does to a rules file. */
type Trouble = "forbidden" | "invisible" | "space";

/** Finds every character that may be trouble. A variation selector chooses the look of a character that is seen. */
const troublesome =
  /(?!\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]|[\p{Zl}\p{Zp}\p{Cs}\ufffd]|(?! )\p{Zs}|(?![\t\n\r])\p{Cc}/gu;

/** Sorts a character found by `troublesome`. */
function troubleOf(character: string): Trouble {
  if (/\p{Zs}/u.test(character)) return "space";
  return turning.test(character) || /[\p{Zl}\p{Zp}\p{Cs}\p{Cc}\ufffd]/u.test(character) ? "forbidden" : "invisible";
}

/** What is wrong with a character that stands in a text, typed as it is or as an escape; undefined where nothing is. */
export function troubleInText(character: string): Exclude<Trouble, "space"> | undefined {
  if (character.search(troublesome) === -1) return undefined;
  const trouble = troubleOf(character);
  return trouble === "space" ? undefined : trouble;
}

/** A character by name and code point: `no-break space U+00A0`. */
export function characterName(character: string): string {
  return `${names.get(character.codePointAt(0) ?? 0) ?? kindOf(character)} ${codePoint(character)}`;
}

function kindOf(character: string): string {
  if (turning.test(character)) return "text direction mark";
  if (/\p{Zs}/u.test(character)) return "special space";
  if (/\p{Cs}/u.test(character)) return "damaged character";
  return /\p{Cc}/u.test(character) ? "control character" : "invisible character";
}

// Characters that reorder what a reader sees: the shown text is not the text that is read.
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const names: ReadonlyMap<number, string> = new Map([
  [0x0, "NUL"],
  [0x7, "bell"],
  [0x8, "backspace"],
  [0xb, "vertical tab"],
  [0xc, "form feed"],
  [0x1b, "escape"],
  [0x7f, "delete"],
  [0x85, "next line"],
  [0xa0, "no-break space"],
  [0xad, "soft hyphen"],
  [0x2009, "thin space"],
  [0x200b, "zero-width space"],
  [0x200c, "zero-width non-joiner"],
  [0x200d, "zero-width joiner"],
  [0x2028, "line separator"],
  [0x2029, "paragraph separator"],
  [0x202f, "narrow no-break space"],
  [0x2060, "word joiner"],
  [0x3000, "ideographic space"],
  [0xfeff, "byte-order mark"],
  [0xfffd, "damaged character"],
]);

/** Names the characters that look like nothing or like something else, and makes odd structural spaces ordinary. */
export function oddCharacters(file: SourceFile): {
  readonly diagnostics: readonly Diagnostic[];
  readonly readable: string;
} {
  const runs = troublesomeRuns(file.text);
  const found: Diagnostic[] = [...garbled(file)];
  if (runs.length === 0) return { diagnostics: found, readable: file.text };
  const regions = quietRegions(file.text);
  let readable = "";
  let copied = 0;
  for (const run of runs) {
    const problem = judge(file, run, regionAt(regions, run.start));
    if (problem) found.push(problem);
    if (problem?.code !== "text/space") continue;
    readable += file.text.slice(copied, run.start) + " ".repeat(run.end - run.start);
    copied = run.end;
  }
  return { diagnostics: found, readable: readable + file.text.slice(copied) };
}

interface Run {
  readonly character: string;
  readonly start: number;
  readonly end: number;
}

/** Equal characters side by side are one slip of the keyboard and one diagnostic. */
function troublesomeRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const { 0: character, index } of text.matchAll(troublesome)) {
    const end = index + character.length;
    const last = runs.at(-1);
    if (index === 0 && character === "\ufeff") continue;
    if (last?.end === index && last.character === character) runs[runs.length - 1] = { ...last, end };
    else if (runs.length < limits.diagnostics) runs.push({ character, start: index, end });
    else break;
  }
  return runs;
}

function judge(file: SourceFile, run: Run, region: Region | undefined): Diagnostic | undefined {
  const span = { file, start: run.start, end: run.end };
  const character = characterName(run.character);
  const trouble = troubleOf(run.character);
  if (trouble === "forbidden")
    return diagnostic("text/character", span, { character }, { hint: cureOf(run.character) });
  if (region?.kind === "comment") return undefined;
  if (trouble === "invisible") return diagnostic("text/invisible", span, { character }, instead(span, "delete it", ""));
  if (region) return undefined;
  if (!isStructural(file.text, run.start)) {
    return diagnostic("text/odd-space", span, { character }, { hint: "type an ordinary space, or quote the text" });
  }
  const spaces = " ".repeat(run.end - run.start);
  return diagnostic("text/space", span, { character }, instead(span, "delete it and press the space bar", spaces));
}

function cureOf(character: string): string {
  return /[\ufffd\p{Cs}]/u.test(character) ? "type the character the book prints" : "delete it";
}

/** Whether YAML needs an ordinary space here: in the indentation, or after a colon, a dash, a comma or a bracket. */
function isStructural(text: string, offset: number): boolean {
  let at = offset - 1;
  while (at >= 0 && text[at] !== "\n" && /\s/.test(text[at] as string)) at--;
  if (at < 0 || text[at] === "\n" || ":,[{".includes(text[at] as string)) return true;
  return text[at] === "-" && /^\s*$/.test(text.slice(text.lastIndexOf("\n", at) + 1, at));
}

/** UTF-8 read as Latin-1 or Windows-1252 and saved again: `é` became `Ã©`, a curly quote `â€œ`. */
function garbled(file: SourceFile): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const match of file.text.matchAll(/[\u00c2\u00c3][\u0080-\u00bf]|\u00e2[\u0080\u20ac][\u0080-\u2122]/g)) {
    if (found.length === limits.diagnostics) break;
    const span = { file, start: match.index, end: match.index + match[0].length };
    found.push(diagnostic("text/garbled", span, { found: match[0] }, restored(span, match[0])));
  }
  return found;
}

function restored(span: Span, text: string): Cure {
  if (text.length > 2) return { hint: "type the character the book prints" };
  const point = ((text.charCodeAt(0) & 0x1f) << 6) | (text.charCodeAt(1) & 0x3f);
  if (point < 0xa1) return instead(span, "type an ordinary space", " ");
  const character = String.fromCharCode(point);
  return instead(span, `type ${character}`, character);
}
