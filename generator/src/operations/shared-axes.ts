import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, LookupTable } from "../model/index.ts";
import type { Add } from "../model/operation.ts";
import type { Span } from "../source/source-file.ts";

/** An axis that one or more lookups have, as a function asks for it. */
export interface SharedAxis {
  readonly axis: Axis;
  /** The first lookup that has it. */
  readonly table: LookupTable;
  /** Only optional lookups have it, so it may be left out. */
  readonly optional: boolean;
}

/** The axes of several lookups, each id once; optional ones come last. */
export function sharedAxes(tables: readonly LookupTable[], optional: readonly LookupTable[]): readonly SharedAxis[] {
  const found = new Map<string, SharedAxis>();
  for (const table of [...tables, ...optional]) {
    for (const axis of table.axes) {
      if (!found.has(axis.id)) found.set(axis.id, { axis, table, optional: !tables.includes(table) });
    }
  }
  return [...found.values()];
}

/** Which part of the answer of a lookup is added; null where the answer is the number. */
export function partOf(columns: Add["columns"], id: string): string | null {
  return columns && Object.hasOwn(columns, id) ? (columns[id] ?? null) : null;
}

/** Complains about axes that share an id and accept different values. */
export function expectSameAxes(named: readonly { readonly table: LookupTable; readonly at: Span }[], report: Report) {
  const owners = new Map<string, { readonly axis: Axis; readonly table: LookupTable }>();
  for (const { table, at } of named) {
    for (const axis of table.axes) {
      const owner = owners.get(axis.id);
      if (!owner) owners.set(axis.id, { axis, table });
      if (!owner || sameValues(axis, owner.axis)) continue;
      const expected = `${valuesOf(owner.axis)}, as ${axis.id} of ${owner.table.id} is`;
      report(diagnostic("table/wrong-shape", at, { text: `${axis.id} of ${table.id}`, expected }));
    }
  }
}

function sameValues(one: Axis, other: Axis): boolean {
  if (one.match.kind === "exact" && other.match.kind === "exact") {
    return one.keys.length === other.keys.length && one.keys.every((key) => other.keys.includes(key));
  }
  const numbers = one.match.kind !== "exact" && other.match.kind !== "exact";
  return numbers && one.unit === other.unit && one.whole === other.whole;
}

function valuesOf({ match, keys, whole, unit }: Axis): string {
  if (match.kind === "exact") return `one of ${keys.join(", ")}`;
  return `a ${whole ? "whole " : ""}number${unit === null ? "" : ` of ${unit}`}`;
}
