import type { SourceFile } from "../source/source-file.ts";
import type { Aliases } from "./axis.ts";
import type { Erratum } from "./erratum.ts";
import type { Table } from "./table.ts";

/** Everything the targets need, resolved and proved. Only spans and nodes refer back to the YAML. */
export interface Model {
  /** Name of the published package, or null where the project has none. */
  readonly name: string | null;
  readonly version: string;
  readonly books: readonly Book[];
}

export interface Book {
  readonly id: string;
  readonly title: string;
  readonly author: string | null;
  readonly year: number | null;
  readonly rights: string | null;
  /** The source document, or null for house rules. */
  readonly document: Document | null;
  readonly file: SourceFile;
  /** Units of its own: symbol → what it is called. */
  readonly units: ReadonlyMap<string, string>;
  readonly errata: readonly Erratum[];
  /** Former ids of its tables. */
  readonly aliases: Aliases;
  /** Ids of tables with errors of their own; no errors are reported for what refers to them. */
  readonly withheld: readonly string[];
  /** A table without accepted errata is the same object in both editions. */
  readonly editions: Readonly<Record<EditionId, readonly Table[]>>;
}

/** `current` is as printed plus accepted errata. */
export type EditionId = "current" | "as-printed";

export interface Document {
  readonly file: string;
  readonly sha256: string;
}
