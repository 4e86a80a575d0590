// Made by tablewright. Do not edit.
import { withoutPrototype } from "./by-id.js";

/** A former id and the present one, below the ids that lead to the row they stand in. */
export type Renamed = readonly [above: readonly string[], from: string, to: string];

/** Makes former ids work too. They are found by name only: a list of ids or rows does not show them. */
export function withAliases<T>(data: object, renamed: readonly Renamed[]): T {
  for (const [above, from, to] of renamed) {
    const holder = above.reduce<unknown>((row, id) => (row as Record<string, unknown>)[id], data) as object;
    Object.defineProperty(holder, from, { value: (holder as Record<string, unknown>)[to] });
  }
  return withoutPrototype(data);
}
