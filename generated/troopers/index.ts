// Made by tablewright from rules/troopers/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "./activation.js";

export * from "./dispute-figures.js";

export * from "./disputes.js";

export * from "./squads.js";

export * from "./troopers.js";

export * from "./fight-figures.js";

export * from "./fight-limits.js";

export * from "./fight-result.js";

export * from "./fight.js";

export * from "./movement-costs.js";

export * from "./resource-left.js";
