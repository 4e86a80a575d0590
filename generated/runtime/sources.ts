// Made by tablewright. Do not edit.
import { type Addresses, addressIn, checkAddress } from "./addresses.js";

/** Where a figure stands in its document. Line numbers count every line from 1. */
export interface Source {
  /** Title of the book. */
  readonly document: string;
  readonly rule: string | null;
  readonly heading: string | null;
  /** First and last of each stretch of lines. */
  readonly lines: readonly (readonly [from: number, to: number])[];
  /** Which figure of its line it is, counted from 1; null where the row prints whole. */
  readonly figure: number | null;
}

/** Rule, heading and lines of each table; then `row` or `row/column` → its own lines, as `34`, `34-36, 40` or `34#2`. */
export type Places = Readonly<
  Record<string, readonly [string | null, string | null, string, Readonly<Record<string, string>>]>
>;

/** The source of the smallest part of an address that has one of its own: a cell, its row, its table. */
export function findSource(addresses: Addresses, document: string, places: Places, address: string): Source {
  const at = addressIn("sourceOf", addresses, address);
  checkAddress("sourceOf", addresses, at);
  const [table = "", ...path] = at.split("/");
  const [rule, heading, whole, parts] = places[table] as Places[string];
  const found = path
    .map((_, step) => path.slice(0, path.length - step).join("/"))
    .find((part) => Object.hasOwn(parts, part));
  const [lines = "", figure] = (found === undefined ? whole : (parts[found] as string)).split("#");
  const stretches = lines === "" ? [] : lines.split(", ").map(stretch);
  return { document, rule, heading, lines: stretches, figure: figure === undefined ? null : Number(figure) };
}

function stretch(text: string): readonly [number, number] {
  const [from = 0, to = from] = text.split("-").map(Number);
  return [from, to];
}
