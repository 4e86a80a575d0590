import type { Aliases, Erratum } from "../model/index.ts";
import { childList, type SyntaxMap } from "../source/syntax.ts";
import { rowsById } from "../tables/rows-by-id.ts";
import type { Printed } from "./printed.ts";

/**
 * The errata with every address in present ids. A released erratum is never edited, so the ids it was written with
 * must lead to the same cells after a table or row was renamed.
 */
export function inPresentIds(
  errata: readonly Erratum[],
  tables: ReadonlyMap<string, Printed>,
  renamed: Aliases,
): readonly Erratum[] {
  const present = (steps: readonly string[]) => presentSteps(steps, tables, renamed);
  return errata.map((erratum) => ({
    ...erratum,
    changes: erratum.changes.map((change) => {
      const steps = present(change.steps);
      return { ...change, steps, at: steps.join("/") };
    }),
    concerns: erratum.concerns.map((at) => present(at.split("/")).join("/")),
  }));
}

/** The present id of a table. */
export function presentTable(id: string, tables: ReadonlyMap<string, Printed>, renamed: Aliases): string {
  return (tables.has(id) ? undefined : renamed[id]) ?? id;
}

function presentSteps(
  all: readonly string[],
  tables: ReadonlyMap<string, Printed>,
  renamed: Aliases,
): readonly string[] {
  const [first = "", ...path] = all;
  const table = presentTable(first, tables, renamed);
  const printed = tables.get(table);
  if (!printed) return all;
  let rows: SyntaxMap | undefined = rowsById(printed.root, printed.keys);
  // Row ids are every other step: row, loads, load, column.
  const steps = path.map((step, depth) => {
    const isId = depth % 2 === 0;
    const id: string = isId && rows && !rows.entries.has(step) ? (renamedFrom(step, rows) ?? step) : step;
    const below = rows?.entries.get(id)?.value;
    rows = below?.kind === "map" ? below : undefined;
    return id;
  });
  return [table, ...steps];
}

function renamedFrom(alias: string, rows: SyntaxMap): string | undefined {
  const found = [...rows.entries].find(([, { value }]) => value.kind === "map" && hasAlias(value, alias));
  return found?.[0];
}

function hasAlias(row: SyntaxMap, alias: string): boolean {
  return childList(row, "aliases")?.items.some((item) => item.kind === "scalar" && item.text === alias) ?? false;
}
