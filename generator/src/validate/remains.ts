import { asRows } from "../columns/as-rows.ts";
import { type Diagnostic, isError } from "../diagnostics/diagnostic.ts";
import type { TableFile } from "../project/layout.ts";
import { childText, type SyntaxMap } from "../source/syntax.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { validateTree } from "./index.ts";
import type { Language } from "./language.ts";

/**
 * Mistakes in what is left of a table once its unreadable lines are taken out. Only what one cell says of itself counts: a
 * field that is missing may stand on one of those lines.
 */
export function judgeRemains(
  { family }: TableFile,
  left: SyntaxMap,
  language: Language,
  scope: Scope,
): readonly Diagnostic[] {
  const root = asRows(left, () => {}) ?? left;
  const kind = childText(root, "kind") ?? "";
  if (!language.kindsOf(family).includes(kind)) return [];
  const validate = language.kindOf(family, kind, root, scope, () => {})?.validate;
  const found = validate ? validateTree(root, validate, scope) : [];
  return found.filter((one) => isError(one) && ofOneCell.test(one.code));
}

const ofOneCell = /^(?:cell\/(?!type$|range$)|name\/id$|field\/unknown$)/;
