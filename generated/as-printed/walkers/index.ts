// Made by tablewright from rules/walkers/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/walker-morale.js";

export * from "../../walkers/movement-figures.js";

export * from "../../walkers/turning-limits.js";

export * from "../../walkers/walker-move.js";

export * from "../../walkers/walker-movement.js";

export * from "../../walkers/walker-turning.js";

export * from "../../walkers/dying-walker.js";

export * from "../../walkers/falling-strength.js";

export * from "../../walkers/oval-walker-points.js";

export * from "../../walkers/template-hits.js";

export * from "../../walkers/walker-arcs.js";

export * from "../../walkers/walker-attacks.js";

export * from "../../walkers/walker-characteristics.js";

export * from "../../walkers/walker-damage.js";

export * from "../../walkers/walker-points.js";

export * from "../../walkers/walker-shooting.js";

export * from "../../walkers/walker-units.js";

export * from "../../walkers/wounding.js";
