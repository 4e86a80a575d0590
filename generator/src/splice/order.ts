import { type Minus, readBand } from "../numerals/band.ts";
import { contentAt, isList, isMap } from "./content.ts";
import type { Content } from "./operation.ts";

/**
 * Where a new row of a lookup belongs by its keys: numbers follow the order the rows have, ids come together with their like.
 * @param table what the file says, its `axes` and `rows` among it
 * @param minus what a leading minus means in the bands of the book
 * @returns a position from 0; that behind the last row where the table says no more
 */
export function placeOfRow(table: Content, row: Content, minus: Minus): number {
  const rows = contentAt(table, ["rows"]);
  if (rows === undefined || !isList(rows)) return 0;
  const ranks = rankings(table, rows, minus);
  const own = ranks.map((rank) => rank(row));
  const next = rows.findIndex((one) =>
    comesAfter(
      own,
      ranks.map((rank) => rank(one)),
    ),
  );
  return next === -1 ? rows.length : next;
}

/** How each axis whose keys stand in the rows orders them. */
function rankings(table: Content, rows: readonly Content[], minus: Minus): readonly ((row: Content) => number)[] {
  const axes = contentAt(table, ["axes"]);
  if (axes === undefined || !isMap(axes)) return [];
  const own = axes.entries.filter(([, axis]) => contentAt(axis, ["columns"]) === undefined);
  return own.map(([axis, said]) => {
    const keyOf = (row: Content) => {
      const text = String(contentAt(row, [axis]) ?? "");
      return String(contentAt(said, ["words", text]) ?? text);
    };
    const texts = rows.map(keyOf);
    const numbers = texts.map((text) => startOf(text, minus));
    if (numbers.every((number) => number !== undefined)) {
      const falls = (numbers[0] ?? 0) > (numbers.at(-1) ?? 0);
      return (row: Content) => (startOf(keyOf(row), minus) ?? Number.POSITIVE_INFINITY) * (falls ? -1 : 1);
    }
    return (row: Content) => {
      const place = texts.indexOf(keyOf(row));
      return place === -1 ? texts.length : place;
    };
  });
}

/** The number at which a key begins: 9 of `9-13`, of `9` and of `9 m`. */
function startOf(text: string, minus: Minus): number | undefined {
  const read = readBand(text, minus);
  if (read.ok) return read.band.from ?? Number.NEGATIVE_INFINITY;
  const digits = /\d+(?:\.\d+)?/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

function comesAfter(own: readonly number[], other: readonly number[]): boolean {
  const at = own.findIndex((rank, index) => rank !== other[index]);
  return at !== -1 && (own[at] ?? 0) < (other[at] ?? 0);
}
