import { type Cure, suggest } from "../diagnostics/cure.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { SchemaNode } from "../kinds/schema-set.ts";
import type { SyntaxNode } from "../source/syntax.ts";

/** A column as its table declares it. */
export interface Declared {
  /** The schema of its cells. */
  readonly schema: SchemaNode;
  /** A row may leave it out, and is then blank. */
  readonly blank: boolean;
  /** What a row has that leaves it out, as typed; null where nothing says so. */
  readonly fallback: SyntaxNode | null;
  /** The schema of what stands below a note of the table, where its cells are numbers of notes. */
  readonly legend?: SchemaNode | null;
}

/** With the place of its definition. */
export type Placed = Declared & { readonly at: SyntaxNode };

/** What a definition may use, and where its mistakes are told. */
export interface Setting {
  /** The types of the table by name, as typed. */
  readonly types: ReadonlyMap<string, SyntaxNode>;
  /** Types that were used, so that one that never is can be told. */
  readonly used: Set<string>;
  /** Symbols of the units a figure may have. */
  readonly units: ReadonlySet<string>;
  readonly report: Report;
}

/** What is being declared, in the words of a message: `the column weight`. */
export type Subject = string;

/** Tells a mistake of a definition. */
export function wrong(setting: Setting, at: SyntaxNode, subject: Subject, problem: string, cure?: string | Cure): null {
  const told = typeof cure === "string" ? { hint: cure } : cure;
  setting.report(diagnostic("column/definition", at, { subject, problem }, told));
  return null;
}

/** The same of a word that is none of those that may stand there. */
export function wrongWord(
  setting: Setting,
  at: SyntaxNode,
  subject: Subject,
  { text, problem, known }: { readonly text: string; readonly problem: string; readonly known: readonly string[] },
): null {
  return wrong(setting, at, subject, problem, suggest(at, text, known, `write one of ${known.join(", ")}`));
}

/** The scalars of a list or the only one there is; null where another node stands among them. */
export function scalarsOf(node: SyntaxNode): readonly Extract<SyntaxNode, { kind: "scalar" }>[] | null {
  const nodes = node.kind === "list" ? node.items : [node];
  const found = nodes.flatMap((one) => (one.kind === "scalar" ? [one] : []));
  return found.length === nodes.length ? found : null;
}
