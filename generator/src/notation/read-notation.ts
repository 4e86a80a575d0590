import { diceAmountAt } from "../numerals/dice.ts";
import { exactNumber, numeralAt } from "../numerals/numeral.ts";
import { ordinalsAgree } from "../numerals/ordinal.ts";
import { quotientAt } from "../numerals/quotient.ts";
import type { Value } from "../values/value.ts";
import type { Notation, NotationField, Piece } from "./notation.ts";

export type NotationReading = { readonly ok: true; readonly value: Value } | { readonly ok: false };

/** A cell is read to be judged, to be printed back and to be kept, and books write the same cell many times over. */
const known = new WeakMap<Notation, Map<string, NotationReading>>();

/** More readings of a notation are not kept, so that memory does not grow with the rules. */
const most = 10_000;

/**
 * Reads a cell the way its book writes it: whole-text words first, then the forms in order. Each field ends
 * at one place only, so the time is linear in the text.
 */
export function readNotation(notation: Notation, text: string): NotationReading {
  const readings = known.get(notation) ?? new Map<string, NotationReading>();
  known.set(notation, readings);
  const reading = readings.get(text) ?? read(notation, text);
  if (readings.size < most) readings.set(text, reading);
  return reading;
}

function read(notation: Notation, text: string): NotationReading {
  const word = notation.words.get(text);
  if (word !== undefined) return { ok: true, value: word };
  if (notation.ordinals && !ordinalsAgree(text)) return { ok: false };
  for (const form of notation.forms) {
    for (const pieces of form.sequences) {
      const found = readSequence(pieces, notation.byId, text);
      if (found) return { ok: true, value: assemble(notation, found) };
    }
  }
  return { ok: false };
}

function readSequence(
  pieces: readonly Piece[],
  fields: ReadonlyMap<string, NotationField>,
  text: string,
): ReadonlyMap<string, Value> | undefined {
  const found = new Map<string, Value>();
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === "literal") {
      if (!text.startsWith(piece.text, at)) return undefined;
      at += piece.text.length;
      continue;
    }
    const next = pieces[index + 1];
    const literal = next?.kind === "literal" ? next.text : "";
    const field = readField(fields.get(piece.field) as NotationField, text, at, literal);
    if (!field) return undefined;
    found.set(piece.field, field.value);
    at += field.length;
  }
  return at === text.length ? found : undefined;
}

/** A field's value and how many characters it took. */
interface FieldReading {
  readonly value: Value;
  readonly length: number;
}

/** `literal` is what must follow the field, or an empty text at the end or before another field. */
function readField(field: NotationField, text: string, at: number, literal: string): FieldReading | undefined {
  const found = field.reading === "text" ? readText(field, text, at, literal) : readFigure(field, text, at, literal);
  if (found) return found;
  return field.empty === undefined ? undefined : { value: field.empty, length: 0 };
}

function readText(field: NotationField, text: string, at: number, literal: string): FieldReading | undefined {
  const end = literal === "" ? text.length : text.indexOf(literal, at);
  if (end <= at) return undefined;
  const own = text.slice(at, end);
  return { value: field.words.get(own) ?? own, length: own.length };
}

/** The longer of a word and a number; a word where both are as long. */
function readFigure(field: NotationField, text: string, at: number, literal: string): FieldReading | undefined {
  const number = field.reading === "word" ? undefined : figureAt(field, text, at, literal);
  let longest: FieldReading | undefined;
  for (const [word, value] of field.words) {
    const longer = word.length > (longest?.length ?? 0);
    if (longer && text.startsWith(word, at)) longest = { value, length: word.length };
  }
  return number && number.length > (longest?.length ?? 0) ? number : longest;
}

function figureAt(field: NotationField, text: string, at: number, literal: string): FieldReading | undefined {
  if (field.reading === "dice") {
    const amount = diceAmountAt(text, at);
    return amount ? { value: amount, length: amount.text.length } : undefined;
  }
  if (field.reading === "fraction") return quotientAt(text, at) ?? undefined;
  return readNumber(field, text, at, literal);
}

function readNumber(field: NotationField, text: string, at: number, literal: string): FieldReading | undefined {
  const sign = text[at] === "-" || text[at] === "+" ? 1 : 0;
  const numeral = numeralAt(text, at + sign, { thousands: !literal.startsWith(",") });
  if (numeral === "") return undefined;
  const value = exactNumber(text.slice(at, at + sign) + numeral);
  if (value === undefined) return undefined;
  if (field.reading === "integer" && !Number.isInteger(value)) return undefined;
  return { value, length: sign + numeral.length };
}

function assemble(notation: Notation, found: ReadonlyMap<string, Value>): Value {
  const record: Record<string, Value> = {};
  for (const field of notation.fields) {
    const value = found.get(field.id);
    record[field.id] = value === undefined ? field.default : value;
  }
  return notation.bare ? (record.value ?? null) : record;
}
