import type { Axis, Band, Column, Lines, Source, Value } from "./data/book.ts";
import { isBand, isDice, isFields, isLost } from "./data/value.ts";

/** What a column goes by: its label, else its id as words. */
export function columnName({ id, label: own }: Pick<Column, "id" | "label">): string {
  return own ?? label(id);
}

/** `techLevel` or `tech-level` → `Tech level`. A key without letters, such as `-1` or `3:2`, stays as it is. */
export function label(id: string): string {
  if (!/[a-z]/i.test(id)) return id;
  const spaced = lowerLabel(id);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** `techLevel` or `tech-level` → `tech level`. */
export function lowerLabel(id: string): string {
  const spaced = id.replace(/[-.]/g, " ").replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toLowerCase() + spaced.slice(1);
}

/** What is rolled: `2D6`, `D100`, or `D66` where each die is a digit. */
export function diceWords({ count, sides, digits }: NonNullable<Axis["dice"]>): string {
  if (digits) return `D${String(sides).repeat(count)}`;
  return `${count === 1 ? "" : count}D${sides}`;
}

/** A band in words, both ends included. */
export function bandWords({ from, to }: Band): string {
  if (from === null) return to === null ? "every number" : `${to} and less`;
  if (to === null) return `${from} and more`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** A value in plain words, whatever the book's notation; a blank has none. */
export function valueWords(value: Value | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" || typeof value === "string") return String(value);
  if (Array.isArray(value)) return value.map(valueWords).join(", ");
  if (isLost(value)) return "lost";
  if (isDice(value)) return value.text;
  if (isBand(value)) return bandWords(value);
  const fields = isFields(value) ? Object.entries(value).filter(([, field]) => field !== null) : [];
  return fields.map(([id, field]) => `${lowerLabel(id)} ${valueWords(field)}`).join(", ");
}

/** The unit of a column, or those of the parts every cell has: `kg`, `range m`. */
export function unitWords({ unit, fields = [] }: Pick<Column, "unit" | "fields">): string {
  if (unit !== null) return unit;
  return fields
    .flatMap(({ id, unit: own, blank }) => (own === null || blank ? [] : [`${lowerLabel(id)} ${own}`]))
    .join(", ");
}

/** A heading in a line, with a unit that all its cells share. */
export function figureName({ text, unit }: { readonly text: string; readonly unit: string }): string {
  return unit === "" || unit.includes(" ") ? text : `${text}, ${unit}`;
}

/** The names of what a heading joins: `Weight / Load weight`, `kg`. */
export function partNames({ text, unit }: { readonly text: string; readonly unit: string }): readonly string[] {
  return text.split(" / ").map((one) => figureName({ text: one, unit }));
}

/** `line 34`, `lines 34–36, 40`; nothing where there are none. */
export function lineWords(lines: Lines): string {
  if (lines.length === 0) return "";
  const [[from, to] = [0, 0]] = lines;
  return `${lines.length === 1 && from === to ? "line" : "lines"} ${lineNumbers(lines)}`;
}

export function lineNumbers(lines: Lines): string {
  return lines.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(", ");
}

/** Where a table or an erratum stands: rule, heading, lines. */
export function sourceWords(source: Source | null): string {
  if (!source) return "house rules";
  const { again, ...first } = source;
  return [place(first), ...again.map((other) => `printed again: ${place(other)}`)].join("; ");
}

/** A rule by its number, or by a name such as "Table 2". */
function ruleWords(rule: string | null): string {
  if (rule === null) return "";
  return /^\d/.test(rule) ? `rule ${rule}` : rule;
}

function place({ rule, heading, lines }: Omit<Source, "again">): string {
  return [ruleWords(rule), heading ?? "", lineWords(lines)].filter((part) => part !== "").join(", ");
}
