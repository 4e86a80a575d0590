import type { Fix } from "../diagnostics/cure.ts";
import type { Summary } from "../names/summary.ts";
import { isCount, isFiles, isList, isObject, isSummary, isWarning } from "./forms.ts";

/** What is kept of a run without errors, as JSON. Nothing in it is ever run, or names a file that is then opened. */
export interface Record {
  /** See `compilerName`. */
  readonly compiler: string;
  /** What the run read. */
  readonly inputs: Files;
  /** What then stood in `generated/`; null where the run wrote nothing. */
  readonly outputs: Files | null;
  /** How many files of those are the compiler's. */
  readonly written: number;
  readonly summary: Summary;
  readonly warnings: readonly Warning[];
}

/** Files by path, each with its stamp and the hash of its bytes. */
export type Files = Readonly<{ [path: string]: readonly [stamp: string, hash: string] }>;

/** A diagnostic without the text of its files. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly at: Place;
  readonly related?: readonly { readonly message: string; readonly at: Place }[];
  readonly hint?: string;
  readonly fix?: Fix;
}

export type Place = readonly [path: string, start: number, end: number];

/** Whether what was kept is such a record, and not one that somebody made up. */
export function isRecord(read: unknown): read is Record {
  if (!isObject(read) || typeof read.compiler !== "string" || !isCount(read.written)) return false;
  const { inputs, outputs, summary, warnings } = read;
  return isFiles(inputs) && (outputs === null || isFiles(outputs)) && isSummary(summary) && isList(warnings, isWarning);
}
