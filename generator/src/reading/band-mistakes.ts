import { dashName, TYPOGRAPHIC_DASH } from "./dashes.ts";

export interface Refusal {
  readonly ok: false;
  /** Reads after the quoted text. */
  readonly problem: string;
  /** What to type, where it can be known. */
  readonly instead?: string;
}

/** A mistake of the whole band, with a text that may be right. */
export interface BandMistake {
  readonly problem: string;
  readonly instead?: string;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = `(${MONTHS.join("|")})[a-z]*`;
const DATE = new RegExp(String.raw`^(?:(\d{1,2})[-/ ]${MONTH}|${MONTH}[-/ ](\d{1,2}))(?:[-/ ]\d{2,4})?$`, "i");

/** What is wrong with a band before its numbers are looked at, or undefined. */
export function bandMistake(text: string): BandMistake | undefined {
  if (text.trim() === "" || /^-+$/.test(text)) return { problem: "is not a band; leave the field out for no value" };
  if (text.search(TYPOGRAPHIC_DASH) !== -1) return typographicDash(text);
  const date = DATE.exec(text);
  if (date) return { problem: "was turned into a date by a spreadsheet", instead: bandOfDate(date) };
  if (/^\d{4}-\d\d-\d\d|^\d+\/\d+\/\d+$/.test(text)) return { problem: "was turned into a date by a spreadsheet" };
  if (/^\s|\s$|\s[-+]|-\s/.test(text)) return { problem: "has spaces in it", instead: withoutSpaces(text) };
  if (/^\+|-\+\d/.test(text)) return { problem: "has a plus before its number; `or more` is a plus after it" };
  return undefined;
}

function typographicDash(text: string): BandMistake {
  const plain = text.replaceAll(TYPOGRAPHIC_DASH, "-");
  if (/^-+$/.test(plain)) return { problem: "is not a band; leave the field out for no value" };
  return { problem: `has ${dashName(text)} in place of -`, instead: plain };
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
