/**
 * Gives the last result of a step again where it would be made from the same texts, else makes it. What a step reads beside
 * those texts must never change; in return the results could as well be kept on disk, by a hash of the texts.
 */
export type Memo = <Result>(step: string, from: readonly string[], make: () => Result) => Result;

/** Makes everything anew: right for a single run. */
export const forgetful: Memo = (_step, _from, make) => make();

/** Remembers one result a step, so that it grows with the project and not with the number of rounds. */
export function createMemo(): Memo {
  const last = new Map<string, { readonly from: readonly string[]; readonly result: unknown }>();
  return <Result>(step: string, from: readonly string[], make: () => Result): Result => {
    const known = last.get(step);
    if (known && known.from.length === from.length && known.from.every((text, at) => text === from[at])) {
      return known.result as Result;
    }
    const result = make();
    last.set(step, { from, result });
    return result;
  };
}
