// Made by tablewright from rules/striker-ii/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/armor-against.js";

export * from "../../striker-ii/armor-options.js";

export * from "../../striker-ii/armor-rating.js";

export * from "../../striker-ii/armor.js";

export * from "../../striker-ii/combined-armor.js";

export * from "../../striker-ii/cover-limits.js";

export * from "../../striker-ii/cover.js";

export * from "../../striker-ii/damage-effect.js";

export * from "../../striker-ii/personal-armor.js";

export * from "../../striker-ii/command-figures.js";

export * from "../../striker-ii/command-ranges.js";

export * from "../../striker-ii/communication.js";

export * from "../../striker-ii/leading.js";

export * from "../../striker-ii/radios.js";

export * from "../../striker-ii/reacting.js";

export * from "../../striker-ii/taking-command.js";

export * from "../../striker-ii/unled-actions.js";

export * from "../../striker-ii/detection-figures.js";

export * from "../../striker-ii/forest-depth.js";

export * from "../../striker-ii/seeing.js";

export * from "../../striker-ii/signature-additions.js";

export * from "../../striker-ii/team-status.js";

export * from "../../striker-ii/visibility-range.js";

export * from "../../striker-ii/visibility.js";

export * from "../../striker-ii/counters.js";

export * from "../../striker-ii/dummy-counters.js";

export * from "../../striker-ii/game-scale.js";

export * from "../../striker-ii/organization-limits.js";

export * from "../../striker-ii/organization.js";

export * from "./sequence-of-play.js";

export * from "../../striker-ii/tech-levels.js";

export * from "../../striker-ii/terrain.js";

export * from "../../striker-ii/unit-card.js";

export * from "../../striker-ii/attack-figures.js";

export * from "../../striker-ii/attack-limits.js";

export * from "../../striker-ii/attack.js";

export * from "../../striker-ii/difficulty-adjustments.js";

export * from "../../striker-ii/difficulty-levels.js";

export * from "../../striker-ii/distances.js";

export * from "../../striker-ii/fire-positions.js";

export * from "../../striker-ii/fire-targets.js";

export * from "./fire.js";

export * from "./firing-after-moving.js";

export * from "../../striker-ii/firing-teams.js";

export * from "../../striker-ii/hit-assignment.js";

export * from "../../striker-ii/hit-modifiers.js";

export * from "../../striker-ii/hit-table.js";

export * from "../../striker-ii/may-fire.js";

export * from "../../striker-ii/number-of-firers.js";

export * from "../../striker-ii/shift-difficulty.js";

export * from "../../striker-ii/task-figures.js";

export * from "../../striker-ii/throw-notations.js";

export * from "../../striker-ii/casualty-effects.js";

export * from "../../striker-ii/casualty-limits.js";

export * from "../../striker-ii/check-morale.js";

export * from "../../striker-ii/crew-replacement.js";

export * from "../../striker-ii/current-morale.js";

export * from "../../striker-ii/morale-check-at.js";

export * from "../../striker-ii/morale-checks.js";

export * from "../../striker-ii/morale-figures.js";

export * from "../../striker-ii/morale-limits.js";

export * from "../../striker-ii/morale-modifiers.js";

export * from "../../striker-ii/morale-results.js";

export * from "../../striker-ii/morale-table.js";

export * from "../../striker-ii/morale-values.js";

export * from "../../striker-ii/permanent-morale-changes.js";

export * from "../../striker-ii/rallying.js";

export * from "../../striker-ii/flight-modes.js";

export * from "../../striker-ii/foot-movement.js";

export * from "../../striker-ii/grav-speeds.js";

export * from "../../striker-ii/movement-left.js";

export * from "../../striker-ii/movement-limits.js";

export * from "../../striker-ii/set-up.js";

export * from "../../striker-ii/terrain-costs.js";

export * from "../../striker-ii/terrain-effects.js";

export * from "../../striker-ii/burst-sizes.js";

export * from "./crew-served-loaded-price.js";

export * from "./crew-served-loaded-weight.js";

export * from "./crew-served-shot.js";

export * from "./crew-served-weapons.js";

export * from "./difficulty-at.js";

export * from "./direct-shot.js";

export * from "../../striker-ii/energy-weapon-loaded-price.js";

export * from "../../striker-ii/energy-weapon-loaded-weight.js";

export * from "../../striker-ii/energy-weapon-shot.js";

export * from "../../striker-ii/energy-weapons.js";

export * from "../../striker-ii/explosive-figures.js";

export * from "../../striker-ii/explosive-limits.js";

export * from "../../striker-ii/flechette-areas.js";

export * from "../../striker-ii/fragmentation-attack.js";

export * from "../../striker-ii/fragmentation-modifiers.js";

export * from "../../striker-ii/grenade-launcher-shot.js";

export * from "../../striker-ii/grenade-launchers.js";

export * from "../../striker-ii/grenade-loads.js";

export * from "../../striker-ii/grenade-weapon-types.js";

export * from "../../striker-ii/hand-grenade-throw.js";

export * from "../../striker-ii/hand-grenade-types.js";

export * from "../../striker-ii/hand-grenades.js";

export * from "../../striker-ii/launcher-flechette-shot.js";

export * from "../../striker-ii/rifle-flechette-shot.js";

export * from "../../striker-ii/rifle-grenade-shot.js";

export * from "../../striker-ii/rifle-grenades.js";

export * from "./small-arms-loaded-price.js";

export * from "./small-arms-loaded-weight.js";

export * from "./small-arms-shot.js";

export * from "./small-arms.js";

export * from "../../striker-ii/smoke-grenades.js";

export * from "../../striker-ii/weapon-figures.js";

export * from "../../striker-ii/weapon-limits.js";

export * from "../../striker-ii/weapon-mounts.js";

export * from "./weapon-shot.js";

export * from "./weapons.js";
