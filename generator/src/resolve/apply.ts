import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Change } from "../model/index.ts";
import type { SyntaxEntry, SyntaxMap, SyntaxNode } from "../source/syntax.ts";
import { rowId } from "../tables/rows-by-id.ts";
import { nearest } from "../text/suggest.ts";
import { absent, isLost, present } from "./erratum.ts";
import { asMap } from "./printed.ts";

export interface Making {
  readonly change: Change;
  /** Which fields of a row make its id. */
  readonly keys: readonly string[];
  /** The erratum with this change, if it has others: none of them applies where this one does not fit. */
  readonly nothing: string | undefined;
  /** Whether the erratum was released, and can no longer be edited. */
  readonly isReleased: boolean;
}

/** A copy of the map with the change made at the path below it, or null after a complaint. */
export function makeChange(node: SyntaxMap, path: readonly string[], making: Making, report: Report): SyntaxMap | null {
  const { change } = making;
  const [step = "", ...rest] = path;
  const entry = node.entries.get(step);
  const known = [...node.entries.keys()];
  if (rest.length === 0) {
    // A column that no row has may still be added. One that `was` says is there was mistyped.
    const mistyped = !entry && change.was !== null && nearest(step, known) !== undefined;
    if (mistyped) return leadNowhere(step, known, making, report);
    return change.whole ? putRow(node, step, making, report) : putCell(node, step, making, report);
  }
  if (!entry) return leadNowhere(step, known, making, report, inLoads(node, step) ? `loads/${step}` : undefined);
  const { value } = entry;
  if (value.kind === "scalar") return leadNowhere(rest[0] as string, [], making, report);
  const below = makeChange(value.kind === "list" ? asMap(value) : value, rest, making, report);
  if (!below) return null;
  const items = [...below.entries.values()].map((item) => item.value);
  return withEntry(node, step, { ...entry, value: value.kind === "list" ? { ...value, items } : below });
}

/** Whether a step is the id of a load whose `loads` before it was left out. */
function inLoads({ entries }: SyntaxMap, step: string): boolean {
  const loads = entries.get("loads")?.value;
  return loads?.kind === "map" && loads.entries.has(step);
}

function putCell(node: SyntaxMap, column: string, making: Making, report: Report): SyntaxMap | null {
  const { at, was, now, put, span } = making.change;
  const entry = node.entries.get(column);
  const found = entry ? cellText(entry.value) : absent;
  if (found !== (was ?? absent)) {
    const related = entry ? [{ message: "printed here", span: entry.value }] : [];
    const correct = entry?.value.kind === "scalar" ? `write was: ${entry.value.text}` : undefined;
    const hint = making.isReleased ? `restore ${was ?? absent} in the table: the erratum was released` : correct;
    const params = { nothing: making.nothing, at, was: was ?? absent, found };
    report(diagnostic("errata/was", span, params, { related, hint }));
    return null;
  }
  const key = entry?.key ?? { kind: "scalar", text: column, quoted: false, ...placeOf(put) };
  return withEntry(node, column, now === null ? null : { key, value: put });
}

function putRow(node: SyntaxMap, id: string, making: Making, report: Report): SyntaxMap | null {
  const { at, was, now, put, span } = making.change;
  const entry = node.entries.get(id);
  const complain = (problem: string, hint: string) => {
    const related = entry ? [{ message: "the row", span: entry.key }] : [];
    report(diagnostic("errata/row", span, { at, problem, nothing: making.nothing }, { hint, related }));
    return null;
  };
  if (entry && was === null) return complain("is printed already", "correct its cells, each by its own address");
  if (!entry && was !== null)
    return complain("is not printed", now === null ? "mend the address" : `write was: ${absent}, or mend the address`);
  if (entry && now !== null) return complain("is a whole row", "correct its cells, each by its own address");
  if (entry && was !== present) return complain("is a whole row", `write was: ${present} to take it out`);
  if (entry) return withEntry(node, id, null);
  if (put.kind !== "map" || isLost(put)) {
    return complain("is a whole row", "give its fields on the lines below now:, as a table would have them");
  }
  const own = making.keys.length > 0 ? rowId(put, making.keys) : id;
  if (own !== id) return complain(`is ${own} by its keys`, `write ${at.slice(0, -id.length)}${own}`);
  return withEntry(node, id, { key: { kind: "scalar", text: id, quoted: false, ...placeOf(span) }, value: put });
}

function withEntry(node: SyntaxMap, key: string, entry: SyntaxEntry | null): SyntaxMap {
  const entries = new Map(node.entries);
  if (entry) entries.set(key, entry);
  else entries.delete(key);
  return { ...node, entries };
}

function cellText(node: SyntaxNode): string {
  if (node.kind === "scalar") return node.text;
  return isLost(node) ? "unknown" : "a group of fields";
}

function placeOf({ file, start, end }: Change["span"]): Change["span"] {
  return { file, start, end };
}

function leadNowhere(
  step: string,
  known: readonly string[],
  { change, nothing }: Making,
  report: Report,
  near = nearest(step, known),
): null {
  const { at, steps: path, span } = change;
  const meant = path.map((part, index) => (index === path.lastIndexOf(step) ? near : part)).join("/");
  const hint = near === undefined ? undefined : `write ${meant}`;
  report(diagnostic("errata/address", span, { at, problem: `leads nowhere at ${step}`, nothing }, { hint }));
  return null;
}
