import { NUMBER_WORDS } from "../replay/number-words.ts";
import { dashName, TYPOGRAPHIC_DASH } from "./dashes.ts";
import { printDecimal } from "./numeral.ts";

/** A text that may be right, or undefined where nobody can know what was meant. */
export type Fix = string | undefined;

/** One way of writing a number that is not a plain decimal. */
export interface NumberMistake {
  readonly pattern: RegExp;
  /** Reads after the quoted text. */
  readonly problem: (match: RegExpExecArray) => string;
  readonly fix?: (match: RegExpExecArray) => Fix;
}

const NO_VALUE = "leave the field out for no value";
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
    pattern: /^(?!twice|double)[a-z]+$/i,
    problem: (match) =>
      NUMBER_WORDS.has(match[0].toLowerCase()) ? "is a number word; write it in figures" : "is not a number",
    fix: (match) => NUMBER_WORDS.get(match[0].toLowerCase())?.toString(),
  },
  { pattern: /^[+-]?\d+(?::\d+)+(?:\.\d+)?$/, problem: () => "has a colon, as a time or a ratio does" },
  {
    pattern: /^[+-]?\d[\d_]*(?:\.[\d_]+)?$/,
    problem: () => "has underscores",
    fix: (match) => match[0].replaceAll("_", ""),
  },
  { pattern: /^[+-]?\d+\/\d+$/, problem: () => "is a fraction; write it as a decimal" },
  {
    pattern: /^[+-]?(?:[\d.]*[Oo][\d.Oo]*|\d*[lI|]\d+)$/,
    problem: () => "has a letter in place of a digit",
    fix: (match) => match[0].replaceAll(/[Oo]/g, "0").replaceAll(/[lI|]/g, "1"),
  },
  {
    pattern: /^([+-]?[\d.,]+) ?([\p{L}%°"'′″$€£¥][\p{L}%°"'′″$€£¥/²³]*)$/u,
    problem: (match) => `ends in ${match[2]}; the unit belongs to the schema`,
    fix: (match) => match[1],
  },
  {
    pattern: /^([\p{L}$€£¥]+) ?([+-]?[\d.,]+)$/u,
    problem: (match) => `begins with ${match[1]}; the unit belongs to the schema`,
    fix: (match) => match[2],
  },
];

function signed(text: string): number {
  const size = Number(text.replace(/^[+-]/, ""));
  return text.startsWith("-") ? -size : size;
}

function plain(value: number): Fix {
  return value !== 0 && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? printDecimal(value) : undefined;
}
