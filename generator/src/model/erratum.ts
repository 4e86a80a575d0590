import type { SourceFile, Span } from "../source.ts";
import type { Citation } from "./citation.ts";

export interface Erratum {
  readonly id: string;
  readonly status: "accepted" | "open";
  readonly authority: "document" | "author" | "ruling" | null;
  readonly because: string;
  readonly citation: Citation | null;
  readonly changes: readonly Change[];
  readonly options: readonly string[];
  /** Addresses an open question is about. */
  readonly concerns: readonly string[];
  readonly file: SourceFile;
}

/** One change of an erratum; `null` text stands for absent. */
export interface Change {
  /** `table/row[/loads/load]/column`. */
  readonly at: string;
  readonly was: string | null;
  readonly now: string | null;
  /** The address, and the new value, as the author typed them. */
  readonly span: Span;
  readonly nowSpan: Span;
}
