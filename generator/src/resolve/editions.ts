import { type Diagnostic, isError, type Report } from "../diagnostics/diagnostic.ts";
import type { EditionId, Erratum, Table } from "../model/index.ts";
import { ask } from "../questions/index.ts";
import { shapes } from "../shapes/index.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import { validateTree } from "../validate/index.ts";
import type { TableInput } from "../validate/input.ts";
import { overlay } from "./overlay.ts";
import type { Printed } from "./printed.ts";

/**
 * Reads the tables of a book as printed, and again those that errata change.
 * @param withheld tables with errors; those found here are added
 */
export function readEditions(
  inputs: readonly TableInput[],
  roots: ReadonlyMap<string, Printed>,
  errata: readonly Erratum[],
  withheld: Set<string>,
  report: Report,
): Readonly<Record<EditionId, readonly Table[]>> {
  const { inPrint, inRevision } = needlessExcuses(errata);
  const printed = readTables(inputs, withheld, report, inPrint);
  const changed = overlay(roots, withheld, errata, report);
  const corrected = revise(inputs, changed, report);
  const revised = readTables(corrected, withheld, report, inRevision);
  const current = new Map([...printed, ...revised]);
  const order = inputs.map(({ id }) => id);
  return { current: inOrder(order, current), "as-printed": inOrder(order, printed) };
}

/** Whether the findings of a table are acceptable. */
type Excuse = (found: Diagnostic, table: string) => boolean;

/**
 * The print may need a policy or an exception that its correction does not, or the other way round. A table states them
 * once for both editions, so only what neither needs is a mistake.
 */
function needlessExcuses(errata: readonly Erratum[]): { readonly inPrint: Excuse; readonly inRevision: Excuse } {
  const applied = errata.filter(({ lifecycle }) => lifecycle.state === "applied");
  const touched = new Set(applied.flatMap(({ changes }) => changes.map(({ at }) => at.split("/")[0])));
  const needless = new Set<string>();
  const isNeedless = ({ code }: Diagnostic) => code === "axis/policy-needless" || code === "axis/exception-needless";
  const name = ({ code, span }: Diagnostic) => `${code} ${span.file.path} ${span.start}`;
  return {
    inPrint(found, table) {
      const excused = isNeedless(found) && touched.has(table);
      if (excused) needless.add(name(found));
      return excused;
    },
    inRevision: (found) => isNeedless(found) && !needless.has(name(found)),
  };
}

/** Reads tables. One with errors is withheld and the rest continue. */
function readTables(
  inputs: readonly TableInput[],
  withheld: Set<string>,
  report: Report,
  excuse: Excuse,
): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  for (const input of inputs) {
    const found: Diagnostic[] = [];
    const tell: Report = (one) => void (excuse(one, input.id) || found.push(one));
    const table = shapes[input.kind.shape].read(input, tell);
    if (table) ask(table, input, tell);
    for (const one of found) report(one);
    if (table && !found.some(isError)) tables.set(input.id, table);
    else withheld.add(input.id);
  }
  return tables;
}

/** The tables errata change, judged again by their schemas with the new cells in place. */
function revise(inputs: readonly TableInput[], changed: ReadonlyMap<string, SyntaxMap>, report: Report) {
  return inputs.flatMap((input): TableInput[] => {
    const root = changed.get(input.id);
    if (!root) return [];
    const found = validateTree(root, input.validate, input.scope);
    for (const one of found) report(one);
    return found.some(isError) ? [] : [{ ...input, root }];
  });
}

function inOrder(ids: readonly string[], tables: ReadonlyMap<string, Table>): readonly Table[] {
  return ids.flatMap((id) => tables.get(id) ?? []);
}
