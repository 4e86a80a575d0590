import type { Diagnostic, Report } from "../diagnostics/diagnostic.ts";
import { parse } from "../parse/index.ts";
import { readReleases } from "../project/releases.ts";
import { replay } from "../replay/replay.ts";
import { resolveBook } from "../resolve/index.ts";
import { validateBook } from "../validate/files.ts";
import { readLanguage } from "../validate/language.ts";

/** What a step gave, and what it found wrong. */
export interface StepResult<Result> {
  readonly result: Result;
  readonly found: readonly Diagnostic[];
}

/** The steps of a compilation. Each is pure: of the same things it makes the same, so that one may remember it. */
export interface Steps {
  readonly readLanguage: typeof readLanguage;
  readonly readReleases: Collected<typeof readReleases>;
  readonly parse: typeof parse;
  readonly validate: Collected<typeof validateBook>;
  readonly resolve: Collected<typeof resolveBook>;
  readonly replay: Collected<typeof replay>;
  /** The TypeScript printer is heavy to load and not needed to check. */
  readonly loadEmitter: () => Promise<Emitter>;
}

export type Emitter = Pick<typeof import("../emit/index.ts"), "emitBook" | "emitPackage">;

type Collected<Step> = Step extends (...given: [...infer Given, Report]) => infer Result
  ? (...given: Given) => StepResult<Result>
  : never;

/** Steps that begin anew each time: right for a single run. */
export const steps: Steps = {
  readLanguage,
  readReleases: collecting(readReleases),
  parse,
  validate: collecting(validateBook),
  resolve: collecting(resolveBook),
  replay: collecting(replay),
  loadEmitter: () => import("../emit/index.ts"),
};

function collecting<Given extends readonly unknown[], Result>(
  step: (...given: [...Given, Report]) => Result,
): (...given: Given) => StepResult<Result> {
  return (...given) => {
    const found: Diagnostic[] = [];
    return { result: step(...given, (one) => void found.push(one)), found };
  };
}
