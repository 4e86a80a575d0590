import type { Axis, Column, Row, Value } from "../data/book.ts";
import { isFields, isLost, sameValue } from "../data/value.ts";
import { lowerLabel, valueWords } from "../words.ts";
import { nameOf, printKey, printValue } from "./notation.ts";
import type { Cell } from "./sheet.ts";

/** Open questions by the address they are about. */
export type Questions = ReadonlyMap<string, readonly string[]>;

/** Where a cell stands: its row, the address of that, and the questions asked of the book. */
export interface Place {
  readonly row: Pick<Row, "errata">;
  readonly address: string;
  readonly questions: Questions;
}

export function valueCell(value: Value | undefined, column: Column, place: Place): Cell {
  const unsaid = sameValue(value, column.default ?? null);
  return cell(column.id, unsaid ? "" : printValue(value, column), place, {
    words: unsaid ? "" : inWords(value, column),
    lost: lostReason(value),
  });
}

export function keyCell(key: Value | undefined, axis: Axis, place: Place): Cell {
  return cell(axis.id, printKey(key, axis), place, {});
}

export function cell(
  column: string,
  text: string,
  { row, address, questions }: Place,
  { words = "", lost = null }: { readonly words?: string; readonly lost?: string | null },
): Cell {
  const at = `${address}/${column}`;
  const found = row.errata?.find((one) => one.column === column);
  return {
    address: at,
    text,
    words: words === text ? "" : words,
    lost,
    correction: found ? { printed: printedWords(found.printed), erratum: found.erratum } : null,
    questions: questions.get(at) ?? [],
  };
}

function printedWords(text: string | null): string {
  if (text === null) return "blank";
  return text === "unknown" ? "lost" : text;
}

/** What a cell means, with units: `range 300 m, penetration 3`. */
function inWords(value: Value | undefined, column: Column): string {
  const { fields = [], unit } = column;
  if (value === null || value === undefined || isLost(value)) return "";
  if (!isFields(value) || fields.length === 0)
    return [nameOf(value, column) ?? valueWords(value), unit ?? ""].join(" ").trim();
  const told = fields.filter(({ id }) => (value[id] ?? null) !== null);
  return told.map((field) => `${lowerLabel(field.id)} ${inWords(value[field.id], field) || "lost"}`).join(", ");
}

/** Why a figure, or the first part of it that is lost, is not known. */
function lostReason(value: Value | undefined): string | null {
  if (isLost(value)) return value.unknown;
  const part = isFields(value) ? Object.values(value).find(isLost) : undefined;
  return part ? part.unknown : null;
}
