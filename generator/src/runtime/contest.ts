/** What each of two sides takes: the lower one the difference of their totals; `draw` each where the totals are equal. */
export function contestOf(first: number, second: number, draw: number): { first: number; second: number } {
  if (first === second) return { first: draw, second: draw };
  return { first: Math.max(second - first, 0), second: Math.max(first - second, 0) };
}
