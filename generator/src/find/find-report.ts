import { jsonText } from "../format/json.ts";
import { paintIn } from "../format/paint.ts";
import { visible } from "../format/visible.ts";
import { positionAt } from "../source/source-file.ts";
import type { Entry } from "./entry.ts";
import type { Findings } from "./find.ts";

/** More than a screen holds is no answer. */
const shown = 20;

interface TextOptions {
  /** Stands before every path, so that it can be clicked. */
  readonly prefix: string;
  /** Columns of the terminal, or null where nothing need fit. */
  readonly width: number | null;
  readonly color: boolean;
}

/** `path:line  address  what`, best first. */
export function findingsText(
  query: string,
  { entries, suggestion }: Findings,
  { prefix, width, color }: TextOptions,
): string {
  const paint = paintIn(color);
  if (entries.length === 0) {
    const meant = suggestion === null ? "" : ` (did you mean ${visible(suggestion)}?)`;
    return `nothing is called ${visible(query)}${meant}\n`;
  }
  const few = entries.slice(0, shown);
  const lines = few.map((entry) => {
    const place = placeOf(entry, prefix);
    const before = `${place}  ${entry.address}  `;
    const what = cut(visible(entry.what), width === null ? 100 : Math.max(40, width - before.length));
    return `${paint.place(place)}  ${paint.hint(entry.address)}  ${what}\n`;
  });
  const more = entries.length - few.length;
  return lines.join("") + (more > 0 ? `${paint.faint(`… and ${more} more; another word narrows it`)}\n` : "");
}

function placeOf({ span }: Entry, prefix: string): string {
  return `${prefix}${visible(span.file.path)}:${positionAt(span.file, span.start).line}`;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/**
 * What was found, for tools; described by `schema/find.schema.json`.
 * @param prefix stands before every path
 */
export function findingsJson(query: string, { entries, suggestion }: Findings, prefix: string): string {
  const places = entries.map(({ kind, address, what, span }) => {
    const { line, column } = positionAt(span.file, span.start);
    return { path: prefix + span.file.path, line, column, kind, address, what };
  });
  return jsonText({ version: 1, query, found: entries.length, suggestion, places });
}
