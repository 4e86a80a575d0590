import type { Field, Fields, Values } from "./field.ts";
import { numberWords, startOf } from "./field.ts";

/** What an address says, and in words what in it could not be used. */
export interface Read<Of extends Fields> {
  readonly values: Values<Of>;
  readonly refused: readonly string[];
}

/** Reads `weapon=…&distance=250`. What is missing or cannot be is as at first, so that an old or mistyped link still opens. */
export function readState<Of extends Fields>(fields: Of, text: string): Read<Of> {
  const refused: string[] = [];
  const given: Record<string, string | number | boolean> = {};
  for (const [name, written] of new URLSearchParams(text)) {
    if (name === "back") continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) {
      refused.push(`The link has “${name}”, which is not asked here.`);
      continue;
    }
    const value = fieldValue(field, written);
    if (value === undefined) refused.push(`${field.label}: ${wanted(field, written)}`);
    else given[name] = value;
  }
  return { values: { ...startOf(fields), ...given }, refused };
}

/** The shortest text that reads back as these values: what stands as at first is left out. */
export function writeState<Of extends Fields>(fields: Of, values: Values<Of>): string {
  const said = Object.entries(fields).filter(([name, { start }]) => values[name] !== start);
  return new URLSearchParams(said.map(([name]): [string, string] => [name, textOf(values[name])])).toString();
}

function textOf(value: string | number | boolean | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/** The value of a field by its text, or undefined where the field has no such value. */
export function fieldValue(field: Field, text: string): string | number | boolean | undefined {
  switch (field.type) {
    case "choice":
      return field.options.find(({ value }) => value === text)?.value;
    case "number": {
      const isNumber = (field.whole ? /^-?\d{1,9}$/ : /^-?\d{1,9}(?:\.\d{1,9})?$/).test(text);
      const value = Number(text);
      return isNumber && value >= (field.from ?? value) && value <= (field.to ?? value) ? value : undefined;
    }
    case "tick":
      return text === "yes" ? true : text === "no" ? false : undefined;
    default:
      return field satisfies never;
  }
}

function wanted(field: Field, text: string): string {
  switch (field.type) {
    case "choice":
      return `there is no “${text}”. “${field.options.find(({ value }) => value === field.start)?.label}” stands in its place.`;
    case "number":
      return `“${text}” is no ${numberWords(field)}. ${field.start} stands in its place.`;
    case "tick":
      return `“${text}” is neither yes nor no. ${textOf(field.start)} stands in its place.`;
    default:
      return field satisfies never;
  }
}
