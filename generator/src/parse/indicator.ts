import { LOST } from "../numerals/number-mistakes.ts";
import { quoted, restOfCell } from "./quote.ts";
import { complain, type Reading } from "./reading.ts";

/** A text that starts with a sign YAML keeps for itself. */
export function indicator(reading: Reading, offset: number, inFlow: boolean): undefined {
  const text = restOfCell(reading.text, offset, inFlow);
  const start = text[0] ?? "";
  const hint = insteadOf(text) ?? `type ${quoted(text)}`;
  complain(reading, "yaml/indicator", offset, offset + text.length, { start }, { hint });
}

/** Quotes make a text; where a figure was meant they only lead to the next complaint. */
function insteadOf(text: string): string | undefined {
  const quotes = `type ${quoted(text)} where the book prints it`;
  if (/^\?+$/.test(text)) return `${LOST}; ${quotes}`;
  if (/^,\d+$/.test(text)) return `write ${text.replace(",", ".")} for a number; ${quotes}`;
  const [, equal, figure] = /^>(=?) ?(\d[\d.]*)$/.exec(text) ?? [];
  if (figure === undefined) return undefined;
  if (equal) return `write ${figure}+ for ${figure} or more; ${quotes}`;
  const next = Number.isInteger(Number(figure)) ? `${Number(figure) + 1}+ for more than ${figure}, ` : "";
  return `write ${next}${figure} in a cell of one number; ${quotes}`;
}

/** Whether plain text starts with a sign that only YAML may use there. */
export function isReserved(source: string): boolean {
  return source === "" || "@`%,|>".includes(source[0] as string);
}

/** A dash where a value should be: alone it is nothing at all, before text it makes a list. */
export function dash(reading: Reading, offset: number, inFlow: boolean): undefined {
  if (restOfCell(reading.text, offset, inFlow) !== "-") return indicator(reading, offset, inFlow);
  const hint = 'leave the key out for a blank; type "-" in quotes where the book prints a dash';
  complain(reading, "yaml/dash", offset, offset + 1, {}, { hint });
}
