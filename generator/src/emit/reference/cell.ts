import { bandText } from "../../axes/domain.ts";
import { keyFields } from "../../axes/written-key.ts";
import type { AxisKey, Row } from "../../model/index.ts";
import type { Notation } from "../../notation/notation.ts";
import { printNotation } from "../../notation/print-notation.ts";
import { printLines } from "../../numerals/lines.ts";
import { printDecimal } from "../../numerals/numeral.ts";
import { type Band, isRecord, isUnknown, type RecordValue, type Value } from "../../values/value.ts";
import { label } from "../markdown/labels.ts";
import { anchor, inline, type Markdown, md } from "../markdown/markdown.ts";
import type { Correction } from "../output/corrections.ts";

/** A cell as its book prints it; a lost figure says why, a blank is empty. */
export function cell(value: Value, notation: Notation | null): Markdown {
  return inline(cellText(value, notation));
}

/** A key of an axis as its book prints it. */
export function keyCell(key: AxisKey, notation: Notation | null): Markdown {
  return inline(notation ? printNotation(notation, keyFields(key, notation)) : cellText(key as Value, null));
}

/** The cell, with the printed text beside it where an erratum corrected it. */
export function marked(current: Markdown, column: string, corrections: readonly Correction[]): Markdown {
  const found = corrections.find((one) => one.column === column);
  if (!found) return current;
  const { change, erratum } = found;
  const now = current === "" ? md`blank` : current;
  const printed = inline(change.was ?? "blank");
  return md`${now}, [printed ${printed}](#erratum-${anchor(erratum.id)})`;
}

/** A value in plain words, with a notation as its book prints it. */
export function cellText(value: Value, notation: Notation | null): string {
  if (value === null) return "";
  if (isUnknown(value)) return `unknown (${value.unknown})`;
  if (notation) return [printNotation(notation, value), ...lost(value)].join(" ").trim();
  if (typeof value === "number") return printDecimal(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((item: Value) => cellText(item, null)).join(isText(value[0]) ? ", " : ",");
  if (isRolled(value)) return String(value.text);
  if (isBand(value)) return bandText(value);
  return fieldsText(value);
}

/** A record by its fields: `hits 0, morale check yes`. */
function fieldsText(value: Value): string {
  const fields = isRecord(value) ? Object.entries(value).filter(([, field]) => field !== null) : [];
  return fields.map(([id, field]) => `${label(id).toLowerCase()} ${cellText(field, null)}`).join(", ");
}

/** The parts of a cell the print lost. */
function lost(value: Value): readonly string[] {
  const fields = isRecord(value) ? Object.entries(value) : [];
  return fields.flatMap(([id, field]) =>
    isUnknown(field) ? [`(${label(id).toLowerCase()} unknown: ${field.unknown})`] : [],
  );
}

/** Words are separated by a comma and a space, note numbers by a comma, as in the books. */
function isText(value: Value | undefined): boolean {
  return value !== undefined && typeof value !== "number";
}

function isRolled(value: Value): value is RecordValue {
  return isRecord(value) && "sides" in value && "times" in value;
}

function isBand(value: Value): value is Value & Band {
  return isRecord(value) && Object.keys(value).join() === "from,to";
}

/** The lines a row stands on, which figure of its line it is, and how it was read. */
export function lineCell({ citation }: Row): Markdown {
  if (!citation) return md``;
  const { figure, reading } = citation;
  const lines = printLines(citation.lines);
  const which = figure === null ? lines : `${lines}, figure ${figure}`;
  return inline(reading === null ? which : `${which}: ${reading}`);
}
