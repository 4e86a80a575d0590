import type { Column } from "../model/index.ts";
import type { Content } from "../splice/index.ts";
import type { GridCell } from "./grid.ts";
import { cellText, saysTheSame } from "./rows.ts";
import { typedContent } from "./typed-content.ts";

/** What to do with a cell of a sheet. */
export type Judgement =
  | { readonly verdict: "same" }
  /** `content` is null for a blank. */
  | { readonly verdict: "take"; readonly content: Content | null }
  /** A spreadsheet may have changed it; not taken unless a person says so. */
  | { readonly verdict: "doubt"; readonly reason: string }
  /** It cannot be known what it holds, so nothing of the sheet is taken. */
  | { readonly verdict: "problem"; readonly reason: string };

/**
 * Judges a cell that was typed, pasted or read from a spreadsheet against what stands in the table.
 * @param was null for a blank
 * @param column null for ids, names and keys
 */
export function judgeCell(cell: GridCell, was: Content | null, column: Column | null): Judgement {
  const { type } = cell;
  if (type === "no-result") {
    const reason = "the formula has no stored result; open and save the sheet in a spreadsheet, or type the figure";
    return { verdict: "problem", reason };
  }
  const text = type === "number" ? plainNumber(cell.text) : cell.text.replaceAll("\u00a0", " ").replace(/\r\n?/g, "\n");
  const old = cellText(was);
  const isYesNo = column?.type.type === "boolean";
  if (saysTheSame(text, old) || (isYesNo && yesNo(text) !== undefined && yesNo(text) === yesNo(old)))
    return { verdict: "same" };
  const reason = doubtOf(cell, text, old, column);
  if (reason !== undefined) return { verdict: "doubt", reason };
  if (text.trim() === "") return { verdict: "take", content: null };
  const content = typedContent(isYesNo && type === "yes-no" ? text.toLowerCase() : text.trim(), column);
  return content === undefined
    ? { verdict: "doubt", reason: `${text} is no list; write it as [first, second]` }
    : { verdict: "take", content };
}

/** A number without the digits that only a computer sees, and without an exponent. */
export function plainNumber(text: string): string {
  const number = Number(text);
  const digits = Number(number.toPrecision(15));
  const short = String(digits);
  if (!/e/.test(short)) return short;
  const [mantissa = "", exponent = ""] = short.split("e-");
  if (exponent === "") return String(BigInt(digits));
  return digits.toFixed(Math.min(100, mantissa.replace(/\D/g, "").length - 1 + Number(exponent)));
}

function yesNo(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return /^(?:yes|true)$/.test(word) ? true : /^(?:no|false)$/.test(word) ? false : undefined;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month = `(${months.join("|")})[a-z]*`;
const dayFirst = new RegExp(`^(\\d{1,2})[-/. ]${month}\\.?(?:[-/. ]\\d{2,4})?$`, "i");
const monthFirst = new RegExp(`^${month}[-/. ](\\d{1,4})$`, "i");

/** Why a cell may not be what the author typed; undefined where nothing speaks for it. */
function doubtOf({ type }: GridCell, text: string, old: string, column: Column | null): string | undefined {
  if (type === "error") return `${text} is an error of the spreadsheet`;
  if (type === "date") {
    return `is a date, ${text}; spreadsheets make one of 1-2: type what the book prints, in a cell formatted as text`;
  }
  if (type === "yes-no" && column?.type.type !== "boolean")
    return `the spreadsheet made ${text} of it; type the word in a cell formatted as text`;
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  if (text !== trimmed) return `has spaces around it; type ${trimmed} without`;
  if (/^(?:n\/?a|#n\/a|null|none|nil|nan)$/i.test(text)) return `${text} is no value; leave the cell empty for a blank`;
  if ((text.length === 255 || text.length === 32_767) && old.startsWith(text)) return "the end of the text was cut off";
  return dateDoubt(text, old, type) ?? (isNumeric(column) ? numberDoubt(text) : textDoubt(text, old));
}

function isNumeric(column: Column | null): boolean {
  return column?.reading === "plain" && column.type.type === "number";
}

function dateDoubt(text: string, old: string, type: GridCell["type"]): string | undefined {
  const [, day, name] = dayFirst.exec(text) ?? [];
  const [, nameFirst, number] = monthFirst.exec(text) ?? [];
  const of = months.indexOf((name ?? nameFirst ?? "").toLowerCase()) + 1;
  const figure = day ?? number;
  if (of > 0 && figure !== undefined) {
    const one = Number(figure);
    return `${text} looks like a range the spreadsheet changed to a date; did you mean ${one}-${of} or ${of}-${one}?`;
  }
  if (/^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$|^\d{4}-\d\d-\d\d/.test(text)) {
    return `${text} is a date; type what the book prints, in a cell formatted as text`;
  }
  const isSerial = type === "number" && /^\d{5}$/.test(text) && /^\d+\s*[-/]\s*\d+$/.test(old);
  return isSerial ? `${text} is how a spreadsheet counts days; it may have made a date of ${old}` : undefined;
}

function numberDoubt(text: string): string | undefined {
  if (/^[-+]?[1-9]\d{0,2}(?:(?:[,' ]\d{3})+(?:\.\d+)?|(?:\.\d{3}){2,}(?:,\d+)?)$/.test(text)) {
    return `write ${text.replace(/[^\d+-]/g, "")} if these are thousands; a fraction has a point`;
  }
  if (/^[-+]?\d*,\d+$/.test(text)) return `write ${text.replace(",", ".")}: a fraction has a point`;
  if (/^[-+]?0\d/.test(text)) return `${text} begins with a zero; write ${text.replace(/^([-+]?)0+(?=\d)/, "$1")}`;
  if (/^\d+\s*[-/]\s*\d+$/.test(text)) return `${text} is two figures, and here stands one`;
  if (/^[-+.\d]*$/.test(text) && (text.split(".")[1] ?? "").length > 9)
    return `${text} has more digits than a book prints; round it`;
  return undefined;
}

function textDoubt(text: string, old: string): string | undefined {
  if (/^\d+(?:\.\d+)?e[+-]?\d+$/i.test(text)) return `${text} is how a spreadsheet shortens a long number`;
  if (/^\d+,\d+$/.test(text) && saysTheSame(text.replace(",", "."), old)) return `write ${old}: a fraction has a point`;
  return undefined;
}
