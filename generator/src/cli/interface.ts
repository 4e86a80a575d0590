import type { Release } from "../answers/released.ts";
import type { AppFiles } from "../audit/app-files.ts";
import type { AppTables } from "../audit/tables.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Model } from "../model.ts";
import type { OutputFile } from "../output.ts";
import type { PackedAt, StateReading } from "../release/read.ts";
import type { Side } from "../rule-set/read.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";
import type { SourceFile } from "../source.ts";
import type { Summary } from "../summary.ts";
import type { Watching } from "../watch/folder.ts";
import type { OutputDifference, Recovery, WriteResult } from "../write/index.ts";

/** What the command line itself looks at in a loaded folder. */
export interface Project {
  readonly folder: string;
  /** Empty if the folder has no `rules/`. */
  readonly rules: readonly SourceFile[];
  /** What was wrong with the bytes of its files. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The result of checking without emitting. */
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** `null` if there were errors. */
  readonly summary: Summary | null;
}

/** The result of compiling; no outputs if there were errors. */
export interface Compilation extends Checked {
  /** `null` if there were errors. */
  readonly model: Model | null;
  readonly outputs: readonly OutputFile[];
}

/** The rules as far as they are sound, before anything is held against the documents. */
export interface Understood {
  readonly model: Model;
  readonly diagnostics: readonly Diagnostic[];
  /** What each release changed, newest first. */
  readonly releases: readonly Release[];
}

/** The figures of a document as evidence, to be reviewed by a person; `null` if it could not be drawn up. */
export interface Evidence {
  readonly diagnostics: readonly Diagnostic[];
  readonly text: string | null;
}

/** What came of keeping evidence, by its path in the project. */
export interface Kept {
  readonly path: string;
  readonly changed: boolean;
}

/**
 * The work behind the commands, handed in so that a test can stand in for it. An error whose name ends in `Failure` is one
 * the user can mend: its message is shown and nothing else. A `SchemaProblem` is the schema's fault. All else is a bug.
 */
export interface Work<P extends Project> {
  readonly load: (folder: string) => P | Promise<P>;
  readonly check: (project: P) => Checked | Promise<Checked>;
  /** The rules as far as they are sound, to answer questions from. */
  readonly understand: (project: P) => Understood | Promise<Understood>;
  readonly compile: (project: P) => Compilation | Promise<Compilation>;
  readonly evidence: (project: P, book: string) => Evidence | Promise<Evidence>;
  /** The lines of a document a book accounts for nowhere, with their figures. */
  readonly unaccounted: (project: P, book: string) => Evidence | Promise<Evidence>;
  /** Puts evidence in its place in the project folder. */
  readonly keep: (folder: string, book: string, text: string) => Kept;
  /** Adds a file of the rules. */
  readonly add: (folder: string, path: string, text: string) => void;
  readonly write: (folder: string, files: readonly OutputFile[]) => WriteResult;
  readonly compare: (folder: string, files: readonly OutputFile[]) => OutputDifference;
  /** Watches what a project is loaded from. */
  readonly watch: (folder: string) => Promise<Watching>;
  readonly recover: (folder: string) => Recovery;
  /** Keeps what was said of a project without errors, and written if anything was, for a next run over the same files. */
  readonly remember: (
    project: P,
    said: { readonly summary: Summary; readonly diagnostics: readonly Diagnostic[] },
    outputs: readonly OutputFile[] | null,
  ) => void;
  /** What is compared of a compiled model. */
  readonly ruleSetOf: (model: Model) => RuleSet;
  /** Reads the rule set a person names, such as `HEAD~1`, `released` or a folder. */
  readonly readRuleSet: (typed: string, cwd: string) => Promise<Side>;
  /** All that decides about the next release of a folder, and of a packed package. */
  readonly readState: (folder: string, packed?: PackedAt) => Promise<StateReading>;
  /** Puts a text in the place of a file, and says whether that changed anything. */
  readonly put: (path: string, text: string) => boolean;
  readonly discard: (path: string) => void;
  /** The tables an app has installed, or those a person names for it. */
  readonly appTables: (app: string, typed: string | undefined, cwd: string) => Promise<readonly AppTables[]>;
  /** The files of an app that may name ids; null where there is nothing. */
  readonly appFiles: (app: string, cwd: string) => AppFiles | null;
  /** Whether anything has been released from a folder. */
  readonly hasRelease: (folder: string) => boolean;
}
