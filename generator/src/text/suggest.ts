const longest = 64;

/**
 * The candidate a person most likely meant: the same word in another case, else the one with the fewest slips of the
 * typewriter, else the only one that begins so. The answer does not depend on the order of the candidates.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return likeliest(word, candidates)[0];
}

/** All candidates that are as near as the nearest, in alphabetical order. */
export function likeliest(word: string, candidates: Iterable<string>): readonly string[] {
  const known = [...candidates];
  const near = fewestSlips(word, known);
  return near.length > 0 ? near : onlyBeginning(word.toLowerCase(), known);
}

/** Shorter beginnings fit too much. */
const shortestBeginning = 3;

function onlyBeginning(typed: string, known: readonly string[]): readonly string[] {
  if (typed.length < shortestBeginning) return [];
  const fitting = known.filter((text) => text.toLowerCase().startsWith(typed));
  return fitting.length === 1 ? fitting : [];
}

function fewestSlips(word: string, candidates: readonly string[]): readonly string[] {
  const typed = word.toLowerCase();
  let fewest = allowedSlips(typed);
  let best: string[] = [];
  for (const text of new Set(candidates)) {
    const slips = text === word ? -1 : slipsBetween(typed, text.toLowerCase(), fewest);
    if (slips === undefined) continue;
    if (slips < fewest) best = [];
    fewest = slips;
    best.push(text);
  }
  return best.sort();
}

/** Two, or a third of a long word, but never so many that less than half of the word would be left. */
function allowedSlips(word: string): number {
  return Math.min(Math.max(2, Math.floor(word.length / 3)), Math.floor(word.length / 2));
}

/**
 * Letters inserted, left out, changed, or swapped with their neighbor to make one word of the other; `undefined` if more
 * than `most`. Words beyond any sensible name are not compared letter by letter: the cost is their product.
 */
function slipsBetween(one: string, other: string, most: number): number | undefined {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > most || Math.max(one.length, other.length) > longest) return undefined;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  const slips = at(last, other.length);
  return slips > most ? undefined : slips;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
