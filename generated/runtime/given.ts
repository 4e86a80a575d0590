// Made by tablewright. Do not edit.
import { named } from "./check.js";
import { likeness } from "./likeness.js";

/** Refuses what is not an object, which would pass as one without any names. */
export function checkNamed(caller: string, parameter: string, given: unknown): void {
  if (typeof given === "object" && given !== null && !Array.isArray(given)) return;
  throw new TypeError(`${caller}: ${parameter} must be an object of values by name, got ${named(given)}`);
}

/** Whether a modifier applies. Anything but true and false is refused, because the text "false" of a form would count as true. */
export function isGiven(caller: string, name: string, flag: boolean | undefined): boolean {
  if (flag === undefined || typeof flag === "boolean") return flag === true;
  const got = typeof flag === "string" ? `the text ${JSON.stringify(flag)}` : named(flag);
  throw new TypeError(`${caller}: ${name} must be true or false, got ${got}`);
}

/** Refuses unknown names, which would otherwise do nothing without a word; only untyped code can pass them. */
export function checkGiven(caller: string, given: object, names: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const [near = ""] = [...names].sort((a, b) => likeness(b, name) - likeness(a, name));
    const hint = likeness(near, name) > 1 / 3 ? `did you mean ${near}?` : `known are ${names.join(", ")}`;
    throw new TypeError(`${caller}: there is no ${name}; ${hint}`);
  }
}
