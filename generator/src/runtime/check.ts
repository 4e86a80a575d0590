/** Refuses what is not a number, a number too large to keep a decimal, and a fraction where only whole numbers can occur. */
export function checkNumber(caller: string, parameter: string, value: number, whole: boolean): void {
  // So short that engines inline it; the messages stand apart.
  if (typeof value !== "number" || !(Math.abs(value) <= 1e15) || (whole && !Number.isInteger(value)))
    throw noNumber(caller, parameter, value, whole);
}

function noNumber(caller: string, parameter: string, value: unknown, whole: boolean): Error {
  const isNumber = typeof value === "number";
  const sort = isNumber ? (whole ? "whole " : "finite ") : "";
  const range = isNumber && Math.abs(value) > 1e15 ? " within 1e15 of 0" : "";
  const got = isNumber || value === null ? value : typeof value;
  return new (isNumber ? RangeError : TypeError)(`${caller}: ${parameter} must be a ${sort}number${range}, got ${got}`);
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

/** An error of a function that another one asked, told by the one that was called. */
export function toldBy(caller: string, error: unknown, asked: readonly string[]): unknown {
  if (!(error instanceof Error)) return error;
  const { message } = error;
  const name = asked.find((one) => message.startsWith(`${one}: `));
  return name ? new (error.constructor as ErrorConstructor)(caller + message.slice(name.length)) : error;
}

/** Throws where an expression is needed. */
export function refuse(error: Error): never {
  throw error;
}
