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

/** Other spellings of units. */
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

/** Units we do not have, and what to write instead. */
const converted: readonly (readonly [name: RegExp, instead: string])[] = [
  [/^(?:g|gr|grams?)$/, "write kg, and the figure in kilograms: 1000 g are 1 kg"],
  [/^(?:t|tons?|tonnes?)$/, "write kg, and the figure in kilograms: a metric ton is 1000 kg"],
  [/^(?:lbs?|pounds?)$/, "write kg, and the figure in kilograms; or write no unit and say pounds in the description"],
  [/^(?:mi|miles?)$/, "write yd, and the figure in yards: a mile is 1760 yd"],
  [/^(?:min|mins|minutes?)$/, "write s, and the figure in seconds: a minute is 60 s"],
  [/^(?:h|hrs?|hours?)$/, "write s, and the figure in seconds: an hour is 3600 s"],
  [/^(?:ml|millilit(?:er|re)s?)$/, "write l, and the figure in liters: 1000 ml are 1 l"],
];

/** The symbol of the unit a text spells; undefined where it may be a unit of the book's own. */
export function unitSpelled(text: string): string | undefined {
  const name = text.toLowerCase().replace(/(?<=..)\.$/, "");
  return spellings.get(name) ?? named.get(name) ?? [...units.keys()].find((symbol) => symbol.toLowerCase() === name);
}

/** What to type in place of a text that is not a unit's symbol, if that is clear. */
export function unitHint(text: string): string | undefined {
  const name = text.toLowerCase().replace(/(?<=..)\.$/, "");
  const known = unitSpelled(text);
  if (known !== undefined) return `write ${known}`;
  const instead = converted.find(([pattern]) => pattern.test(name))?.[1];
  if (instead !== undefined) return instead;
  const near = unitMeant(text);
  return near && `write ${near}`;
}

/** How a book comes to a unit that nobody knows. */
export function ownUnit(text: string): string {
  return `write units: { ${text}: … } in book.yaml, with what it is called`;
}

/** The symbol of the unit a text names or nearly names: `in` for `inches`, `m` for `metre`. */
function unitMeant(text: string): string | undefined {
  // A short symbol resembles many others, and may be the book's own.
  if (text.length < shortestSlip) return undefined;
  const near = nearest(text, units.keys()) ?? nearest(text.toLowerCase(), [...named.keys()]);
  return near === undefined ? undefined : (named.get(near) ?? near);
}

const shortestSlip = 4;

/** Names of units, singular and plural → symbol. */
const named: ReadonlyMap<string, string> = new Map(
  [...units].flatMap(([symbol, plural]) => [[plural, symbol] as const, [plural.replace(/e?s$/, ""), symbol] as const]),
);
