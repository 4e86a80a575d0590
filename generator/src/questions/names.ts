import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Row, Table } from "../model/index.ts";
import { placedRows } from "../model/rows-of.ts";
import { letters } from "../runtime/find.ts";
import { child } from "../source/syntax.ts";

/** Asks about a row whose name is the id, a former id or the print of another: names are exchanged more often than shared. */
export function askOfNames(table: Table, report: Report): void {
  const placed = placedRows(table);
  for (const outer of new Set(placed.map((one) => one.outer))) {
    const rows = placed.filter((one) => one.outer === outer).map(({ row }) => row);
    const owners = new Map(rows.flatMap((row) => callingsOf(row).map(([text, what]) => [text, { row, what }])));
    for (const row of rows) {
      const node = child(row.node, "name");
      const owner = node && owners.get(letters(row.name));
      if (!owner || owner.row === row || isCalled(row, row.name)) continue;
      const params = { name: row.name, row: row.id, what: owner.what, other: owner.row.id };
      const related = [{ message: `the row ${owner.row.id}`, span: owner.row.node }];
      report(diagnostic("name/another", node, params, { related }));
    }
  }
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
