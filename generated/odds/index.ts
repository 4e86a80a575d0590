// Made by tablewright from rules. Do not edit: change the rules and run tablewright build.

export * from "../runtime/odds.js";

export type { Fraction } from "../runtime/fraction.js";
