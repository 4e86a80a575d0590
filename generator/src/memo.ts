import type { Diagnostic, Report } from "./diagnostics/diagnostic.ts";
import type { SourceFile } from "./source/source-file.ts";

/**
 * Gives the last result of a step again where it would be made from the same things, else makes it. A thing is a text, or
 * an object nobody ever changes: the very same object, so that a step made again makes all that follow from it again. What
 * a step reads must all be among those things.
 */
export type Memo = <Result>(step: string, from: readonly unknown[], make: () => Result) => Result;

/** Makes everything anew: right for a single run. */
export const forgetful: Memo = (_step, _from, make) => make();

/** Remembers one result a step, so that it grows with the project and not with the number of rounds. */
export function createMemo(): Memo {
  const last = new Map<string, { readonly from: readonly unknown[]; readonly result: unknown }>();
  return <Result>(step: string, from: readonly unknown[], make: () => Result): Result => {
    const known = last.get(step);
    if (known && known.from.length === from.length && known.from.every((one, at) => one === from[at])) {
      return known.result as Result;
    }
    const result = make();
    last.set(step, { from, result });
    return result;
  };
}

/** A file that reads as it did is the same object as it was. */
export function asItWas(file: SourceFile, memo: Memo): SourceFile {
  return memo(`file ${file.path}`, [file.text], () => file);
}

/** The same for steps that complain: what a step found is reported again with its result. */
export function reporting(memo: Memo, report: Report) {
  return <Result>(step: string, from: readonly unknown[], make: (report: Report) => Result): Result => {
    const { result, found } = memo(step, from, () => {
      const found: Diagnostic[] = [];
      return { result: make((one) => void found.push(one)), found };
    });
    for (const one of found) report(one);
    return result;
  };
}
