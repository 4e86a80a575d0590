import type { Diagnostic, Report } from "../diagnostics/diagnostic.ts";
import { parse } from "../parse/index.ts";
import { readReleases } from "../project/releases.ts";
import { replay } from "../replay/replay.ts";
import { resolveBook } from "../resolve/index.ts";
import { validateBook } from "../validate/files.ts";
import { readLanguage } from "../validate/language.ts";

/** What a step gave, and what it found wrong. */
export interface Told<Result> {
  readonly result: Result;
  readonly found: readonly Diagnostic[];
}

/** The steps of a compilation. Each is pure: of the same things it makes the same, so that one may remember it. */
export interface Steps {
  readonly readLanguage: typeof readLanguage;
  readonly readReleases: Telling<typeof readReleases>;
  readonly parse: typeof parse;
  readonly validate: Telling<typeof validateBook>;
  readonly resolve: Telling<typeof resolveBook>;
  readonly replay: Telling<typeof replay>;
  /** The TypeScript printer is heavy to load and not needed to check. */
  readonly loadEmitter: () => Promise<Emitter>;
}

export type Emitter = Pick<typeof import("../emit/index.ts"), "emitBook" | "emitPackage">;

type Telling<Step> = Step extends (...given: [...infer Given, Report]) => infer Result
  ? (...given: Given) => Told<Result>
  : never;

/** Steps that begin anew each time: right for a single run. */
export const steps: Steps = {
  readLanguage,
  readReleases: telling(readReleases),
  parse,
  validate: telling(validateBook),
  resolve: telling(resolveBook),
  replay: telling(replay),
  loadEmitter: () => import("../emit/index.ts"),
};

function telling<Given extends readonly unknown[], Result>(
  step: (...given: [...Given, Report]) => Result,
): (...given: Given) => Told<Result> {
  return (...given) => {
    const found: Diagnostic[] = [];
    return { result: step(...given, (one) => void found.push(one)), found };
  };
}
