/** 1 for the same pairs of letters, 0 for none in common. */
export function likeness(one: string, other: string): number {
  const [first, second] = [pairs(one), pairs(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size || 1);
}

function pairs(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}
