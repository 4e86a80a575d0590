import { suggest } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Chain } from "../model/chain.ts";
import type { LookupTable, Table } from "../model/index.ts";
import { child, childText, type SyntaxNode } from "../source/syntax.ts";
import { referenceIn } from "./chain-values.ts";
import type { KnownTables } from "./operation.ts";

/** Below a node, the word a condition waits for (`when: permission, is: harder`) is one that its step may answer. */
export function checkConditions(node: SyntaxNode, chain: Chain, tables: KnownTables, report: Report): void {
  if (node.kind === "list") for (const item of node.items) checkConditions(item, chain, tables, report);
  if (node.kind !== "map") return;
  for (const { value } of node.entries.values()) checkConditions(value, chain, tables, report);
  const when = childText(node, "when");
  const is = child(node, "is");
  const found = when === undefined ? null : referenceIn(chain, when);
  if (found?.kind !== "answer" || is?.kind !== "scalar") return;
  const asked = chain.steps.find(({ name }) => name === found.step)?.ask;
  const words = answerWords(tables.tables.get(asked ?? ""), found.field);
  if (words.length === 0 || words.includes(is.text)) return;
  report(
    diagnostic("cell/not-allowed", is, { text: is.text, allowed: words.join(" or ") }, suggest(is, is.text, words)),
  );
}

/** The words a function may answer with, whole or in a field; none where it answers otherwise. */
function answerWords(table: Table | undefined, field: string | null): readonly string[] {
  if (table?.shape === "lookup") return wordsOf(table, field);
  if (table?.shape !== "derived") return [];
  const { operation } = table;
  if (operation.operation === "compare" && field === null) return [operation.positive, operation.otherwise];
  return operation.operation === "band-by" && field === "band" ? operation.columns : [];
}

/** The words of a lookup's cell, or of its column of a name; its sole column needs none. */
export function wordsOf({ result }: LookupTable, field: string | null): readonly string[] {
  const columns = result.layout === "matrix" ? [result.cell] : result.columns;
  const column =
    field === null ? (columns.length === 1 ? columns[0] : undefined) : columns.find(({ id }) => id === field);
  return column?.type.type === "word" ? column.type.words : [];
}
