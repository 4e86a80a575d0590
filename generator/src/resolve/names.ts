import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Table } from "../model.ts";
import { camelCase, isReserved } from "../names.ts";
import { exportedNames } from "../sdk-names.ts";
import type { SyntaxMap } from "../syntax.ts";
import type { Report } from "./input.ts";

/** Refuses two names of a book that would be one in the SDK, whatever tables or rows they come from. */
export function checkNames(book: string, tables: readonly Table[], report: Report): void {
  const owners = new Map<string, Table>();
  for (const table of tables) {
    for (const name of exportedNames(table)) {
      const owner = owners.get(name);
      const first = owner ? `${book}/${owner.id}` : "a word of the language";
      if (owner || isReserved(name)) {
        const span = { file: table.file, start: 0, end: 0 };
        report(diagnostic("name/collision", span, { name, first, second: `${book}/${table.id}` }));
      }
      owners.set(name, table);
    }
    if (table.shape === "modifiers")
      checkRows(
        table.modifiers.map(({ id, node }) => ({ id, node })),
        report,
      );
  }
}

/** Modifier ids become parameter names, so two of a table must not meet in one. */
function checkRows(rows: readonly { readonly id: string; readonly node: SyntaxMap }[], report: Report): void {
  const owners = new Map<string, string>();
  for (const { id, node } of rows) {
    const name = camelCase(id);
    const first = owners.get(name);
    if (first !== undefined) report(diagnostic("name/collision", node, { name, first, second: id }));
    owners.set(name, id);
  }
}
