// Made by tablewright. Do not edit.
import { unknownId } from "./check.js";
import { presentAddress } from "./errata.js";

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
export function findSource(
  document: string,
  places: Places,
  aliases: Readonly<Record<string, string>>,
  address: string,
): Source {
  const [table = "", ...path] = presentAddress(address, aliases).split("/");
  const known = Object.hasOwn(places, table) ? places[table] : undefined;
  if (!known) throw unknownId("sources", "table", table, Object.keys(places));
  const [rule, heading, whole, parts] = known;
  const found = path
    .map((_, at) => path.slice(0, path.length - at).join("/"))
    .find((part) => Object.hasOwn(parts, part));
  if (found === undefined && path.length > 0 && Object.keys(parts).length > 0) {
    throw unknownId(
      table,
      "row",
      path[0],
      Object.keys(parts).filter((part) => !part.includes("/")),
    );
  }
  const [lines = "", figure] = (found === undefined ? whole : (parts[found] as string)).split("#");
  const stretches = lines === "" ? [] : lines.split(", ").map(stretch);
  return { document, rule, heading, lines: stretches, figure: figure === undefined ? null : Number(figure) };
}

function stretch(text: string): readonly [number, number] {
  const [from = 0, to = from] = text.split("-").map(Number);
  return [from, to];
}
