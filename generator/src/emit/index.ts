import { forgetful, type Memo } from "../memo.ts";
import type { Model } from "../model.ts";
import type { OutputFile } from "../output.ts";
import type { SourceFile } from "../source.ts";
import { cases } from "./cases/index.ts";
import { errata } from "./errata/index.ts";
import { golden } from "./golden.ts";
import { json } from "./json/index.ts";
import { odds, oddsIndex } from "./odds/index.ts";
import { packageIndex } from "./package-index.ts";
import { reference } from "./reference/index.ts";
import { copyRuntime } from "./runtime.ts";
import { sdk } from "./sdk/index.ts";
import { sources } from "./sources/index.ts";
import type { BookTarget, PackageTarget } from "./target.ts";
import { version } from "./version.ts";

/** Everything a build makes. Adding an output is a file and a line here. */
const bookTargets: readonly BookTarget[] = [sdk, json, cases, golden, reference, errata, odds, sources];
const packageTargets: readonly PackageTarget[] = [packageIndex, oddsIndex, version];

/** @param runtime the files of `runtime/`, which every SDK carries */
export function emit(model: Model, runtime: readonly SourceFile[], memo: Memo = forgetful): readonly OutputFile[] {
  const { name, version, books } = model;
  const ofBooks = books.flatMap((book) =>
    memo(`emit ${book.id}`, [book, name, version], () => bookTargets.flatMap((target) => target(book, model, memo))),
  );
  return [...ofBooks, ...packageTargets.flatMap((target) => target(model, memo)), ...copyRuntime(runtime)];
}
