// Made by tablewright from rules. Do not edit: change the rules and run tablewright build.
import { freeze } from "./runtime/freeze.js";

export * from "./version.js";

export type { Band, Documented, Forbidden, Unknown } from "./runtime/types.js";

export * from "./runtime/unknown.js";

/** The books this package holds; each is a subpath of its own. */
export const books = /* @__PURE__ */ freeze([
  { id: "infantry-moves", title: "Infantry movement", author: "Chris & Alex Nicole", year: 1999 },
  { id: "skirmishers", title: "Skirmishers, section 5: Power Armor", author: null, year: null },
  {
    id: "striker-ii",
    title: "Striker II: Introductory Infantry Rules",
    author: "Stephen Madjanovich",
    year: 1991,
  },
  { id: "troopers", title: "Controlling Troopers", author: null, year: null },
  { id: "walkers", title: "Walker rules", author: null, year: null },
] as const);
