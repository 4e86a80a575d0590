import { suggest } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Constant, LookupTable, Table } from "../model/index.ts";
import type { Span } from "../source/source-file.ts";
import { child, childText, type SyntaxMap } from "../source/syntax.ts";
import { isUnknown } from "../values/value.ts";
import { lookupFigure, numberParts } from "./lookup-figure.ts";
import type { KnownTables } from "./operation.ts";
import { readShare } from "./read.ts";

type Of<S extends Table["shape"]> = Extract<Table, { shape: S }>;

const described = {
  catalog: "a catalog",
  lookup: "a lookup table",
  modifiers: "a table of modifiers",
  constants: "a table of figures",
  derived: "a derived table",
};

/** What no operation can take of a table: a sum that may be a word, rows of which it is not said which are meant. */
function refusedOf(table: Table): string | null {
  if (table.shape === "modifiers" && (table.outcomes ?? []).length > 0) return "without outcomes";
  return table.shape === "catalog" && table.nested.length > 1 ? "with one column of rows at most" : null;
}

/** The table a field names, if it is of the shape the operation needs; else a complaint and undefined. */
export function expectTable<S extends Table["shape"]>(
  root: SyntaxMap,
  field: string,
  shape: S,
  known: KnownTables,
  report: Report,
): Of<S> | undefined {
  return expectTableAt(child(root, field) ?? root, childText(root, field) ?? "", shape, known, report);
}

/** The table a text at a place names, if it is of the shape the operation needs; else a complaint and undefined. */
export function expectTableAt<S extends Table["shape"]>(
  node: Span,
  text: string,
  shape: S,
  { tables, withheld }: KnownTables,
  report: Report,
): Of<S> | undefined {
  if (withheld.has(text)) return undefined;
  const found = tables.get(text);
  if (!found) {
    report(diagnostic("table/table-unknown", node, { text }, suggest(node, text, tables.keys())));
    return undefined;
  }
  const refused = found.shape === shape ? refusedOf(found) : "";
  if (refused === null) return found as Of<S>;
  const expected = `${described[shape]} ${refused}`.trim();
  report(diagnostic("table/wrong-shape", node, { text, expected }));
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
  return expectColumnAt(child(root, field) ?? root, name, known, table, report);
}

/** Complains at a place that a table has no such column or axis. */
export function expectColumnAt(
  node: Span,
  name: string,
  known: readonly string[],
  table: string,
  report: Report,
): boolean {
  if (known.includes(name)) return true;
  report(diagnostic("table/column-unknown", node, { column: name, table }, suggest(node, name, known)));
  return false;
}

/**
 * Complains about a lookup without a number, or whose answer has several parts and `column` must name one.
 * @param asked the key under which an author names the number
 */
export function expectNumber(
  node: Span,
  table: LookupTable,
  column: Span | null,
  name: string | null,
  report: Report,
  asked = "column:",
): void {
  if (lookupFigure(table, name)) return;
  const parts = numberParts(table);
  if (column && name !== null) {
    expectColumnAt(column, name, parts, table.id, report);
    return;
  }
  if (parts.length === 0) {
    report(diagnostic("table/wrong-shape", node, { text: table.id, expected: "a lookup that gives a number" }));
    return;
  }
  const hint = `name the number with ${asked} ${parts.join(" or ")}`;
  report(diagnostic("field/missing", node, { key: asked.split(":")[0] ?? asked, where: "this file" }, { hint }));
}

/** Complains about a text that is not among the rows or keys of a table. */
export function expectRowOf(node: Span, text: string, ids: readonly string[], target: string, report: Report): void {
  if (ids.includes(text)) return;
  report(diagnostic("table/reference", node, { text, target }, suggest(node, text, ids)));
}

/** The figure `table/row` names under a field, a number or one lost in print; else a complaint and undefined. */
export function expectConstant(
  root: SyntaxMap,
  field: string,
  known: KnownTables,
  report: Report,
): Constant | undefined {
  const node = child(root, field) ?? root;
  const text = childText(root, field) ?? "";
  const [id = "", row = "", more] = text.split("/");
  if (id === "" || row === "" || more !== undefined) {
    report(diagnostic("cell/notation", node, { text, form: "table/row, such as door-figures/needed" }));
    return undefined;
  }
  const table = expectTableAt(node, id, "constants", known, report);
  const found = table?.constants.find((one) => one.id === row || one.aliases.includes(row));
  if (table && !found) {
    const ids = table.constants.map((one) => one.id);
    expectRowOf(node, row, ids, id, report);
  }
  if (!found || typeof found.value === "number" || isUnknown(found.value)) return found;
  report(diagnostic("table/wrong-shape", node, { text, expected: "a number" }));
  return undefined;
}

/** Complains unless a text is a whole number or a fraction. */
export function expectShare(root: SyntaxMap, field: string, report: Report): void {
  const node = child(root, field);
  const text = childText(root, field) ?? "";
  if (!node || readShare(text)) return;
  report(diagnostic("cell/notation", node, { text, form: "a whole number or a fraction, such as 2 or 1/2" }));
}
