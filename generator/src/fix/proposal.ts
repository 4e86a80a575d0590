import type { Fix } from "../diagnostics/cure.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../source/source-file.ts";

/** Rules, and what is found in them. */
export interface Found {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** An edit of a file, and what it mends. */
export interface Proposal extends Fix {
  readonly file: SourceFile;
  readonly complaint: Diagnostic;
}
