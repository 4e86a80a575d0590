// Made by tablewright from rules/troopers/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../troopers/activation.js";

export * from "../../troopers/dispute-figures.js";

export * from "../../troopers/disputes.js";

export * from "../../troopers/squads.js";

export * from "../../troopers/troopers.js";

export * from "../../troopers/fight-figures.js";

export * from "../../troopers/fight-limits.js";

export * from "../../troopers/fight-result.js";

export * from "../../troopers/fight.js";

export * from "../../troopers/movement-costs.js";

export * from "../../troopers/resource-left.js";
