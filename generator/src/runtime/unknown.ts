import type { Unknown } from "./types.js";

/** Whether a value is a figure the print lost; `value.unknown` then says why. */
export function isUnknown(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && "unknown" in value;
}
