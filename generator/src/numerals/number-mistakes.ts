import { dashName, oddDigits, TYPOGRAPHIC_DASH, withPlainDigits } from "../text/look-alikes.ts";
import { decimalOfFraction, NUMBER_WORDS, printDecimal } from "./numeral.ts";

/** A text that may be right, or undefined where nobody can know what was meant. */
export type Fix = string | undefined;

/** One way of writing a number that is not a plain decimal. */
export interface NumberMistake {
  readonly pattern: RegExp;
  /** Reads after the quoted text. */
  readonly problem: (match: RegExpExecArray) => string;
  readonly fix?: (match: RegExpExecArray) => Fix;
  /** What to do where nobody but the author can know what was meant. */
  readonly advice?: string | ((match: RegExpExecArray) => string);
}

const NO_VALUE = "leave the field out for no value";
/** No two points or commas stand side by side in it, so that no text takes long to refuse. */
const FIGURE = String.raw`[-+]?[.,]?\d+(?:[.,]\d+)*`;
const SEVERAL = new RegExp(
  String.raw`^(?:[<>\u2264\u2265]=? ?${FIGURE}|${FIGURE}(?:[-+]| or more| or less| ?(?:-|\.{2,3}|\u2026|to) ?${FIGURE}))$`,
);
const ROUGHLY = String.raw`(?:[~≈]|ca?\.|circa |approx\.? ?|about )`;
/** A figure nobody can read is not a blank. */
export const LOST = "leave the field out for a blank, or write { unknown: why } for a figure the print lost";
/** A spreadsheet keeps nothing of the figure it took for a date. */
export const DATE_ADVICE = "type the figure that is printed; in a spreadsheet, format the column as text";
const BASES: Readonly<Record<string, string>> = { x: "hexadecimal", o: "octal", b: "binary" };

/** In this order: the first that fits names the mistake. */
export const NUMBER_MISTAKES: readonly NumberMistake[] = [
  { pattern: /^\s*$/, problem: () => `is empty; ${NO_VALUE}` },
  { pattern: /^\s|\s$/, problem: () => "has spaces around it", fix: (match) => match.input.trim() },
  { pattern: /^(?:[-\u2010-\u2015\u2212]+|~|null|none|n\/a)$/i, problem: () => `is not a number; ${NO_VALUE}` },
  {
    pattern: /^[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/,
    problem: (match) => `begins with ${dashName(match.input)} in place of -`,
    fix: (match) => match.input.replace(TYPOGRAPHIC_DASH, "-"),
  },
  {
    pattern: /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
    problem: () => "has a thousands comma",
    fix: (match) => match[0].replaceAll(",", ""),
  },
  { pattern: /^[+-]?\d*,\d+$/, problem: () => "has a decimal comma", fix: (match) => match[0].replace(",", ".") },
  { pattern: /^[+-]?\d+\.$/, problem: () => "ends in a point", fix: (match) => match[0].slice(0, -1) },
  {
    pattern: /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)e[+-]?\d+$/i,
    problem: () => "is written with an exponent",
    fix: (match) => plain(Number(match[0])),
  },
  {
    pattern: /^[+-]?0(?:x[\da-f_]+|o[0-7_]+|b[01_]+)$/i,
    problem: (match) => `is ${BASES[match[0].replace(/^[+-]/, "").charAt(1).toLowerCase()]}`,
    fix: (match) => plain(signed(match[0].replaceAll("_", ""))),
  },
  {
    pattern: /^[+-]?0\d+(?:\.\d+)?$/,
    problem: () => "has leading zeros",
    fix: (match) => match[0].replace(/^([+-]?)0+(?=\d)/, "$1"),
  },
  { pattern: /^[+-]?\.?(?:inf|infinity|nan)$/i, problem: () => "is not a finite number" },
  {
    pattern: /^(plus|minus) ?(\d[\d.]*)$/i,
    problem: () => "has its sign as a word",
    fix: ([, sign, figure]) => `${sign?.toLowerCase() === "minus" ? "-" : "+"}${figure}`,
  },
  {
    pattern: /^(?:unknown|lost|illegible|unreadable|missing)$/i,
    problem: () => "is not a number",
    advice: LOST,
  },
  {
    pattern: /^([+-]?\d+(?:\.\d+)?) ?(?:--|\/\/|;).*$/,
    problem: () => "has a remark in it; a remark stands behind #",
    fix: ([, figure]) => figure,
  },
  { pattern: /^free$/i, problem: () => "is not a number", fix: () => "0" },
  {
    pattern: /^(?!twice|double)[a-z]+$/i,
    problem: (match) =>
      NUMBER_WORDS.has(match[0].toLowerCase()) ? "is a number word; write it in figures" : "is not a number",
    fix: (match) => NUMBER_WORDS.get(match[0].toLowerCase())?.toString(),
  },
  {
    pattern: /^[+-]?\d+(?::\d+)+(?:\.\d+)?$/,
    problem: () => "has a colon, as a time or a ratio does",
    advice: "write one number, in the unit of the column",
  },
  {
    pattern: /^(?:[±∓]|\+ ?[/-] ?-|- ?\/ ?\+) ?(\d[\d.]*)$/,
    problem: () => "stands for two numbers; this cell holds one",
    advice: ([, figure]) => `write +${figure} or -${figure}; where the book has both, each is a row of its own`,
  },
  {
    pattern: /^(?:[×✕⨯*x] ?([+-]?[\d.]+)|([+-]?[\d.]+) ?[×✕⨯*])$/i,
    problem: () => "is written as a multiplication",
    advice: ([, after, before]) =>
      `write ${after ?? before} if the column says what to multiply by; nothing that is added can multiply`,
  },
  {
    pattern: /^[+-]?[1-9]\d{0,2}(?:\.\d{3}){2,}$/,
    problem: () => "has thousands points",
    fix: (match) => match[0].replaceAll(".", ""),
  },
  {
    pattern:
      /^\d{4}-\d\d?-\d\d?(?:[T ]|$)|^\d+[/.]\d+[/.]\d{4}$|^\d+\/\d+\/\d+$|^\d{1,2}[-/ ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[-/ ]\d+)?$/i,
    problem: () => "was turned into a date by a spreadsheet",
    advice: DATE_ADVICE,
  },
  {
    pattern: /^[+-]?\d[\d_]*(?:\.[\d_]+)?$/,
    problem: () => "has underscores",
    fix: (match) => match[0].replaceAll("_", ""),
  },
  {
    pattern: /^[+-]?(?:(?:\d+ )?\d+\/\d+|\d* ?\p{No})$/u,
    problem: () => "is a fraction; write it as a decimal",
    fix: (match) => decimalOfFraction(match[0]),
    advice: "type its decimal, rounded as the book rounds",
  },
  {
    pattern: /^[+-]?\d{1,3}(?:([ '\u2019\u00a0\u2009\u202f])\d{3})(?:\1\d{3})*(?:\.\d+)?$/,
    problem: (match) => (/['\u2019]/.test(match[1] ?? "") ? "has a thousands mark" : "has a thousands space"),
    fix: (match) => match[0].replaceAll(/[^\d.+-]/g, ""),
  },
  { pattern: /^[\d.]+(?: [\d.]+)+$/, problem: () => "has a space in it", advice: "write one number, without spaces" },
  {
    pattern: /^(?=.*[OolI|\u0660-\u0e59])[+-]?[\p{Nd}OolI|.,]*[\p{Nd}Oo]$/u,
    problem: (match) => `has ${oddDigits(match[0]) ?? "a letter in place of a digit"}`,
    fix: (match) => withPlainDigits(match[0]),
  },
  {
    pattern: new RegExp(`^${ROUGHLY} ?([+-]?[\\d.,]+)$`, "i"),
    problem: () => "says about; a cell holds one figure",
    fix: (match) => match[1],
  },
  {
    pattern: /^([+-]?[\d.,]+) ?\?+$/,
    problem: () => "has a question mark; a doubt belongs in a remark behind #",
    fix: (match) => match[1],
  },
  { pattern: /^\?+$/, problem: () => `is not a number; ${NO_VALUE}`, advice: LOST },
  {
    pattern: SEVERAL,
    problem: () => "stands for several numbers; this cell holds one",
    advice: "write the one figure the column asks for",
  },
  {
    pattern: /^([+-]?[\d.,]+) ?([\p{L}%°"'′″$€£¥][\p{L}%°"'′″$€£¥/²³]*)$/u,
    problem: (match) => `ends in ${match[2]}; a unit is no part of a cell`,
    fix: (match) => match[1],
  },
  {
    pattern: /^([a-z]+) [a-z]+$/i,
    problem: () => "is not a number",
    fix: ([, word = ""]) => NUMBER_WORDS.get(word.toLowerCase())?.toString(),
  },
  {
    pattern: /^([\p{L}$€£¥]+) ?([+-]?[\d.,]+)$/u,
    problem: (match) => `begins with ${match[1]}; a unit is no part of a cell`,
    fix: (match) => match[2],
  },
  {
    // One figure among words: `(c) 1991`, `3 per figure`.
    pattern: /^(?:[^\d+\-±]* (\d+(?:\.\d+)?)(?: [^\d+\-±]*)?|(\d+(?:\.\d+)?) [^\d+\-±]*)$/u,
    problem: () => "has words beside its number",
    fix: ([, after, before]) => after ?? before,
  },
];

function signed(text: string): number {
  const size = Number(text.replace(/^[+-]/, ""));
  return text.startsWith("-") ? -size : size;
}

function plain(value: number): Fix {
  return value !== 0 && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? printDecimal(value) : undefined;
}
