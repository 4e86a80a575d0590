import type { Kind } from "../kinds/kind.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import type { Validate } from "./validator.ts";

/** A valid table file of one edition, ready to become a table of the model. */
export interface TableInput {
  readonly id: string;
  readonly book: string;
  readonly family: string;
  readonly kind: Kind;
  readonly file: SourceFile;
  readonly root: SyntaxMap;
  /** Judges its file, and a corrected one. */
  readonly validate: Validate;
  readonly scope: Scope;
  /** False for house rules: they cite no lines. */
  readonly cited: boolean;
}
