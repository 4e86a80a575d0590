// Made by tablewright. Do not edit.
import { named } from "./check.js";
import { likeness } from "./likeness.js";

/** The place of each id of an axis; a former id has that of the present one. */
export type Places = Readonly<Record<string, number>>;

/** An index without a prototype, which finds nothing for a name such as `constructor`. */
export function placesOf(ids: readonly string[], former: Readonly<Record<string, string>> = {}): Places {
  const places: Record<string, number> = Object.create(null);
  for (const [place, id] of ids.entries()) places[id] = place;
  // Found by name only: a list of the ids does not show them.
  for (const [from, to] of Object.entries(former)) Object.defineProperty(places, from, { value: places[to] });
  return places;
}

/**
 * The place of an id.
 * @throws TypeError for an unknown id, which only untyped code can pass; its message names the nearest ids
 */
export function placeOf(caller: string, parameter: string, id: string, places: Places): number {
  const place = typeof id === "string" ? places[id] : undefined;
  if (place !== undefined) return place;
  const ids = Object.keys(places);
  const near = typeof id === "string" ? nearest(id, ids) : ids.slice(0, 3);
  throw new TypeError(
    `${caller}: ${parameter} must be one of ${ids.length} ids such as ${near.join(", ")}, got ${named(id)}`,
  );
}

function nearest(id: string, ids: readonly string[]): readonly string[] {
  return [...ids].sort((a, b) => likeness(b, id) - likeness(a, id)).slice(0, 3);
}
