import { understand } from "../compile.ts";
import { type Diagnostic, inOrder, isError } from "../diagnostics/diagnostic.ts";
import { documentJson } from "../emit/json/document.ts";
import type { Project } from "../project.ts";
import type { RuleSet } from "./rule-set.ts";

/** The rule set of a project, or why there is none. */
export interface Read {
  /** `null` while the rules have errors. */
  readonly ruleSet: RuleSet | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles rules in memory. They are not held against the documents: a difference is worth seeing most where a figure
 * is wrong.
 * @throws SchemaProblem where a schema of the project cannot be used
 */
export function compileRuleSet(project: Project, found: readonly Diagnostic[] = []): Read {
  const diagnostics = [...found];
  const { version, books } = understand(project, (one) => void diagnostics.push(one));
  if (diagnostics.some(isError)) return { ruleSet: null, diagnostics: inOrder(diagnostics) };
  const editions = books.map((book) => {
    const current = documentJson(book, "current", version);
    return [book.id, { current, asPrinted: documentJson(book, "as-printed", version) }] as const;
  });
  return { ruleSet: { version, books: Object.fromEntries(editions) }, diagnostics: inOrder(diagnostics) };
}
