import type { SourceFile } from "../source/source-file.ts";

/** What a project is read from, as files and folders of its own. */
export const parts = ["rules", "schema", "test/golden", "package.json", "changes.json"] as const;

/** Everything a compilation reads, already in memory. Paths are posix and relative to the project folder. */
export interface Project {
  readonly folder: string;
  /** `rules/…` */
  readonly rules: readonly SourceFile[];
  /** `schema/…` */
  readonly schemas: readonly SourceFile[];
  /** `test/golden/<book>.tsv`: the figures of each document. */
  readonly evidence: readonly SourceFile[];
  /** Name of the published package, from package.json; null where there is none. */
  readonly name: string | null;
  /** Version of the data, from package.json. */
  readonly version: string;
  /** `changes.json`: what each released version changed; null before the first release. */
  readonly changes: SourceFile | null;
  /** `runtime/…`: what every SDK carries, from the compiler's own package. */
  readonly runtime: readonly SourceFile[];
  /** Compiles schemas of the project's own; null where code must not be made of text, as in a page. */
  readonly schemaLibrary: SchemaLibrary | null;
}

/**
 * Loads ajv, and what tells which patterns are slow: few projects have schemas of their own, and both take as long to load as
 * many rules take to read.
 */
export type SchemaLibrary = () => typeof import("ajv/dist/2020.js") &
  Pick<typeof import("redos-detector"), "isSafePattern">;
