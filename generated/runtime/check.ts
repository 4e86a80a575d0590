// Made by tablewright. Do not edit.
/** Refuses what is not a number, a number too large to keep a decimal, and a fraction where only whole numbers can occur. */
export function checkNumber(caller: string, parameter: string, value: number, whole: boolean): void {
  // So short that engines inline it; the messages stand apart.
  if (typeof value !== "number" || !(Math.abs(value) <= 1e15) || (whole && !Number.isInteger(value)))
    throw noNumber(caller, parameter, value, whole);
}

function noNumber(caller: string, parameter: string, value: unknown, whole: boolean): Error {
  if (typeof value !== "number")
    return new TypeError(`${caller}: ${parameter} must be a number, got ${value === null ? "null" : typeof value}`);
  const range = Math.abs(value) > 1e15 ? " within 1e15 of 0" : "";
  return new RangeError(`${caller}: ${parameter} must be a ${whole ? "whole" : "finite"} number${range}, got ${value}`);
}

/** The error for a number outside the values that can occur. */
export function outOfDomain(caller: string, parameter: string, value: number, domain: string): RangeError {
  return new RangeError(`${caller}: ${parameter} must be ${domain}, got ${value}`);
}

/** The error for an id the table does not have; only untyped code can cause it. */
export function unknownId(caller: string, parameter: string, value: unknown, ids: readonly string[]): TypeError {
  return new TypeError(`${caller}: ${parameter} must be one of ${ids.join(", ")}, got ${named(value)}`);
}

/** A value as a message names it. Untyped code may pass anything, and some objects cannot be turned into text. */
export function named(value: unknown): string {
  if (value === "") return "an empty text";
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return String(value);
  return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : "a function";
}

/** The error for a value that is not a row of the wanted table; only untyped code can cause it. */
export function noRow(caller: string, parameter: string, wanted: string, value: unknown): TypeError {
  const got = value === null ? "null" : typeof value === "object" ? "another object" : typeof value;
  return new TypeError(`${caller}: ${parameter} must be ${wanted}, got ${got}`);
}

/** Throws where an expression is needed. */
export function refuse(error: Error): never {
  throw error;
}
