import type { Table } from "../model/index.ts";
import { rowsOf } from "../model/rows-of.ts";
import { childMap, type SyntaxNode, type SyntaxScalar } from "../source/syntax.ts";

/** How a table is asked, counted or rounded, which no line prints as a figure. */
export interface Policy {
  /** Its path below the table, as readings write it. */
  readonly at: string;
  readonly node: SyntaxScalar;
}

const ofAxes: ReadonlySet<string> = new Set(["values", "unit", "domain", "dice", "tie", "below", "above", "gives"]);
/** How a row of modifiers or figures counts. */
export const rowPolicies: ReadonlySet<string> = new Set(["unit", "group", "counted"]);
const ofOperations: ReadonlySet<string> = new Set(["round", "atZero", "blankReaches"]);

/** The policies a table states, each a claim about the document. */
export function policiesOf(table: Table): readonly Policy[] {
  switch (table.shape) {
    case "lookup":
      return policiesBelow(childMap(table.root, "axes"), ofAxes, []);
    case "modifiers":
    case "constants":
      return rowsOf(table).flatMap(({ id, node }) => policiesBelow(node, rowPolicies, [id]));
    case "derived":
      return policiesBelow(table.root, ofOperations, []);
    case "catalog":
      return [];
    default:
      return table satisfies never;
  }
}

function policiesBelow(
  node: SyntaxNode | undefined,
  keys: ReadonlySet<string>,
  path: readonly string[],
): readonly Policy[] {
  if (!node) return [];
  if (node.kind === "scalar") return keys.has(path.at(-1) ?? "") ? [{ at: path.join("/"), node }] : [];
  const parts = node.kind === "list" ? node.items.map((item, at) => [String(at), item] as const) : entriesOf(node);
  return parts.flatMap(([step, part]) => policiesBelow(part, keys, [...path, step]));
}

function entriesOf({ entries }: Extract<SyntaxNode, { kind: "map" }>): readonly (readonly [string, SyntaxNode])[] {
  return [...entries].map(([key, { value }]) => [key, value] as const);
}
