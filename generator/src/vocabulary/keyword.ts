import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SchemaNode } from "../kinds/schema-set.ts";
import type { SyntaxNode } from "../source/syntax.ts";

/**
 * A keyword of our own in a JSON Schema. It judges the source text of a node, which plain JSON Schema never
 * sees. `vocabulary.json` describes the argument of each.
 */
export interface Keyword {
  readonly keyword: string;
  /**
   * The complaint about a node, or null where it is right.
   * @param argument what the schema gives the keyword
   * @param parent the schema the keyword stands in, with what it refers to
   */
  readonly check: (node: SyntaxNode, argument: unknown, scope: Scope, parent: SchemaNode) => Diagnostic | null;
}

/** What a keyword may know beyond the node. */
export interface Scope {
  /** What a leading minus means in this book's bands. */
  readonly minus: "up-to" | "negative";
  /** Units of the book's own: symbol → what it is called. */
  readonly units?: ReadonlyMap<string, string>;
}
