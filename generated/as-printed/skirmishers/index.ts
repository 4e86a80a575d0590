// Made by tablewright from rules/skirmishers/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "./damage-figures.js";

export * from "./damage.js";

export * from "./power-armor.js";

export * from "./star-cells.js";

export * from "./action-points.js";

export * from "./experience.js";

export * from "./unit-card.js";

export * from "./firing-arcs.js";

export * from "./hand-to-hand.js";

export * from "./jet-pack.js";

export * from "./movement-figures.js";

export * from "./allowed-weapons.js";

export * from "./primary-weapons.js";
