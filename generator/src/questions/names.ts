import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Row, Table } from "../model/index.ts";
import { placedRows } from "../model/rows-of.ts";
import { letters } from "../runtime/find.ts";
import type { Span } from "../source/source-file.ts";
import { child } from "../source/syntax.ts";

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
