import { printDecimal } from "../numerals/numeral.ts";
import { isUnknown, type Value } from "../values/value.ts";

/**
 * What a table publishes at an address inside it, as a reading writes it; null where the address leads nowhere.
 * @param data the list of a catalog or lookup; modifiers, constants by id
 * @param path `row[/loads/load]/column`, a field of a record after it, or `noteLegend/2/recoil`
 */
export function writtenCellAt(data: object, path: string): string | null {
  const [, note, column] = /^noteLegend\/(\d+)\/([^/]+)$/.exec(path) ?? [];
  const found = column === undefined ? valueAt(data, path) : noteValue(data, Number(note), column);
  return found === undefined ? null : writtenValue(found);
}

/** Whether an address inside a published table belongs to one of its rows, or to a note that rows carry. */
export function isOfRow(data: object, path: string): boolean {
  const rows = partsOf(data);
  const steps = path.split("/");
  return steps[0] === "noteLegend" || steps.some((_, at) => rows.has(steps.slice(0, at + 1).join("/")));
}

/** A value as a person writes it down. */
export function writtenValue(value: Value): string {
  if (value === null) return "blank";
  if (typeof value === "number") return printDecimal(value);
  if (typeof value !== "object") return String(value);
  if (isUnknown(value)) return "unknown";
  if (Array.isArray(value)) return value.map((item: Value) => writtenValue(item)).join(", ");
  return Object.entries(value)
    .map(([field, one]) => `${field} ${writtenValue(one)}`)
    .join(", ");
}

function valueAt(node: unknown, path: string): Value | undefined {
  if (path === "") return node as Value;
  // A constant is published as its value alone.
  if (typeof node !== "object" || node === null) return path === "value" ? (node as Value) : undefined;
  const below = partsOf(node);
  // An id may hold a slash itself.
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    const id = path.slice(0, end);
    if (below.has(id)) return valueAt(below.get(id), path.slice(end + 1));
  }
  return undefined;
}

/** Every cell of a table is read by its address, so rows are indexed by id once. */
const known = new WeakMap<object, ReadonlyMap<string, unknown>>();

function partsOf(node: object): ReadonlyMap<string, unknown> {
  const parts =
    known.get(node) ?? new Map(Array.isArray(node) ? node.map((row) => [row.id, row] as const) : Object.entries(node));
  known.set(node, parts);
  return parts;
}

/** What all rows that carry a note have. Where they differ, a list of all their values, which reads unlike any single one. */
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
