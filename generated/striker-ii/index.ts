// Made by tablewright from rules/striker-ii/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "./armor-against.js";

export * from "./armor-options.js";

export * from "./armor-rating.js";

export * from "./armor.js";

export * from "./combined-armor.js";

export * from "./cover-limits.js";

export * from "./cover.js";

export * from "./damage-effect.js";

export * from "./personal-armor.js";

export * from "./command-figures.js";

export * from "./command-ranges.js";

export * from "./communication.js";

export * from "./leading.js";

export * from "./radios.js";

export * from "./reacting.js";

export * from "./taking-command.js";

export * from "./unled-actions.js";

export * from "./detection-figures.js";

export * from "./forest-depth.js";

export * from "./seeing.js";

export * from "./signature-additions.js";

export * from "./team-status.js";

export * from "./visibility-range.js";

export * from "./visibility.js";

export * from "./counters.js";

export * from "./dummy-counters.js";

export * from "./game-scale.js";

export * from "./organization-limits.js";

export * from "./organization.js";

export * from "./sequence-of-play.js";

export * from "./tech-levels.js";

export * from "./terrain.js";

export * from "./unit-card.js";

export * from "./attack-figures.js";

export * from "./attack-limits.js";

export * from "./attack.js";

export * from "./difficulty-adjustments.js";

export * from "./difficulty-levels.js";

export * from "./distances.js";

export * from "./fire-positions.js";

export * from "./fire-targets.js";

export * from "./fire.js";

export * from "./firing-after-moving.js";

export * from "./firing-teams.js";

export * from "./hit-assignment.js";

export * from "./hit-modifiers.js";

export * from "./hit-table.js";

export * from "./may-fire.js";

export * from "./number-of-firers.js";

export * from "./shift-difficulty.js";

export * from "./task-figures.js";

export * from "./throw-notations.js";

export * from "./casualty-effects.js";

export * from "./casualty-limits.js";

export * from "./check-morale.js";

export * from "./crew-replacement.js";

export * from "./current-morale.js";

export * from "./morale-check-at.js";

export * from "./morale-checks.js";

export * from "./morale-figures.js";

export * from "./morale-limits.js";

export * from "./morale-modifiers.js";

export * from "./morale-results.js";

export * from "./morale-table.js";

export * from "./morale-values.js";

export * from "./permanent-morale-changes.js";

export * from "./rallying.js";

export * from "./flight-modes.js";

export * from "./foot-movement.js";

export * from "./grav-speeds.js";

export * from "./movement-left.js";

export * from "./movement-limits.js";

export * from "./set-up.js";

export * from "./terrain-costs.js";

export * from "./terrain-effects.js";

export * from "./burst-sizes.js";

export * from "./crew-served-loaded-price.js";

export * from "./crew-served-loaded-weight.js";

export * from "./crew-served-shot.js";

export * from "./crew-served-weapons.js";

export * from "./difficulty-at.js";

export * from "./direct-shot.js";

export * from "./energy-weapon-loaded-price.js";

export * from "./energy-weapon-loaded-weight.js";

export * from "./energy-weapon-shot.js";

export * from "./energy-weapons.js";

export * from "./explosive-figures.js";

export * from "./explosive-limits.js";

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

export * from "./launcher-flechette-shot.js";

export * from "./rifle-flechette-shot.js";

export * from "./rifle-grenade-shot.js";

export * from "./rifle-grenades.js";

export * from "./small-arms-loaded-price.js";

export * from "./small-arms-loaded-weight.js";

export * from "./small-arms-shot.js";

export * from "./small-arms.js";

export * from "./smoke-grenades.js";

export * from "./weapon-figures.js";

export * from "./weapon-limits.js";

export * from "./weapon-mounts.js";

export * from "./weapon-shot.js";

export * from "./weapons.js";
