// Made by tablewright from rules/walkers/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "./movement-figures.js";

export * from "./walker-movement.js";

export * from "./walker-turning.js";

export * from "./oval-walker-points.js";

export * from "./walker-attacks.js";

export * from "./walker-damage.js";

export * from "./walker-points.js";

export * from "./walker-units.js";
