import { createHash } from "node:crypto";

/** SHA-256 of some bytes. */
export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url");
}
