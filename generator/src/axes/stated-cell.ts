import { write } from "../diagnostics/cure.ts";
import { diagnostic, type Report, withCure } from "../diagnostics/diagnostic.ts";
import { readCell } from "../kinds/cells.ts";
import type { Column } from "../model/index.ts";
import type { SyntaxNode } from "../source/syntax.ts";
import { repaired } from "../validate/repair.ts";
import type { Value } from "../values/value.ts";
import type { Keyword, Scope } from "../vocabulary/keyword.ts";
import { notation } from "../vocabulary/notation.ts";
import { decimal } from "../vocabulary/numbers.ts";
import { words } from "../vocabulary/words.ts";

/**
 * Reads the cell a `below` or `above` states. The axis schema is the same for every kind, so what the cell may hold is
 * judged here, by the columns a row of the table has.
 * @returns undefined after a complaint
 */
export function readStatedCell(
  node: SyntaxNode,
  columns: readonly Column[],
  scope: Scope,
  report: Report,
): Value | undefined {
  const [column, second] = columns;
  if (!column || second) {
    const hint = "write none, clamp or error";
    report(diagnostic("axis/policy-cell", node, { count: columns.length }, { hint }));
    return undefined;
  }
  const [keyword, argument] = judgeOf(column);
  const found = keyword?.check(node, argument, scope, {}) ?? null;
  if (!found) return readCell(node, column);
  const meant = column.notation && node.kind === "scalar" ? repaired(column.notation, node.text) : undefined;
  report(meant === undefined ? found : withCure(found, write(node, meant)));
  return undefined;
}

function judgeOf({ notation: written, type }: Column): readonly [Keyword | null, unknown] {
  if (written) return [notation, written.definition];
  if (type.type === "number") return [decimal, type.whole ? "whole" : "any"];
  if (type.type === "boolean") return [words, ["true", "false"]];
  return type.type === "word" ? [words, type.words] : [null, null];
}
