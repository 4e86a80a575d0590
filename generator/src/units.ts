import { nearest } from "./suggest.ts";

/** Units a figure may carry: symbol → what it is called in documentation. */
export const units: ReadonlyMap<string, string> = new Map([
  ["m", "meters"],
  ["cm", "centimeters"],
  ["mm", "millimeters"],
  ["km", "kilometers"],
  ["yd", "yards"],
  ["in", "inches"],
  ["dot", "dots of the board"],
  ["step", "steps"],
  ["m/turn", "meters a turn"],
  ["km/h", "kilometers an hour"],
  ["kg", "kilograms"],
  ["l", "liters"],
  ["s", "seconds"],
  ["turn", "turns"],
  ["round", "rounds"],
  ["deg", "degrees"],
  ["Cr", "credits"],
  ["AP", "action points"],
  ["RP", "resource points"],
  ["%", "percent"],
]);

/** The symbol of the unit a text names or nearly names: `in` for `inches`, `m` for `metre`. */
export function unitMeant(text: string): string | undefined {
  const name = text.toLowerCase();
  const named = [...units].flatMap(([symbol, plural]) => [
    [plural, symbol] as const,
    [plural.replace(/e?s$/, ""), symbol] as const,
  ]);
  const exact = named.find(([known]) => known === name)?.[1];
  if (exact !== undefined) return exact;
  const near =
    nearest(text, units.keys()) ??
    nearest(
      name,
      named.map(([known]) => known),
    );
  return named.find(([known]) => known === near)?.[1] ?? near;
}
