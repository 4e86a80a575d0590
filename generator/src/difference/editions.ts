import type { Edition, EditionChange } from "./change.ts";
import { same } from "./parts.ts";

/** Lays the changes of both editions together, so that what holds for both is listed once. */
export function mergeEditions(
  current: readonly EditionChange[],
  asPrinted: readonly EditionChange[],
): readonly (readonly [EditionChange, Edition])[] {
  const left = new Map<string, EditionChange[]>();
  for (const found of asPrinted) left.set(keyOf(found), [...(left.get(keyOf(found)) ?? []), found]);
  const merged = current.map((found): readonly [EditionChange, Edition] => {
    const others = left.get(keyOf(found)) ?? [];
    const index = others.findIndex((other) => same(other.was, found.was) && same(other.now, found.now));
    if (index === -1) return [found, "current"];
    others.splice(index, 1);
    return [found, "both"];
  });
  const rest = [...left.values()].flat();
  return [...merged, ...rest.map((found): readonly [EditionChange, Edition] => [found, "as-printed"])];
}

function keyOf({ at, change, part = "" }: EditionChange): string {
  return JSON.stringify([at, change, part]);
}
