/**
 * One numeral as books print it: `7`, `.5`, `0.50`, `10,000`. Thousands groups count only where the whole run of
 * digits, commas and points is well formed, so that notes (`1,3`) and rule numbers (`3.1.2`) stay apart.
 */
export const NUMERAL = [
  String.raw`(?<!\d|\d[.,])[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?!\d|[.,]\d)`,
  String.raw`(?<!\d|\d\.)\d+\.\d+(?!\d|\.\d)`,
  String.raw`(?<![\p{L}\d.])\.\d+(?!\d|\.\d)`,
  String.raw`\d+`,
].join("|");

const GROUPED = /[1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?:\.\d+)?/y;
const PLAIN = /(?:0|[1-9]\d*)(?:\.\d+)?(?!\d)|\.\d+/y;
const CANONICAL = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/** Every decimal of so many digits is told apart from its neighbors by a number. */
const exactDigits = 15;

/**
 * The longest decimal that starts at an offset, without sign, or an empty text. `thousands` allows well-formed
 * groups of three digits. Leading zeros are no decimal.
 */
export function numeralAt(text: string, at: number, options: { readonly thousands: boolean }): string {
  GROUPED.lastIndex = at;
  PLAIN.lastIndex = at;
  const grouped = options.thousands ? GROUPED.exec(text) : null;
  return (grouped ?? PLAIN.exec(text))?.[0] ?? "";
}

/** Exact canonical decimal of an unsigned numeral, by text alone: `.50` → `0.5`, `10,000` → `10000`, `007` → `7`. */
export function canonical(numeral: string): string {
  if (CANONICAL.test(numeral)) return numeral; // as nearly all are
  const [whole = "", fraction = ""] = numeral.replaceAll(",", "").split(".");
  const digits = whole.slice(leadingZeros(whole)) || "0";
  const tail = fraction.slice(0, fraction.length - trailingZeros(fraction));
  return tail === "" ? digits : `${digits}.${tail}`;
}

/**
 * The number a signed decimal says, `-0` as 0; undefined where a number cannot hold it exactly (too many digits,
 * or a whole number beyond the safe ones).
 */
export function exactNumber(decimal: string): number | undefined {
  const exact = canonical(decimal.replace(/^[+-]/, ""));
  const size = Number(exact);
  if (exact.length > exactDigits) {
    if (Number.isInteger(size) && !Number.isSafeInteger(size)) return undefined;
    if (printDecimal(size) !== exact) return undefined;
  }
  return decimal.startsWith("-") && size !== 0 ? -size : size;
}

/** Prints a finite number as a plain decimal, never with an exponent. */
export function printDecimal(value: number): string {
  const text = String(value);
  if (!text.includes("e")) return text;
  const [mantissa = "", exponent] = text.split("e");
  const sign = mantissa.startsWith("-") ? "-" : "";
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const shift = Number(exponent);
  if (shift < 0) return `${sign}0.${"0".repeat(-shift - 1)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(shift, "0")}`;
}

function leadingZeros(digits: string): number {
  let count = 0;
  while (digits[count] === "0") count += 1;
  return count;
}

function trailingZeros(digits: string): number {
  let count = 0;
  while (digits[digits.length - 1 - count] === "0") count += 1;
  return count;
}

/** Fractions that are one character: `½`. */
const SIGNS: ReadonlyMap<string, number> = new Map([
  ["½", 0.5],
  ["¼", 0.25],
  ["¾", 0.75],
  ["⅛", 0.125],
  ["⅜", 0.375],
  ["⅝", 0.625],
  ["⅞", 0.875],
  ["⅕", 0.2],
  ["⅖", 0.4],
  ["⅗", 0.6],
  ["⅘", 0.8],
]);

/** `½`, `1½`, `1/2` and `1 1/2` as a decimal, or undefined where a decimal cannot say it exactly. */
export function decimalOfFraction(text: string): string | undefined {
  const match = /^([+-]?)(\d*) ?(?:(\p{No})|\b(\d+)\/(\d+))$/u.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", character, above, below] = match;
  const part = character === undefined ? quotient(Number(above), Number(below)) : SIGNS.get(character);
  return part === undefined ? undefined : `${sign}${printDecimal(Number(whole) + part)}`;
}

/** Exact to four places, or nothing. */
function quotient(above: number, below: number): number | undefined {
  const scaled = (above * 10_000) / below;
  return Number.isSafeInteger(scaled) ? scaled / 10_000 : undefined;
}

const FROM_ONE = [
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred"];

/** Words that are figures in a rulebook's prose. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...FROM_ONE.map((word, index): [string, number] => [word, index + 1]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["half", 0.5],
  ["quarter", 0.25],
  ["twice", 2],
  ["double", 2],
]);
