import { forgetful, type Memo } from "../memo.ts";
import type { Model } from "../model.ts";
import type { OutputFile } from "../output.ts";
import type { SourceFile } from "../source.ts";
import { errata } from "./errata/index.ts";
import { golden } from "./golden.ts";
import { json } from "./json/index.ts";
import { odds } from "./odds/index.ts";
import { reference } from "./reference/index.ts";
import { copyRuntime } from "./runtime.ts";
import { sdk } from "./sdk/index.ts";
import { sources } from "./sources/index.ts";
import type { Target } from "./target.ts";
import { version } from "./version.ts";

/** Everything a build makes. Adding an output is a file and a line here. */
const targets: readonly Target[] = [sdk, version, json, golden, reference, errata, odds, sources];

/** @param runtime the files of `runtime/`, which every SDK carries */
export function emit(model: Model, runtime: readonly SourceFile[], memo: Memo = forgetful): readonly OutputFile[] {
  return [...targets.flatMap((target) => target(model, memo)), ...copyRuntime(runtime)];
}
