import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Table } from "../model.ts";
import type { Report } from "../resolve/input.ts";
import { nearest } from "../suggest.ts";
import { child, childText, type SyntaxMap } from "../syntax.ts";
import type { KnownTables } from "./operation.ts";

type Of<S extends Table["shape"]> = Extract<Table, { shape: S }>;

const described = {
  catalog: "a catalog",
  lookup: "a lookup table",
  modifiers: "a table of modifiers",
  constants: "a table of figures",
  derived: "a derived table",
};

/** The table a field names, if it is of the shape the operation needs; else a complaint and undefined. */
export function expectTable<S extends Table["shape"]>(
  root: SyntaxMap,
  field: string,
  shape: S,
  { tables, withheld }: KnownTables,
  report: Report,
): Of<S> | undefined {
  const node = child(root, field) ?? root;
  const text = childText(root, field) ?? "";
  if (withheld.has(text)) return undefined;
  const found = tables.get(text);
  if (!found) {
    const near = nearest(text, tables.keys());
    report(diagnostic("table/table-unknown", node, { text }, { hint: near && `did you mean ${near}?` }));
    return undefined;
  }
  if (found.shape === shape) return found as Of<S>;
  report(diagnostic("table/wrong-shape", node, { text, expected: described[shape] }));
  return undefined;
}

/** Complains that a table has no such column or axis. */
export function expectColumn(
  root: SyntaxMap,
  field: string,
  name: string,
  known: readonly string[],
  table: string,
  report: Report,
): boolean {
  if (known.includes(name)) return true;
  const near = nearest(name, known);
  const node = child(root, field) ?? root;
  report(diagnostic("table/column-unknown", node, { column: name, table }, { hint: near && `did you mean ${near}?` }));
  return false;
}
