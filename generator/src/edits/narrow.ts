import { writtenKey } from "../axes/written-key.ts";
import type { NotFound } from "../find/address.ts";
import type { Axis, LookupTable } from "../model/index.ts";
import { type Minus, readBand } from "../numerals/band.ts";
import { type Content, contentAt, isList, type Operation } from "../splice/index.ts";
import type { Band } from "../values/value.ts";

/**
 * The edits that make room for a new row of bands: a row whose band it begins or ends keeps the rest of it. A row that
 * would be left in two parts is not cut, for nobody said what becomes of the second.
 * @param rows those of the file, in its order
 * @returns none where the bands do not meet, or cannot be read
 */
export function roomFor(
  { axes }: LookupTable,
  rows: Content,
  row: Content,
  minus: Minus,
): readonly Operation[] | NotFound {
  const banded = axes.filter(({ bands, whole, columns, dice }) => bands && whole && !columns && !dice?.digits);
  const [axis, ...more] = banded;
  if (!axis || more.length > 0 || !isList(rows)) return [];
  const others = axes.filter((one) => one !== axis && !one.columns);
  const isBeside = (one: Content) => others.every(({ id }) => keyOf(one, id) === keyOf(row, id));
  const own = bandOf(row, axis, minus);
  const operations: Operation[] = [];
  for (const [index, one] of rows.entries()) {
    const band = bandOf(one, axis, minus);
    if (!own || !band || !isBeside(one) || low(own) > high(band) || high(own) < low(band)) continue;
    const below: Band | null = low(band) < low(own) ? { from: band.from, to: low(own) - 1 } : null;
    const above: Band | null = high(own) < high(band) ? { from: high(own) + 1, to: band.to } : null;
    const [was, rest] = [keyOf(one, axis.id), below ?? above];
    // One that is covered whole is no longer reached: that the check tells.
    if (!rest) continue;
    const kept = asPrinted(writtenKey(axis, rest), was);
    if (below && above) return { problem: twoParts(axis, was, writtenKey(axis, above), keyOf(row, axis.id)) };
    if (kept !== undefined) operations.push({ kind: "set", path: ["rows", index, axis.id], content: kept, was });
  }
  return operations;
}

function twoParts({ id }: Axis, was: string, above: string | undefined, own: string): string {
  const first = above === undefined ? "its upper part" : `${id} ${above}`;
  return `${own} would leave ${was} in two parts; add a row for ${first} first, which takes it from ${was}, then this one`;
}

/** Percentile dice are printed with two figures, `01` and `00`, where the key was. */
function asPrinted(kept: string | undefined, was: string): string | undefined {
  if (!/(?:^|-)0\d|00$/.test(was)) return kept;
  return kept?.replace(/\d+/g, (figure) => (figure === "100" ? "00" : figure.padStart(2, "0")));
}

function keyOf(row: Content, axis: string): string {
  return String(contentAt(row, [axis]) ?? "");
}

function bandOf(row: Content, { id, dice }: Axis, minus: Minus): Band | undefined {
  const percentile = dice?.sides === 100;
  const read = readBand(keyOf(row, id), minus, { percentile, whole: true });
  return read.ok ? read.band : undefined;
}

function low({ from }: Band): number {
  return from ?? Number.NEGATIVE_INFINITY;
}

function high({ to }: Band): number {
  return to ?? Number.POSITIVE_INFINITY;
}
