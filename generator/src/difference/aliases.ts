import type { RecordValue } from "../values/value.ts";
import type { Tell } from "./change.ts";
import { record, same, text } from "./json.ts";
import type { Pair } from "./pairs.ts";

/** Tells of former ids that came or went: both are promises to an app. */
export function compareAliases([before, after]: Pair, at: string, tell: Tell): void {
  const [earlier, later] = [record(before.aliases), record(after.aliases)];
  for (const id of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
    const [was, now] = [earlier[id] ?? null, later[id] ?? null];
    if (same(was, now)) continue;
    const change = now === null ? "alias removed" : "alias added";
    tell({ at, change, part: `aliases.${id}`, was, now });
  }
}

/** Former id → present id of the rows below a path inside the table. */
export function aliasesOf(holder: RecordValue, below = ""): ReadonlyMap<string, string> {
  const inner = (path: string) => path.slice(below.length);
  const found = Object.entries(record(holder.aliases)).filter(([from]) => from.startsWith(below));
  return new Map(found.map(([from, to]) => [inner(from), inner(text(to))]));
}
