// Made by tablewright. Do not edit.
import { likeness } from "./likeness.js";

/** Refuses names a set of modifiers does not have, which untyped code would otherwise pass in silence. */
export function checkGiven(table: string, given: object, names: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const [near = ""] = [...names].sort((a, b) => likeness(b, name) - likeness(a, name));
    const hint = likeness(near, name) > 1 / 3 ? `did you mean ${near}?` : `known are ${names.join(", ")}`;
    throw new TypeError(`${table}: there is no ${name}; ${hint}`);
  }
}
