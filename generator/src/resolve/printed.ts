import type { SyntaxMap, SyntaxNode } from "../source/syntax.ts";
import { rowsById } from "../tables/rows-by-id.ts";

/** A table as printed: its tree, and which fields of a row make its id. */
export interface Printed {
  readonly root: SyntaxMap;
  readonly keys: readonly string[];
  /** The columns are the headings of an axis. */
  readonly headed: boolean;
}

/** What a table says about itself rather than about its document. */
const head: ReadonlySet<string> = new Set(
  "kind title description function source family print line lines figure reading aliases".split(" "),
);

/** The keys where a table states figures beside its rows. */
const besideRows: ReadonlySet<string> = new Set(["axes", "noteLegend"]);

/**
 * Whether an address leads beside the rows, by the keys of the file: `firing-teams/by`, `hit-table/axes/roll/below/cell`. An
 * erratum may correct whatever scalar stands there.
 */
export function isStated(table: Printed | undefined, [step = ""]: readonly string[]): boolean {
  if (!table?.root.entries.has(step) || head.has(step)) return false;
  if (!table.root.entries.has("rows")) return true;
  return besideRows.has(step) && !rowsById(table.root, table.keys).entries.has(step);
}

/** The node at a path below another. Items of a list go by their index, from 0. */
export function nodeAt(node: SyntaxNode | undefined, [step, ...rest]: readonly string[]): SyntaxNode | undefined {
  if (step === undefined || node === undefined) return node;
  if (node.kind === "scalar") return undefined;
  return nodeAt(node.kind === "list" ? node.items[Number(step)] : node.entries.get(step)?.value, rest);
}

/** A list as a map by index, so that a path leads through both alike. */
export function asMap(list: Extract<SyntaxNode, { kind: "list" }>): SyntaxMap {
  const entries = list.items.map((value, index) => {
    const key = { ...value, kind: "scalar" as const, text: String(index), quoted: false };
    return [String(index), { key, value }] as const;
  });
  return { ...list, kind: "map", entries: new Map(entries) };
}
