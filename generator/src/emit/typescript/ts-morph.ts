import { createRequire } from "node:module";

export type * from "ts-morph";

let morph: typeof import("ts-morph") | undefined;

/** ts-morph, loaded on first use: a build with few changes may not need it. */
export function typescript(): typeof import("ts-morph") {
  // An import would first read the nine megabytes of the compiler inside for the names they export.
  morph ??= createRequire(import.meta.url)("ts-morph") as typeof import("ts-morph");
  return morph;
}
