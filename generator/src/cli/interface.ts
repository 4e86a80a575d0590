import type { AppFiles } from "../audit/app-files.ts";
import type { AppTables } from "../audit/tables.ts";
import type { Results } from "../book/result.ts";
import type { Recollection } from "../cache/remember.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { OutputFile, Sink } from "../emit/output/output.ts";
import type { Model } from "../model/index.ts";
import type { Release } from "../project/releases.ts";
import type { PackedAt } from "../release/packed.ts";
import type { StateResult } from "../release/read.ts";
import type { Side } from "../rule-set/read.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";
import type { Serving } from "../serve/server.ts";
import type { TableForm } from "../sheet/columns.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Watching } from "../watch/folder.ts";
import type { Comparison, Draft } from "../write/index.ts";

/** What the command line itself looks at in a loaded folder. */
export interface Project {
  readonly folder: string;
  /** Empty if the folder has no `rules/`. */
  readonly rules: readonly SourceFile[];
  /** Errors in the bytes of its files. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The rules as far as they are sound, before anything is compared with the documents. */
export interface Understood {
  readonly model: Model;
  readonly diagnostics: readonly Diagnostic[];
  /** What each release changed, newest first. */
  readonly releases: readonly Release[];
}

/** The figures of a document as evidence, for a person to review. `null` if it could not be drawn. */
export interface Evidence {
  readonly diagnostics: readonly Diagnostic[];
  readonly text: string | null;
}

/** A package of tables, and what is missing in the `exports` of its `package.json`. */
export interface Packaged {
  readonly files: readonly OutputFile[];
  readonly missing: Readonly<Record<string, unknown>>;
}

/** What happened to each evidence file, by its path in the project. */
export interface Kept {
  readonly path: string;
  readonly changed: boolean;
}

/** What a run knows from earlier ones. */
export type Past = Pick<Recollection, "known">;

/**
 * The work behind the commands, passed in so that a test can replace it. An error whose name ends in `Failure` is one the
 * user can mend: only its message is shown, as of a `SchemaProblem`. Anything else is a bug.
 */
export interface Work<P extends Project> {
  readonly load: (folder: string) => P | Promise<P>;
  /** What is known from earlier runs, and what is left to later ones. */
  readonly recollect: (project: P) => Recollection;
  /** @param past given by a caller that asks only once; then not everything is kept in memory */
  readonly check: (project: P, past?: Past) => Results | Promise<Results>;
  /** The rules as far as they are sound, to answer questions from. */
  readonly understand: (project: P) => Understood | Promise<Understood>;
  /**
   * Hands the output over as it is made. Without a summary in the end there was none.
   * @param past as for `check`
   */
  readonly compile: (project: P, sink: Sink, past?: Past) => Results | Promise<Results>;
  readonly evidence: (project: P, book: string) => Evidence | Promise<Evidence>;
  /** The lines of a document that a book neither cites nor lists, with their figures. */
  readonly unaccounted: (project: P, book: string) => Evidence | Promise<Evidence>;
  /** Writes evidence to its place in the project folder. */
  readonly keep: (folder: string, book: string, text: string) => Kept;
  /** Adds a file of the rules. */
  readonly add: (folder: string, path: string, text: string) => void;
  readonly draft: (folder: string) => Draft;
  readonly comparison: (folder: string) => Comparison;
  /** Watches the files a project is loaded from. */
  readonly watch: (folder: string) => Promise<Watching>;
  /** What a Python package is made of beside the books. */
  readonly pythonSources: (folder: string) => readonly OutputFile[];
  /** The parts of a compiled model that are compared. */
  readonly ruleSetOf: (model: Model) => RuleSet;
  /** Reads the rule set a person names, such as `HEAD~1`, `released` or a folder. */
  readonly readRuleSet: (typed: string, cwd: string) => Promise<Side>;
  /** All that decides the next release of a folder, and of a packed package. */
  readonly readState: (folder: string, packed?: PackedAt) => Promise<StateResult>;
  /** What is published from a build; null before the first one. */
  /** The files of the site of a packed project; null where it is not packed. */
  readonly site: (folder: string) => Promise<readonly OutputFile[] | null>;
  readonly packaged: (folder: string) => Promise<Packaged | null>;
  /** Writes the schemas that editors read, and says how many files that changed. */
  readonly renewEditor: (project: P) => number;
  /** Schemas that differ from what the files of their kinds make, as they should be. */
  readonly staleKinds: (project: P) => readonly OutputFile[];
  readonly isThere: (path: string) => boolean;
  /** Writes a text, or bytes, to a file, and says whether that changed anything. */
  readonly put: (path: string, text: string | Uint8Array) => boolean;
  /** A file outside the project; null where there is none. */
  readonly readBytes: (path: string) => Uint8Array | null;
  /** The tables of a project as typed, even where their rows have errors. */
  readonly forms: (project: P) => readonly TableForm[];
  readonly discard: (path: string) => void;
  /** The tables an app has installed, or those a person names. */
  readonly appTables: (app: string, typed: string | undefined, cwd: string) => Promise<readonly AppTables[]>;
  /** The files of an app that may name ids; null where there are none. */
  readonly appFiles: (app: string, cwd: string) => AppFiles | null;
  /** Serves the editor of a folder to this machine. */
  readonly serve: (folder: string) => Promise<Serving>;
  /** Opens an address in the browser of a desktop. */
  readonly browse: (address: string) => void;
  /** Whether anything has been released from a folder. */
  readonly hasRelease: (folder: string) => boolean;
}
