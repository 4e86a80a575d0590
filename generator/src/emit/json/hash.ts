import { createHash } from "node:crypto";
import type { Value } from "../../values/value.ts";

/** SHA-256 of the compact JSON of a value, keys in the order they were built in. */
export function hash(value: Value): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
