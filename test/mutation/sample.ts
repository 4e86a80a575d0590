import { createHash } from "node:crypto";

/** A run tries one place in ten, the same ones as the run before; `WHOLE=1` tries all. */
const oneIn = process.env.WHOLE ? 1 : 10;

/** Whether the mutants of a place are tried in this run. */
export function isTried(address: string): boolean {
  return createHash("sha256").update(address).digest().readUInt32BE() % oneIn === 0;
}

/** What a run says of itself. */
export const extent = oneIn === 1 ? "whole" : `one place in ${oneIn}, WHOLE=1 for all`;
