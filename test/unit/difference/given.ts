import { join } from "node:path";
import type { Change, Difference } from "../../../generator/src/difference/change.ts";
import { compare } from "../../../generator/src/difference/compare.ts";
import { load } from "../../../generator/src/project/load.ts";
import { compileRuleSet } from "../../../generator/src/rule-set/compile.ts";
import type { RuleSet } from "../../../generator/src/rule-set/rule-set.ts";
import { projectOf, repository } from "../../given/project.ts";

// biome-ignore lint/suspicious/noExplicitAny: the tests edit parsed JSON
export type Any = any;

const half = `kind: scale-by
title: Half the figures
function: halfOf
parameter: figures
parameterDescription: Figures of a team.
by: 1/2
round: up
`;
const base = load(join(repository, "test/diagnostics/base"));
const rules = [...base.rules, { path: "rules/house/force/half.yaml", text: half }];
const compiled = compileRuleSet(projectOf(rules, base.evidence));
if (!compiled.ruleSet) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));

/** A house's book and a club's, which has a document. */
export const books: RuleSet = compiled.ruleSet;

/** A copy of a rule set that a test may edit; nothing in it is shared between editions. */
export function copyOf(ruleSet: RuleSet): Any {
  const books = JSON.parse(JSON.stringify([...ruleSet.books]));
  return { version: ruleSet.version, books: new Map(books) };
}

/** A table of an edition, to edit. */
export function tableOf(ruleSet: Any, address: string, edition: "current" | "asPrinted" = "current"): Any {
  const [book = "", table] = address.split("/");
  const found = ruleSet.books.get(book)[edition].tables.find(({ id }: Any) => id === table);
  if (!found) throw new Error(`there is no table ${address}`);
  return found;
}

/** What differs from the books after an edit of both editions of a table. */
export function afterEdit(
  address: string,
  edit: (table: Any) => void,
  editions = ["current", "asPrinted"],
): Difference {
  const after = copyOf(books);
  for (const edition of editions) edit(tableOf(after, address, edition as "current"));
  return compare(books, after);
}

/** `at part: change`, and nothing else of each. */
export function told({ changes }: Difference): readonly string[] {
  return changes.map(({ at, part, change }: Change) => `${at}${part === undefined ? "" : ` ${part}`}: ${change}`);
}

export function rowOf(table: Any, id: string): Any {
  return (table.rows ?? table.modifiers ?? table.constants).find((row: Any) => row.id === id);
}
