import { printDecimal } from "../reading/numeral.ts";
import { isUnknown, type Value } from "../value.ts";

/**
 * What a table publishes at an address inside it, as a reading writes it; null where the address leads nowhere.
 * @param data the list of a catalog or lookup; modifiers, constants by id
 * @param path `row[/loads/load]/column`, a field of a record after it, or `noteLegend/2/recoil`
 */
export function readingAt(data: object, path: string): string | null {
  const [, note, column] = /^noteLegend\/(\d+)\/([^/]+)$/.exec(path) ?? [];
  const found = column === undefined ? valueAt(data, path) : noteValue(data, Number(note), column);
  return found === undefined ? null : readingText(found);
}

/** A value as a person writes it down. */
export function readingText(value: Value): string {
  if (value === null) return "blank";
  if (typeof value === "number") return printDecimal(value);
  if (typeof value !== "object") return String(value);
  if (isUnknown(value)) return "unknown";
  if (Array.isArray(value)) return value.map((item: Value) => readingText(item)).join(", ");
  return Object.entries(value)
    .map(([field, one]) => `${field} ${readingText(one)}`)
    .join(", ");
}

function valueAt(node: unknown, path: string): Value | undefined {
  if (path === "") return node as Value;
  // A constant is published as its value alone.
  if (typeof node !== "object" || node === null) return path === "value" ? (node as Value) : undefined;
  const below = Array.isArray(node) ? node.map((row): [string, unknown] => [row.id, row]) : Object.entries(node);
  // An id may hold a slash itself.
  const next = below.filter(([id]) => path === id || path.startsWith(`${id}/`)).sort(([a], [b]) => b.length - a.length);
  const [step] = next;
  return step && valueAt(step[1], path.slice(step[0].length + 1));
}

/** What all rows that carry a note have; a list where they differ, which reads unlike any one of them. */
function noteValue(data: object, note: number, column: string): Value | undefined {
  const carrying = recordsIn(data).filter(({ notes }) => Array.isArray(notes) && notes.includes(note));
  const found = [...new Set(carrying.map((row) => row[column] as Value))];
  return found.length > 1 ? found : found[0];
}

function recordsIn(node: unknown): readonly Record<string, unknown>[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(recordsIn);
  return Array.isArray(node) ? below : [node as Record<string, unknown>, ...below];
}
