import { dashName, oddDigits, TYPOGRAPHIC_DASH, withPlainDigits } from "../text/look-alikes.ts";
import { DATE_ADVICE } from "./number-mistakes.ts";
import { decimalOfFraction } from "./numeral.ts";

/** A mistake of the whole band, with the texts that may be right. */
export interface BandMistake {
  readonly problem: string;
  readonly candidates?: readonly string[];
  readonly advice?: string;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = `(${MONTHS.join("|")})[a-z]*`;
const DATE = new RegExp(String.raw`^(?:(\d{1,2})[-/ ]${MONTH}|${MONTH}[-/ ](\d{1,2}))(?:[-/ ]\d{2,4})?$`, "i");
const NO_BAND = "is not a band; leave the field out for no value";
const BY_SPREADSHEET = "was turned into a date by a spreadsheet";

/** What is wrong with a band before its numbers are looked at, or undefined. */
export function bandMistake(text: string): BandMistake | undefined {
  if (text.trim() === "" || /^-+$/.test(text)) return { problem: NO_BAND };
  if (text.search(TYPOGRAPHIC_DASH) !== -1) return typographicDash(text);
  const digits = oddDigits(text);
  if (digits) return { problem: `has ${digits}`, candidates: [withPlainDigits(text)] };
  const date = DATE.exec(text);
  if (date) return { problem: BY_SPREADSHEET, candidates: [bandOfDate(date)] };
  if (/^\d{4}-\d\d?-\d\d?|^\d+\/\d+\/\d+$/.test(text)) return { problem: BY_SPREADSHEET, advice: DATE_ADVICE };
  if (/^\s|\s$|\s[-+]|-\s/.test(text)) return { problem: "has spaces in it", candidates: [withoutSpaces(text)] };
  if (/^\+|-\+\d/.test(text)) return { problem: "has a plus before its number; `or more` is a plus after it" };
  return joinedOtherwise(text) ?? openOtherwise(text);
}

/** Two bounds with something else than a dash between. */
function joinedOtherwise(text: string): BandMistake | undefined {
  const [, from = "", sign = "", to = ""] =
    /^(-?\d+(?:[.,]\d+)*) ?(\.{2,3}|\u2026|to|\/|~) ?(-?\d+(?:[.,]\d+)*)$/.exec(text) ?? [];
  if (sign === "") return undefined;
  if (sign !== "/") return { problem: `has ${sign} in place of -`, candidates: [`${from}-${to}`] };
  return {
    problem: "is a fraction, or a range with a slash",
    candidates: [`${from}-${to}`, decimalOfFraction(text) ?? ""],
  };
}

/** An open end that is written as words or as a sign of mathematics. */
function openOtherwise(text: string): BandMistake | undefined {
  const open = /^([\d.,]+)-$/.exec(text)?.[1];
  if (open) return { problem: "is a range without its end", candidates: [`${open}+`, upTo(open)] };
  const more =
    /^(?:(?:\u2265|>=) ?([\d.,]+)|([\d.,]+) ?(?:plus|(?:and|or) (?:up|higher|over|above|greater|better)))$/i.exec(text);
  const least = more?.[1] ?? more?.[2];
  if (least) return { problem: "is not how a band is written", candidates: [`${least}+`] };
  const less =
    /^(?:(?:\u2264|<=|up to) ?([\d.,]+)|([\d.,]+) ?(?:and|or) (?:down|lower|under|below|fewer|worse))$/i.exec(text);
  const most = less?.[1] ?? less?.[2];
  if (most) return { problem: "is not how a band is written", candidates: [upTo(most)] };
  if (!/^[<>]/.test(text)) return undefined;
  return {
    problem: "leaves out its own number",
    advice: "write the first or the last number that counts, such as 14+",
  };
}

/** Read as `-8` where the book writes it so. */
function upTo(number: string): string {
  return `${number} or less`;
}

function typographicDash(text: string): BandMistake {
  const plain = text.replaceAll(TYPOGRAPHIC_DASH, "-");
  if (/^-+$/.test(plain)) return { problem: NO_BAND };
  return { problem: `has ${dashName(text)} in place of -`, candidates: [plain] };
}

/** Day and month are the two bounds; a band never ran backwards before the spreadsheet touched it. */
function bandOfDate(match: RegExpExecArray): string {
  const day = Number(match[1] ?? match[4]);
  const month = MONTHS.indexOf((match[2] ?? match[3] ?? "").toLowerCase()) + 1;
  return day === month ? `${day}` : `${Math.min(day, month)}-${Math.max(day, month)}`;
}

function withoutSpaces(text: string): string {
  return text.trim().replaceAll(/\s*([-+])\s*/g, "$1");
}
