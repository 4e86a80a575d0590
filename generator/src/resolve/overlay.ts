import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Change, Erratum } from "../model.ts";
import { nearest } from "../suggest.ts";
import { childText, type SyntaxMap, type SyntaxNode, type SyntaxScalar } from "../syntax.ts";
import type { Report } from "./input.ts";

/** Word that stands for "there is no such cell" in an erratum. */
const absent = "absent";

/** A table as printed: its tree, and which fields of a row make its id. */
export interface Printed {
  readonly root: SyntaxMap;
  readonly keys: readonly string[];
}

/**
 * Lays accepted errata over the printed tables.
 * @param tables the tables of the book by id
 * @param withheld tables with errors of their own; errata of them wait in silence
 * @returns the roots of the tables that change; the others stay as they are
 */
export function overlay(
  tables: ReadonlyMap<string, Printed>,
  withheld: ReadonlySet<string>,
  errata: readonly Erratum[],
  report: Report,
): ReadonlyMap<string, SyntaxMap> {
  const changed = new Map<string, SyntaxMap>();
  const owner = new Map<string, Erratum>();
  for (const erratum of errata.filter(({ status }) => status === "accepted")) {
    for (const change of erratum.changes) {
      const other = owner.get(change.at);
      if (other) {
        const related = [{ message: `corrected by ${other.id}`, span: { file: other.file, start: 0, end: 0 } }];
        report(diagnostic("errata/twice", change.span, { at: change.at, other: other.id }, { related }));
        continue;
      }
      owner.set(change.at, erratum);
      if (change.was === change.now) continue;
      const [table = "", ...path] = change.at.split("/");
      const printed = tables.get(table);
      if (withheld.has(table)) continue;
      if (!printed) {
        const near = nearest(table, tables.keys());
        const params = { at: change.at, problem: `names no table of this book` };
        const hint = near === undefined ? undefined : `write ${[near, ...path].join("/")}`;
        report(diagnostic("errata/address", change.span, params, { hint }));
        continue;
      }
      const root = changed.get(table) ?? printed.root;
      const result = applied(root, ["rows", ...path], printed.keys, change, report);
      if (result) changed.set(table, result as SyntaxMap);
    }
  }
  return changed;
}

/** A copy of the node with the change made below it, or null after a complaint. */
function applied(
  node: SyntaxNode,
  path: readonly string[],
  keys: readonly string[],
  change: Change,
  report: Report,
): SyntaxNode | null {
  const [step = "", ...rest] = path;
  if (node.kind === "scalar") return lost(step, [], change, report);
  if (node.kind === "list") {
    const at = node.items.findIndex((item) => item.kind === "map" && rowId(item, keys) === step);
    const item = node.items[at];
    if (!item)
      return lost(
        step,
        node.items.flatMap((row) => (row.kind === "map" ? [rowId(row, keys)] : [])),
        change,
        report,
      );
    const below = applied(item, rest, keys, change, report);
    return below && { ...node, items: node.items.map((other, index) => (index === at ? below : other)) };
  }
  const entries = new Map(node.entries);
  const entry = entries.get(step);
  if (rest.length === 0) {
    // A column no row has may still be added; one that should be there and is not was mistyped.
    const mistyped = !entry && change.was !== null && nearest(step, entries.keys()) !== undefined;
    return mistyped ? lost(step, [...entries.keys()], change, report) : put(node, step, change, report);
  }
  if (!entry) return lost(step, [...entries.keys()], change, report);
  const below = applied(entry.value, rest, keys, change, report);
  return below && { ...node, entries: entries.set(step, { ...entry, value: below }) };
}

function put(node: SyntaxMap, column: string, change: Change, report: Report): SyntaxMap | null {
  const entries = new Map(node.entries);
  const entry = entries.get(column);
  const found = entry?.value.kind === "scalar" ? entry.value.text : entry ? "a group of fields" : absent;
  if (found !== (change.was ?? absent)) {
    const related = entry ? [{ message: "printed here", span: entry.value }] : [];
    const hint = entry?.value.kind === "scalar" ? `write was: ${entry.value.text}` : undefined;
    const params = { at: change.at, was: change.was ?? absent, found };
    report(diagnostic("errata/was", change.span, params, { related, hint }));
    return null;
  }
  if (change.now === null) entries.delete(column);
  else entries.set(column, { key: entry?.key ?? scalar(column, change), value: scalar(change.now, change) });
  return { ...node, entries };
}

function scalar(text: string, { nowSpan }: Change): SyntaxScalar {
  return { kind: "scalar", text, quoted: false, file: nowSpan.file, start: nowSpan.start, end: nowSpan.end };
}

/** The id of a lookup row: its own, or the text of its keys. */
export function rowId(row: SyntaxMap, keys: readonly string[]): string {
  return childText(row, "id") ?? keys.map((key) => childText(row, key) ?? "").join(" ");
}

function lost(step: string, known: readonly string[], change: Change, report: Report): null {
  const near = nearest(step, known);
  const params = { at: change.at, problem: `leads nowhere at ${step}` };
  const path = change.at.split("/");
  const meant = path.map((part, at) => (at === path.lastIndexOf(step) ? near : part)).join("/");
  const hint = near === undefined ? undefined : `write ${meant}`;
  report(diagnostic("errata/address", change.span, params, { hint }));
  return null;
}
