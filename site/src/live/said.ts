import type { FunctionMeta } from "skirmish-tables/data";
import type { Band } from "../data/book.ts";
import { bandWords, label, lowerLabel } from "../words.ts";
import type { LiveBook, Step } from "./book.ts";
import { signed } from "./words.ts";

/** An answer in words: of a record each part by its name, of a row its name first. */
export function said(value: unknown, { words = [], unit = null }: Partial<FunctionMeta["answers"]> = {}): string {
  if (value === null || value === undefined) return "Nothing";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return unit === null ? String(value) : `${value} ${unit}`;
  if (typeof value === "string") return words.find(({ id }) => id === value)?.label ?? label(value);
  if (typeof value !== "object") return String(value);
  if ("sides" in value && "text" in value) return unit === null ? String(value.text) : `${value.text} ${unit}`;
  if (Object.keys(value).join() === "from,to") return bandWords(value as Band);
  if ("unknown" in value) return `Unknown: ${value.unknown}`;
  if ("forbidden" in value && "with" in value)
    return `${label(String(value.forbidden))} is not allowed with ${lowerLabel(String(value.with))}`;
  const { name, ...parts } = value as Readonly<Record<string, unknown>>;
  const told = Object.entries(parts).flatMap(([id, part]) => (isTold(id, part) ? [partWords(id, part)] : []));
  const text = [...(typeof name === "string" ? [name] : []), ...told].join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a step comes to: what is added with its sign, any other figure with the unit of its column. */
export function stepWords({ meta }: LiveBook, { name, table, answers }: FunctionMeta, { at, value }: Step): string {
  const [id, row, column] = at.split("/");
  if (id === table && row === undefined) return said(value, answers);
  const own = meta.tables.find((one) => one.id === id);
  if (own?.shape === "modifiers" && typeof value === "number") return signed(value);
  if (row === undefined) {
    const other = meta.functions.find((one) => one.table === id && one.name !== name);
    return said(value, other?.answers);
  }
  return said(value, { unit: own?.columns.find((one) => one.id === column)?.unit ?? null });
}

/** Ids, what is printed and what is blank say nothing more. */
function isTold(id: string, part: unknown): boolean {
  return id !== "id" && id !== "printed" && id !== "description" && part !== null && part !== undefined;
}

function partWords(id: string, part: unknown): string {
  if (typeof part === "boolean") return part ? lowerLabel(id) : `no ${lowerLabel(id)}`;
  if (typeof part === "string") return `${lowerLabel(id)} ${lowerLabel(part)}`;
  return `${lowerLabel(id)} ${Array.isArray(part) ? part.map((one) => said(one)).join(", ") : lower(said(part))}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
