import { nearest } from "../text/suggest.ts";

/** Units a figure may carry: symbol → what it is called in documentation. */
export const units: ReadonlyMap<string, string> = new Map([
  ["m", "meters"],
  ["cm", "centimeters"],
  ["mm", "millimeters"],
  ["km", "kilometers"],
  ["yd", "yards"],
  ["ft", "feet"],
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

/** Short for a unit, or one of it. */
const spellings: ReadonlyMap<string, string> = new Map([
  ["sec", "s"],
  ["secs", "s"],
  ["foot", "ft"],
  ["'", "ft"],
  ['"', "in"],
  ["°", "deg"],
  ["kph", "km/h"],
  ["kmh", "km/h"],
  ["kilo", "kg"],
  ["kilos", "kg"],
  ["percentage", "%"],
]);

/** Units no figure carries here, and how they are written instead. */
const converted: readonly (readonly [name: RegExp, instead: string])[] = [
  [/^(?:g|gr|grams?)$/, "write kg, and the figure in kilograms: 1000 g are 1 kg"],
  [/^(?:t|tons?|tonnes?)$/, "write kg, and the figure in kilograms: a metric ton is 1000 kg"],
  [/^(?:lbs?|pounds?)$/, "write kg, and the figure in kilograms; or write no unit and say pounds in the description"],
  [/^(?:mi|miles?)$/, "write yd, and the figure in yards: a mile is 1760 yd"],
  [/^(?:min|mins|minutes?)$/, "write s, and the figure in seconds: a minute is 60 s"],
  [/^(?:h|hrs?|hours?)$/, "write s, and the figure in seconds: an hour is 3600 s"],
  [/^(?:ml|millilit(?:er|re)s?)$/, "write l, and the figure in liters: 1000 ml are 1 l"],
];

/** What to type in place of a text that is no unit's symbol, where that can be known. */
export function unitHint(text: string): string | undefined {
  const name = text.toLowerCase().replace(/(?<=..)\.$/, "");
  const known = spellings.get(name);
  if (known !== undefined) return `write ${known}`;
  const instead = converted.find(([pattern]) => pattern.test(name))?.[1];
  if (instead !== undefined) return instead;
  const near = unitMeant(text);
  return near && `write ${near}`;
}

/** The symbol of the unit a text names or nearly names: `in` for `inches`, `m` for `metre`. */
function unitMeant(text: string): string | undefined {
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
