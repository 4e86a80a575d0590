import { quoted, restOfCell } from "./quote.ts";
import { complain, type Reading } from "./reading.ts";

/** A text that starts with a sign YAML keeps for itself. */
export function indicator(reading: Reading, offset: number, inFlow: boolean): undefined {
  const text = restOfCell(reading.text, offset, inFlow);
  const start = text[0] ?? "";
  complain(reading, "yaml/indicator", offset, offset + text.length, { start }, { hint: `type ${quoted(text)}` });
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
