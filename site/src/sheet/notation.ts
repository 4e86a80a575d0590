import { printQuotient } from "../../../generator/src/numerals/quotient.ts";
import type { Column, Fields, Label, Value } from "../data/book.ts";
import { isBand, isDice, isFields, isLost, sameValue } from "../data/value.ts";
import { valueWords } from "../words.ts";

type Part = { readonly text: string } | { readonly field: string } | { readonly optional: readonly Part[] };
type Written = Pick<Column, "notation" | "labels" | "fields" | "default" | "called" | "fraction">;

/** A value the way its book writes it; nothing for a blank, for a lost figure, and for what the book leaves unsaid. */
export function printValue(value: Value | undefined, column: Written): string {
  if (value === null || value === undefined || isLost(value)) return "";
  const word = wordFor(value, column.labels) ?? nameOf(value, column);
  if (word !== undefined) return word;
  if (Array.isArray(value)) {
    // Words are separated by a comma and a space, note numbers by a comma, as in the books.
    const between = value.every((one) => typeof one === "number") ? "," : ", ";
    return value.map((one) => nameOf(one, column) ?? valueWords(one)).join(between);
  }
  if (!column.notation) return valueWords(value);
  if (column.fraction && typeof value === "number") return printQuotient(value);
  const fields: Fields = isFields(value) && !isDice(value) ? value : { value };
  const forms = column.notation.map(parts);
  const form = forms.find((one) => says(one, fields, column)) ?? forms[0] ?? [];
  return form.map((part) => printPart(part, fields, column)).join("");
}

/** A key of an axis as the table writes it. */
export function printKey(key: Value | undefined, axis: Pick<Written, "notation" | "labels" | "fraction">): string {
  const word = wordFor(key, axis.labels);
  if (word !== undefined) return word;
  if (axis.fraction && typeof key === "number") return printQuotient(key);
  if (!isBand(key)) return axis.notation ? printValue({ key: key ?? null }, axis) : valueWords(key);
  return printValue(key.from === key.to ? { key: key.from } : { from: key.from, to: key.to }, axis);
}

/** Whether a form writes just the fields a value has: each it must print is there, and none is left over. */
function says(form: readonly Part[], fields: Fields, column: Written): boolean {
  const must = form.flatMap((part) => ("field" in part ? [part.field] : []));
  const may = form.flatMap(fieldsIn);
  const has = Object.keys(fields).filter((id) => !sameValue(fields[id], defaultOf(id, column)));
  return must.every((id) => (fields[id] ?? null) !== null) && has.every((id) => may.includes(id));
}

function printPart(part: Part, fields: Fields, column: Written): string {
  if ("text" in part) return part.text;
  if ("field" in part) return printField(fields[part.field], fieldOf(part.field, column));
  const told = fieldsIn(part).some((id) => !sameValue(fields[id], defaultOf(id, column)));
  return told ? part.optional.map((inner) => printPart(inner, fields, column)).join("") : "";
}

function printField(value: Value | undefined, field: Omit<Written, "notation"> | undefined): string {
  if (value === null || value === undefined || isLost(value)) return "";
  if (field?.fraction && typeof value === "number") return printQuotient(value);
  return wordFor(value, field?.labels) ?? nameOf(value, field ?? {}) ?? valueWords(value);
}

function wordFor(value: Value | undefined, labels: readonly Label[] = []): string | undefined {
  return labels.find((one) => sameValue(one.value, value))?.printed;
}

/** What an id in a cell is called. */
export function nameOf(value: Value | undefined, { called }: Pick<Column, "called">): string | undefined {
  return typeof value === "string" ? called?.get(value) : undefined;
}

function fieldOf(id: string, { fields = [], labels }: Written): Omit<Written, "notation"> | undefined {
  return fields.find((one) => one.id === id) ?? (labels ? { labels } : undefined);
}

function defaultOf(id: string, column: Written): Value | undefined {
  return fieldOf(id, column)?.default;
}

function fieldsIn(part: Part): readonly string[] {
  if ("field" in part) return [part.field];
  return "optional" in part ? part.optional.flatMap(fieldsIn) : [];
}

/** `"{range}({penetration})[+{autofire}]"` by its parts; a backslash makes the next character a literal. */
function parts(form: string): readonly Part[] {
  const open: Part[][] = [[]];
  for (const [token] of form.matchAll(/\{\w+\}|\\.|[^{}[\]\\]+|[[\]]/g)) {
    const here = open.at(-1) as Part[];
    if (token === "[") {
      const optional: Part[] = [];
      here.push({ optional });
      open.push(optional);
    } else if (token === "]") open.pop();
    else if (token.startsWith("{")) here.push({ field: token.slice(1, -1) });
    else here.push({ text: token.startsWith("\\") ? token.slice(1) : token });
  }
  return open[0] as Part[];
}
