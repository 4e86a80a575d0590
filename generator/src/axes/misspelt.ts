import { suggest } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic, isError } from "../diagnostics/diagnostic.ts";
import type { Axis } from "../model/index.ts";
import { nearest } from "../text/suggest.ts";
import type { KeyedRow } from "./tree.ts";

/**
 * What was found of the keys of a table; where an id that one row alone has is nearly one that several have, the gaps that
 * this leaves are told as the slip they are.
 */
export function asSlips(axes: readonly Axis[], rows: readonly KeyedRow[], found: readonly Diagnostic[]) {
  if (axes.length < 2 || !found.some(isError)) return found;
  const slips = axes.flatMap((axis, depth) => (axis.match.kind === "exact" ? slipsIn(rows, depth) : []));
  return slips.length > 0 ? slips : found;
}

function slipsIn(rows: readonly KeyedRow[], depth: number): readonly Diagnostic[] {
  const ids = rows.map(({ keys }) => String(keys[depth]));
  const shared = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return rows.flatMap(({ spans }, at) => {
    const [id = "", place] = [ids[at], spans[depth]];
    if (!place || shared.has(id) || nearest(id, shared) === undefined) return [];
    const problem = "stands in this row alone, and the rows beside it are not whole";
    return [diagnostic("name/id", place, { id, problem }, suggest(place, id, shared))];
  });
}
