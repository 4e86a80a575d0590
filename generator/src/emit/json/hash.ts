import { createHash } from "node:crypto";

/** SHA-256 of the compact JSON of a value, keys in the order they were built in. */
export function hash(value: object): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
