import type { SourceFile, Span } from "../source/source-file.ts";
import type { SyntaxNode } from "../source/syntax.ts";
import type { Citation } from "./citation.ts";

export interface Erratum {
  readonly id: string;
  readonly status: "accepted" | "open";
  readonly lifecycle: Lifecycle;
  readonly authority: "document" | "author" | "ruling" | null;
  readonly because: string;
  readonly citation: Citation | null;
  readonly changes: readonly Change[];
  readonly options: readonly string[];
  /** The addresses an open question is about. */
  readonly concerns: readonly string[];
  /** The erratum whose place it takes. */
  readonly supersedes: string | null;
  /** The erratum it takes back; the print counts again. */
  readonly withdraws: string | null;
  /** The version of the data in which it first applied; null before its release. */
  readonly since: string | null;
  readonly file: SourceFile;
}

/** Whether an erratum counts. A replaced one stays in the data and names its replacement. */
export type Lifecycle =
  | { readonly state: "applied" | "open"; readonly by: null }
  | { readonly state: "superseded" | "withdrawn"; readonly by: string };

/** One change of an erratum; `null` text stands for absent. */
export interface Change {
  /** `table/row[/loads/load]/column`; for a whole row without the column. */
  readonly at: string;
  /** The steps of that address. */
  readonly steps: readonly string[];
  /** Adds or removes a whole row, whose text is `present`. */
  readonly whole: boolean;
  readonly was: string | null;
  readonly now: string | null;
  /** What is put there, as typed. */
  readonly put: SyntaxNode;
  /** The address as typed. */
  readonly span: Span;
}
