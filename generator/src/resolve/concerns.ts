import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { isHeaded, stepsOf } from "../model/address.ts";
import type { Erratum, InnerRow, Row, Table } from "../model/index.ts";
import { rowsOf } from "../model/rows-of.ts";
import type { Span } from "../source/source-file.ts";
import { childList, type SyntaxMap } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import { isStated, nodeAt, type Printed } from "./printed.ts";

/** Refuses an open question about a table, row or cell that does not exist: nobody would ever see it. */
export function checkConcerns(
  errata: readonly Erratum[],
  roots: ReadonlyMap<string, SyntaxMap>,
  tables: readonly Table[],
  printed: ReadonlyMap<string, Printed>,
  withheld: ReadonlySet<string>,
  report: Report,
): void {
  for (const { id, concerns } of errata) {
    const places = childList(roots.get(id) as SyntaxMap, "concerns")?.items ?? [];
    for (const [index, at] of concerns.entries()) {
      const place = places[index];
      const [table = "", ...path] = at.split("/");
      if (!place || withheld.has(table)) continue;
      const root = printed.get(table);
      if (isStated(root, path) && nodeAt(root?.root, path)) continue;
      const found = complaintOf(at, tables, place);
      if (found) report(found);
    }
  }
}

function complaintOf(at: string, tables: readonly Table[], place: Span): Diagnostic | null {
  const tableId = at.split("/", 1)[0] as string;
  const table = tables.find(({ id }) => id === tableId);
  let known: readonly string[] = tables.map(({ id }) => id);
  if (!table) return astray(at, 0, known, place);
  let rows: readonly (Row & Partial<InnerRow>)[] = rowsOf(table);
  for (const [depth, step] of stepsOf(at, isHeaded(table)).slice(1).entries()) {
    // Rows stand at every other place: row, loads, load; a column, or the name of rows inside, follows a row.
    if (depth % 2 === 1) {
      if (!known.includes(step)) return astray(at, depth + 1, known, place);
      rows = rows.filter(({ within }) => within === step);
      continue;
    }
    const row: (Row & { readonly nested?: readonly InnerRow[] }) | undefined = rows.find(({ id }) => id === step);
    if (!row)
      return astray(
        at,
        depth + 1,
        rows.map(({ id }) => id),
        place,
      );
    known = [...Object.keys(row.values), ...row.node.entries.keys()];
    rows = row.nested ?? [];
  }
  return null;
}

/** The complaint that an address leads nowhere at a step. */
function astray(at: string, index: number, known: readonly string[], place: Span): Diagnostic {
  const steps = at.split("/");
  const step = steps[index] as string;
  const near = nearest(step, known);
  const hint =
    near === undefined ? undefined : `write ${steps.map((one, depth) => (depth === index ? near : one)).join("/")}`;
  if (index === 0) return diagnostic("errata/table", place, { at }, { hint });
  return diagnostic("errata/address", place, { at, problem: `leads nowhere at ${step}` }, { hint });
}
