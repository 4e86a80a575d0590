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
  /** Addresses an open question is about. */
  readonly concerns: readonly string[];
  /** The erratum whose place it takes. */
  readonly supersedes: string | null;
  /** The erratum it takes back, so that the print counts again. */
  readonly withdraws: string | null;
  /** The version of the data in which it first applied; null before its release. */
  readonly since: string | null;
  readonly file: SourceFile;
}

/** Whether an erratum counts; one that was replaced stays in the data and names what replaced it. */
export type Lifecycle =
  | { readonly state: "applied" | "open"; readonly by: null }
  | { readonly state: "superseded" | "withdrawn"; readonly by: string };

/** One change of an erratum; `null` text stands for absent. */
export interface Change {
  /** `table/row[/loads/load]/column`, or `table/row[/loads/load]` for a whole row. */
  readonly at: string;
  /** The same step by step. */
  readonly steps: readonly string[];
  /** A whole row comes or goes; its text is `present`. */
  readonly whole: boolean;
  readonly was: string | null;
  readonly now: string | null;
  /** What is put there, as typed. */
  readonly put: SyntaxNode;
  /** The address as typed. */
  readonly span: Span;
}
