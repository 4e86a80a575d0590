import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Row, Table } from "../model/index.ts";
import { placedRows } from "../model/rows-of.ts";
import { letters } from "../runtime/find.ts";
import type { Span } from "../source/source-file.ts";
import { child, type SyntaxNode } from "../source/syntax.ts";

/**
 * Asks about a row whose name is the id, a former id or the print of another, and about two rows whose names fit each other's ids:
 * names are exchanged more often than shared.
 */
export function askOfNames(table: Table, report: Report): void {
  const placed = placedRows(table);
  for (const outer of new Set(placed.map((one) => one.outer))) {
    const rows = placed.filter((one) => one.outer === outer).map(({ row }) => row);
    const owners = new Map(rows.flatMap((row) => callingsOf(row).map(([text, what]) => [text, { row, what }])));
    const exchanged = exchangedIn(rows);
    for (const row of rows) {
      const node = child(row.node, "name");
      if (!node) continue;
      const owner = owners.get(letters(row.name));
      if (!owner || owner.row === row || isCalled(row, row.name)) {
        const other = exchanged.get(row);
        if (other) report(exchange(node, row, other));
        continue;
      }
      const params = { name: row.name, row: row.id, what: owner.what, other: owner.row.id };
      const related = [{ message: `the row ${owner.row.id}`, span: owner.row.node }];
      report(diagnostic("name/another", node, params, { related }));
    }
  }
}

/**
 * Asks about a figure in an id or a name that a cited row prints nowhere. Its printed words and its other figures are held to
 * the document; so they hold the id and the name too.
 */
export function askOfPrintedNames(table: Table, report: Report): void {
  for (const { row, outer } of placedRows(table)) {
    const name = child(row.node, "name");
    const isPrinted = typeof row.values.printed === "string";
    const print = new Set([...scalarsIn(row.node, isPrinted ? ["name"] : []), ...scalarsIn(outer?.node ?? null)]);
    const strange = (text: string) => words(text).find((word) => /\p{N}/u.test(word) && !print.has(word));
    const [inId, inName] = [strange(row.id), isPrinted && name ? strange(row.name) : undefined];
    // What is asked about a row's id is confirmed as what is asked about its name.
    const place = name ?? row.node;
    if (inId !== undefined) report(unprinted(place, "id", row.id, inId));
    if (inName !== undefined) report(unprinted(place, "name", row.name, inName));
  }
}

function unprinted(place: Span, what: string, text: string, figure: string): Diagnostic {
  return diagnostic("name/figure", place, { what, text, figure });
}

/** The words and figures of all scalars below a node. */
function scalarsIn(node: SyntaxNode | null, without: readonly string[] = []): readonly string[] {
  if (!node) return [];
  if (node.kind === "scalar") return words(node.text);
  if (node.kind === "list") return node.items.flatMap((item) => scalarsIn(item));
  const entries = [...node.entries].filter(([key]) => key !== "aliases" && !without.includes(key));
  return entries.flatMap(([, { value }]) => scalarsIn(value));
}

function exchange(place: Span, { id, name }: Row, other: Row): Diagnostic {
  const related = [{ message: `the row ${other.id}`, span: other.node }];
  return diagnostic("name/exchanged", place, { name, row: id, other: other.id }, { related });
}

/** Rows whose ids have more in common with each other's name or print than with their own: the first of two, with the other. */
function exchangedIn(rows: readonly Row[]): ReadonlyMap<Row, Row> {
  const names = new Map(rows.map((row) => [row, new Set(namesOf(row).flatMap(words))]));
  const having = new Map<string, Row[]>();
  for (const [row, own] of names) for (const word of own) having.set(word, [...(having.get(word) ?? []), row]);
  const share = (id: string, row: Row) => words(id).filter((word) => names.get(row)?.has(word)).length;
  const fits = (row: Row, other: Row) => share(row.id, other) > share(row.id, row);
  const found = new Map<Row, Row>();
  for (const row of rows) {
    const strange = words(row.id).filter((word) => !names.get(row)?.has(word));
    const others = strange.flatMap((word) => having.get(word) ?? []);
    const other = others.find((one) => fits(row, one) && fits(one, row));
    if (other && found.get(other) !== row) found.set(row, other);
  }
  return found;
}

function namesOf({ name, values }: Row): readonly string[] {
  return typeof values.printed === "string" ? [name, values.printed] : [name];
}

/** `hard-vacc-suit-tl8` → hard, vacc, suit, tl, 8 */
function words(text: string): readonly string[] {
  return (
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}

function isCalled(row: Row, name: string): boolean {
  return callingsOf(row).some(([text]) => text === letters(name));
}

/** What a row is found by beside its name; what is surest comes last. */
function callingsOf({ id, aliases, values }: Row): readonly (readonly [text: string, what: string])[] {
  const printed = typeof values.printed === "string" ? [[letters(values.printed), "print"] as const] : [];
  const former = aliases.map((alias) => [letters(alias), "former id"] as const);
  return [...printed, ...former, [letters(id), "id"]];
}
