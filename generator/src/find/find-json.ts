import { jsonText } from "../format/json.ts";
import { positionAt } from "../source/source-file.ts";
import type { Findings } from "./find.ts";

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
