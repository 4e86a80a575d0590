import { understand } from "../compile.ts";
import { type Diagnostic, inOrder, isError } from "../diagnostics/diagnostic.ts";
import { documentsOf } from "../emit/json/document.ts";
import type { Model } from "../model/index.ts";
import type { Project } from "../project/project.ts";
import type { RuleSet } from "./rule-set.ts";

/** The rule set of a project, or why there is none. */
export interface CompiledRuleSet {
  /** `null` while the rules have errors. */
  readonly ruleSet: RuleSet | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles rules in memory. They are not held against the documents: a difference is worth seeing most where a figure
 * is wrong.
 * @throws SchemaProblem where a schema of the project cannot be used
 */
export function compileRuleSet(project: Project, found: readonly Diagnostic[] = []): CompiledRuleSet {
  const diagnostics = [...found];
  const model = understand(project, (one) => void diagnostics.push(one));
  if (diagnostics.some(isError)) return { ruleSet: null, diagnostics: inOrder(diagnostics) };
  return { ruleSet: ruleSetOf(model), diagnostics: inOrder(diagnostics) };
}

/** The rule set of a model that holds no errors. */
export function ruleSetOf({ version, books }: Pick<Model, "version" | "books">): RuleSet {
  return { version, books: new Map(books.map((book) => [book.id, documentsOf(book, version)])) };
}
