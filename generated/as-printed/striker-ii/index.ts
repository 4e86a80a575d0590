// Made by tablewright from rules/striker-ii/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "./armor-rating.js";

export * from "./combined-armor.js";

export * from "./cover.js";

export * from "./difficulty-adjustments.js";

export * from "./difficulty-levels.js";

export * from "./hit-modifiers.js";

export * from "./hit-table.js";

export * from "./shift-difficulty.js";

export * from "./morale-modifiers.js";

export * from "./morale-table.js";

export * from "./morale-values.js";

export * from "./difficulty-at.js";

export * from "./small-arms.js";
