// Made by tablewright from rules/walkers/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "./walker-morale.js";

export * from "./movement-figures.js";

export * from "./turning-limits.js";

export * from "./walker-move.js";

export * from "./walker-movement.js";

export * from "./walker-turning.js";

export * from "./dying-walker.js";

export * from "./falling-strength.js";

export * from "./oval-walker-points.js";

export * from "./template-hits.js";

export * from "./walker-arcs.js";

export * from "./walker-attacks.js";

export * from "./walker-characteristics.js";

export * from "./walker-damage.js";

export * from "./walker-points.js";

export * from "./walker-shooting.js";

export * from "./walker-units.js";

export * from "./wounding.js";
