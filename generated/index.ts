// Made by tablewright from rules. Do not edit: change the rules and run tablewright build.

export * from "./version.js";

export type { Band, Documented, Unknown } from "./runtime/types.js";

/** The books this package holds; each is a subpath of its own. */
export const books = [
  {
    id: "striker-ii",
    title: "Striker II: Introductory Infantry Rules",
    author: "Stephen Madjanovich",
    year: 1991,
  },
  { id: "walkers", title: "Walker rules", author: null, year: null },
] as const;
