// Made by tablewright from rules/skirmishers/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/damage-figures.js";

export * from "../../skirmishers/damage.js";

export * from "../../skirmishers/power-armor.js";

export * from "../../skirmishers/star-cells.js";

export * from "../../skirmishers/action-points.js";

export * from "../../skirmishers/experience.js";

export * from "../../skirmishers/unit-card.js";

export * from "../../skirmishers/firing-arcs.js";

export * from "../../skirmishers/hand-to-hand.js";

export * from "../../skirmishers/jet-pack.js";

export * from "../../skirmishers/movement-figures.js";

export * from "../../skirmishers/allowed-weapons.js";

export * from "../../skirmishers/primary-weapons.js";
