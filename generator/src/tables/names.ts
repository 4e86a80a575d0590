import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Aliases, Table } from "../model/index.ts";
import { isTaken } from "../names/runtime-names.ts";
import { exportedNames, underFormerId } from "../names/sdk-names.ts";
import { type Span, topOf } from "../source/source-file.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import { isReserved } from "../text/ids.ts";

/** Refuses two names of a book that would be one in the SDK, whatever tables they come from: one complaint per table. */
export function checkNames(book: string, tables: readonly Table[], renamed: Aliases, report: Report): void {
  const owners = new Map<string, Table>();
  for (const table of tables) {
    const former = Object.entries(renamed).filter(([, present]) => present === table.id);
    const names = [table, ...former.map(([id]) => underFormerId(table, id))].flatMap(exportedNames);
    const name = names.find((one) => owners.has(one) || isReserved(one) || isTaken(one));
    for (const one of names) if (!owners.has(one)) owners.set(one, table);
    if (name === undefined) continue;
    report(complaint(book, table, name, owners.get(name)));
  }
}

function complaint(book: string, table: Table, name: string, owner: Table | undefined): Diagnostic {
  const hint = table.shape === "derived" ? "choose another function name" : "give the file another name";
  if (!owner || owner === table) {
    const problem = "is a name the modules of the SDK use themselves";
    return diagnostic("name/id", nameOf(table), { id: name, problem }, { hint });
  }
  const related = [{ message: "the first", span: topOf(owner.file) }];
  const params = { name, first: `${book}/${owner.id}`, second: `${book}/${table.id}` };
  return diagnostic("name/collision", nameOf(table), params, { related, hint });
}

/** The place that gives a table its name in the SDK. */
function nameOf(table: Table): Span {
  if (table.shape !== "derived") return topOf(table.file);
  return table.root.entries.get("function")?.value ?? topOf(table.file);
}

/** Refuses ids of one table that would be one parameter name in the SDK. */
export function checkParameters(ids: Iterable<readonly [SyntaxScalar, string]>, report: Report): void {
  const owners = new Map<string, SyntaxScalar>();
  for (const [key, name] of ids) {
    const owner = owners.get(name);
    // `checkAliases` complains of an alias that is an id.
    if (owner && owner.text !== key.text) {
      const related = [{ message: "the first", span: owner }];
      report(diagnostic("name/collision", key, { name, first: owner.text, second: key.text }, { related }));
    }
    owners.set(name, owner ?? key);
  }
}
