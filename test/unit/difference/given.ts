import type { Change, Difference } from "../../../generator/src/difference/change.ts";
import { compare } from "../../../generator/src/difference/compare.ts";
import { load } from "../../../generator/src/project/load.ts";
import { compileRuleSet } from "../../../generator/src/rule-set/compile.ts";
import type { RuleSet } from "../../../generator/src/rule-set/rule-set.ts";
import { repository } from "../../given/project.ts";

// biome-ignore lint/suspicious/noExplicitAny: the tests edit parsed JSON
export type Any = any;

const compiled = compileRuleSet(load(repository)).ruleSet;
if (!compiled) throw new Error("the rules of this repository do not compile");

/** The five real books. */
export const real: RuleSet = compiled;

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

/** What differs from the real books after an edit of both editions of a table. */
export function afterEdit(
  address: string,
  edit: (table: Any) => void,
  editions = ["current", "asPrinted"],
): Difference {
  const after = copyOf(real);
  for (const edition of editions) edit(tableOf(after, address, edition as "current"));
  return compare(real, after);
}

/** `at part: change`, and nothing else of each. */
export function told({ changes }: Difference): readonly string[] {
  return changes.map(({ at, part, change }: Change) => `${at}${part === undefined ? "" : ` ${part}`}: ${change}`);
}

export function rowOf(table: Any, id: string): Any {
  return (table.rows ?? table.modifiers ?? table.constants).find((row: Any) => row.id === id);
}
