// Made by tablewright from rules/striker-ii/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "./armor-against.js";

export * from "./armor-options.js";

export * from "./armor-rating.js";

export * from "./combined-armor.js";

export * from "./cover.js";

export * from "./damage-effect.js";

export * from "./personal-armor.js";

export * from "./difficulty-adjustments.js";

export * from "./difficulty-levels.js";

export * from "./hit-modifiers.js";

export * from "./hit-table.js";

export * from "./shift-difficulty.js";

export * from "./morale-modifiers.js";

export * from "./morale-table.js";

export * from "./morale-values.js";

export * from "./burst-sizes.js";

export * from "./crew-served-shot.js";

export * from "./crew-served-weapons.js";

export * from "./difficulty-at.js";

export * from "./energy-weapon-shot.js";

export * from "./energy-weapons.js";

export * from "./explosive-figures.js";

export * from "./flechette-areas.js";

export * from "./fragmentation-attack.js";

export * from "./fragmentation-modifiers.js";

export * from "./grenade-launcher-shot.js";

export * from "./grenade-launchers.js";

export * from "./grenade-loads.js";

export * from "./grenade-weapon-types.js";

export * from "./hand-grenade-throw.js";

export * from "./hand-grenade-types.js";

export * from "./hand-grenades.js";

export * from "./rifle-grenade-shot.js";

export * from "./rifle-grenades.js";

export * from "./small-arms-shot.js";

export * from "./small-arms.js";

export * from "./smoke-grenades.js";

export * from "./weapon-figures.js";

export * from "./weapon-mounts.js";
