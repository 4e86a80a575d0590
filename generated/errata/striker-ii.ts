// Made by tablewright from rules/striker-ii/book.yaml. Do not edit: change the rules and run tablewright build.
import { addresses } from "../addresses/striker-ii.js";
import type { Erratum } from "../runtime/errata.js";
import { errataOf } from "../runtime/errata.js";
import { freeze } from "../runtime/freeze.js";

export type { Erratum, ErratumChange, ErratumPlace, ErratumSource, ErratumValue } from "../runtime/errata.js";

/** Ids of the errata of Striker II: Introductory Infantry Rules. */
export type ErratumId = 
  | "tech-level-span"
  | "dummy-counters"
  | "morale-checks-in-a-fire-phase"
  | "last-morale-checks"
  | "leading-single-teams"
  | "radio-ranges"
  | "cruise-rounding"
  | "line-of-sight-limit"
  | "forest-hidden-status"
  | "woods-visibility"
  | "one-story-visibility"
  | "high-recoil-phase"
  | "difficulty-beyond-the-table"
  | "flechette-with-autofire"
  | "concealed-morale"
  | "suppressed-counters"
  | "leader-rout-sight"
  | "morale-casualty-scope"
  | "missing-counters"
  | "squad-command-range"
  | "rifle-grenade-weapons"
  | "contact-range"
  | "shotgun-autofire-note"
  | "shotgun-bullets-damage"
  | "two-range-rows"
  | "assault-rifle-7mm-difficult"
  | "automatic-shotgun-autofire"
  | "lag-flechette-targets"
  | "lag-he-row"
  | "accelerator-rifle-ranges"
  | "acr-7mm-ds-penetration"
  | "range-example"
  | "acr-9mm-he-autofire"
  | "arl-heap-targets"
  | "arlss-magazine-prices"
  | "pgmp-12-ranges"
  | "pgmp-weights"
  | "plasma-rifle-powerpack-price"
  | "medium-machine-gun-tl5-belt"
  | "light-machine-gun-5.5mm-penetration"
  | "machine-gun-7mm-belt-weights"
  | "gatling-tl7-prices"
  | "weapon-mount-weights"
  | "hand-grenade-signature"
  | "rifle-grenade-recoil"
  | "grenade-burst-tl5"
  | "grenade-burst-tl10"
  | "ram-smoke-prices"
  | "smoke-grenade-weights"
  | "rifle-grenade-heap-tl6"
  | "smoke-grenade-tl6-impossible"
  | "heap-4cm-tl7"
  | "smoke-grenade-tl7-ranges"
  | "ram-grenade-ranges"
  | "automatic-launcher-heap-price"
  | "ram-magazine-prices"
  | "automatic-launcher-tl9-weight"
  | "mesh-volume"
  | "vacc-suit-tl7-volume"
  | "combat-armor-tl10"
  | "hard-vacc-suit-tl11"
  | "vacc-suit-weights"
  | "self-seal-columns";

/** Cells and rows an erratum speaks of. */
export type ErratumAddress = 
  | "tech-levels/lowest/value"
  | "dummy-counters/given/value"
  | "dummy-counters/least/value"
  | "morale-limits/check-again/allowed"
  | "morale-limits/check-during-fire/allowed"
  | "sequence-of-play/first-player-fire/steps/b/activity"
  | "sequence-of-play/first-player-fire/steps/f/activity"
  | "sequence-of-play/second-player-fire/steps/d/activity"
  | "sequence-of-play/second-player-fire/steps/f/activity"
  | "sequence-of-play/second-player-fire/steps/f/player"
  | "command-ranges/team/leaders/section-nco/range"
  | "command-ranges/team/leaders/section-nco/ruleRange"
  | "command-ranges/team/leaders/platoon-senior-nco/range"
  | "command-ranges/team/leaders/platoon-senior-nco/ruleRange"
  | "leading/squad-range-for-higher-nco/allowed"
  | "communication/radio/range"
  | "grav-speeds/cruise/move"
  | "detection-figures/line-of-sight-share/value"
  | "forest-depth/edge/status"
  | "team-status/hidden/maySpot"
  | "team-status/hidden/mayFire"
  | "visibility/moving-dense-woods/stationary"
  | "visibility/moving-dense-woods/moving"
  | "visibility/moving-light-woods/stationary"
  | "visibility/moving-light-woods/moving"
  | "visibility/stationary-dense-woods/stationary"
  | "visibility/stationary-dense-woods/moving"
  | "visibility/stationary-light-woods/stationary"
  | "visibility/stationary-light-woods/moving"
  | "visibility/over-one-story/stationary"
  | "visibility/over-one-story/moving"
  | "firing-after-moving/high-recoil/phase"
  | "difficulty-adjustments/firer-moved/value"
  | "difficulty-adjustments/more-than-two-teams/value"
  | "difficulty-adjustments/more-than-four-teams/value"
  | "hit-modifiers/flechette-grenade/value"
  | "grenade-loads/flechette/hitModifier"
  | "morale-modifiers/concealed/value"
  | "morale-figures/concealed-by-prose/value"
  | "counters/suppressed/printed"
  | "counters/suppressed/back"
  | "morale-figures/suppressed-counter-first/value"
  | "morale-figures/suppressed-counter-second/value"
  | "morale-checks/leader-rout/inSight"
  | "morale-modifiers/friendly-casualty/value"
  | "morale-limits/casualty-of-the-phase/allowed"
  | "counters/altitude/printed"
  | "command-ranges/team/leaders/squad-nco/range"
  | "small-arms/carbine-7mm/launchesRifleGrenades"
  | "small-arms/flintlock-musket/launchesRifleGrenades"
  | "small-arms/percussion-rifle/launchesRifleGrenades"
  | "small-arms/rifle-13mm/launchesRifleGrenades"
  | "small-arms/accelerator-rifle-6mm/launchesRifleGrenades"
  | "small-arms/revolver-5mm/loads/standard/difficult"
  | "small-arms/body-pistol/loads/standard/difficult"
  | "small-arms/snub-10mm/loads/he/difficult"
  | "small-arms/snub-10mm/loads/heap/difficult"
  | "small-arms/automatic-snub-10mm/loads/he/difficult"
  | "small-arms/automatic-snub-10mm/loads/heap/difficult"
  | "small-arms/shotgun/loads/pellets/notes"
  | "small-arms/shotgun/loads/bullets/notes"
  | "small-arms/shotgun/loads/bullets/damage"
  | "small-arms/automatic-shotgun/loads/bullets/damage"
  | "small-arms/shotgun/loads/pellets/impossible"
  | "small-arms/shotgun/loads/bullets/impossible"
  | "small-arms/automatic-shotgun/loads/pellets/impossible"
  | "small-arms/automatic-shotgun/loads/bullets/impossible"
  | "small-arms/lag/loads/flechette/impossible"
  | "small-arms/acr-7mm/loads/ds/impossible"
  | "small-arms/acr-9mm/loads/ds/impossible"
  | "small-arms/gauss-rifle-4mm/loads/standard/impossible"
  | "small-arms/assault-rifle-7mm/loads/standard/difficult"
  | "small-arms/automatic-shotgun/loads/pellets/notes"
  | "small-arms/automatic-shotgun/loads/bullets/notes"
  | "small-arms/lag/loads/flechette/targets"
  | "small-arms/lag/price"
  | "small-arms/lag/loads/he/price"
  | "small-arms/lag/loads/he/notes"
  | "small-arms/accelerator-rifle-6mm/loads/standard/difficult"
  | "small-arms/accelerator-rifle-6mm/loads/standard/formidable"
  | "small-arms/accelerator-rifle-6mm/loads/standard/impossible"
  | "small-arms/acr-7mm/loads/ds/difficult"
  | "small-arms/acr-9mm/loads/he/impossible"
  | "small-arms/arl/loads/heap/targets"
  | "small-arms/arlss/loads/slugs/price"
  | "small-arms/arlss/loads/keap/price"
  | "small-arms/arlss/loads/he/price"
  | "small-arms/arlss/loads/heap/price"
  | "energy-weapons/pgmp-12/formidable"
  | "energy-weapons/pgmp-13/weight"
  | "energy-weapons/pgmp-14/weight"
  | "energy-weapons/plasma-rifle/price"
  | "energy-weapons/plasma-rifle/powerpackPrice"
  | "crew-served-weapons/medium-machine-gun-7mm-tl5/belt"
  | "crew-served-weapons/light-machine-gun-5.5mm/impossible"
  | "crew-served-weapons/light-machine-gun-5.5mm-magazine/impossible"
  | "crew-served-weapons/medium-machine-gun-7mm-tl6/beltWeight"
  | "crew-served-weapons/heavy-machine-gun-7mm-tl6/beltWeight"
  | "crew-served-weapons/gatling-gun-5.5mm-tl7/price"
  | "crew-served-weapons/gatling-gun-7mm-tl7/price"
  | "weapon-mounts/gatling-gun-5.5mm-tl7/weight"
  | "weapon-mounts/heavy-machine-gun-13mm-tl8/weight"
  | "grenade-weapon-types/hand-grenade/signature"
  | "grenade-weapon-types/rifle-grenade/recoilThrown"
  | "burst-sizes/6-7/burstSize"
  | "burst-sizes/8-10/burstSize"
  | "burst-sizes/10+/burstSize"
  | "smoke-grenades/rifle/priceFactor"
  | "smoke-grenades/rifle/weight"
  | "rifle-grenades/6cm-smoke-tl6/weight"
  | "rifle-grenades/6cm-smoke-tl7/weight"
  | "rifle-grenades/6cm-ram-smoke-tl8/weight"
  | "rifle-grenades/6cm-ram-smoke-tl10/weight"
  | "rifle-grenades/4cm-tl6/heap"
  | "rifle-grenades/6cm-smoke-tl6/impossible"
  | "rifle-grenades/4cm-tl7/heap"
  | "grenade-launchers/launcher-4cm/heap"
  | "grenade-launchers/automatic-launcher-4cm/heap"
  | "rifle-grenades/6cm-smoke-tl7/difficult"
  | "rifle-grenades/6cm-smoke-tl7/formidable"
  | "rifle-grenades/6cm-smoke-tl7/impossible"
  | "rifle-grenades/4cm-ram-tl8/formidable"
  | "rifle-grenades/4cm-ram-tl8/impossible"
  | "rifle-grenades/4cm-ram-tl9/formidable"
  | "rifle-grenades/4cm-ram-tl9/impossible"
  | "grenade-launchers/ram-launcher-4cm-tl8/formidable"
  | "grenade-launchers/ram-launcher-4cm-tl8/impossible"
  | "grenade-launchers/ram-launcher-4cm-tl9/formidable"
  | "grenade-launchers/ram-launcher-4cm-tl9/impossible"
  | "grenade-launchers/ram-launcher-4cm-tl8/heap"
  | "grenade-launchers/ram-launcher-4cm-tl8/he"
  | "grenade-launchers/ram-launcher-4cm-tl8/flechette"
  | "grenade-launchers/automatic-ram-launcher-4cm-tl8/heap"
  | "grenade-launchers/automatic-ram-launcher-4cm-tl8/he"
  | "grenade-launchers/automatic-ram-launcher-4cm-tl8/flechette"
  | "grenade-launchers/ram-launcher-4cm-tl9/he"
  | "grenade-launchers/automatic-ram-launcher-4cm-tl9/he"
  | "grenade-launchers/ram-launcher-4cm-tl10/he"
  | "grenade-launchers/automatic-ram-launcher-4cm-tl10/he"
  | "grenade-launchers/ram-launcher-4cm-tl11/he"
  | "grenade-launchers/automatic-ram-launcher-4cm-tl11/he"
  | "grenade-launchers/automatic-ram-launcher-4cm-tl9/weight"
  | "personal-armor/mesh/value"
  | "personal-armor/mesh/weight"
  | "personal-armor/mesh/volume"
  | "personal-armor/vacc-suit-tl7/volume"
  | "personal-armor/combat-armor-tl10/printed"
  | "personal-armor/combat-armor-tl10/value"
  | "personal-armor/hard-vacc-suit-tl11/weight"
  | "personal-armor/hard-vacc-suit-tl11/volume"
  | "personal-armor/vacc-suit-tl13/weight"
  | "personal-armor/vacc-suit-tl13/volume"
  | "personal-armor/vacc-suit-tl14/weight"
  | "personal-armor/vacc-suit-tl14/volume"
  | "personal-armor/vacc-suit-tl15/weight"
  | "personal-armor/vacc-suit-tl15/volume"
  | "armor-options/self-seal-tl13/weight"
  | "armor-options/self-seal-tl14/weight";

/** Every erratum of Striker II: Introductory Infantry Rules, in the book's order, whether it counts or not. */
export const errata: readonly (Erratum & { readonly id: ErratumId })[] = /* @__PURE__ */ freeze([
  { id: "tech-level-span", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The introduction says the rules cover tech levels 5 to 16, yet the tables list weapons and armor of tech levels 1 to 4.", source: { rule: null, heading: null, lines: [[195, 201], [3156, 3192], [4109, 4109]], again: [] }, since: null, changes: [], options: ["5 as printed, the tables going beyond it", "1, where the tables begin"], concerns: ["tech-levels/lowest/value"] },
  { id: "dummy-counters", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "One rule gives each player dummy counters equal in number to the real units, the other wants at least as many.", source: { rule: null, heading: null, lines: [[515, 518], [1575, 1578]], again: [] }, since: null, changes: [], options: ["as many dummies as real units", "as many dummies as real units or more"], concerns: ["dummy-counters/given/value", "dummy-counters/least/value"] },
  { id: "morale-checks-in-a-fire-phase", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The rule has every check at the end of the fire phase and never twice, but the sequence of play gives one side two morale steps in each fire phase.", source: { rule: null, heading: null, lines: [[583, 595], [638, 650], [2600, 2612]], again: [] }, since: null, changes: [], options: ["each team checks at most once in a fire phase, after all its fire", "a team may check in both morale steps its side has in a fire phase"], concerns: ["morale-limits/check-again/allowed", "morale-limits/check-during-fire/allowed", "sequence-of-play/first-player-fire/steps/b/activity", "sequence-of-play/first-player-fire/steps/f/activity", "sequence-of-play/second-player-fire/steps/d/activity", "sequence-of-play/second-player-fire/steps/f/activity"] },
  { id: "last-morale-checks", status: "accepted", state: "applied", replacedBy: null, supersedes: null, withdraws: null, authority: "document", because: "The check after a step of fire is made by the side fired on, as in every other step of both fire phases; in the step before the second player fires, so the first player checks.", source: { rule: null, heading: null, lines: [[575, 595], [630, 650]], again: [] }, since: null, changes: [{ at: "sequence-of-play/second-player-fire/steps/f/player", was: "second", now: "first", wasValue: "second", nowValue: "first" }], options: [], concerns: [] },
  { id: "leading-single-teams", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The rule lets section and platoon NCOs lead single teams within 100 m, the note under the chart from 200 and 400 m.", source: { rule: null, heading: null, lines: [[894, 897], [908, 911], [922, 925], [3025, 3034]], again: [] }, since: null, changes: [], options: ["200 m for the section NCO and 400 m for the platoon senior NCO, as the note says", "100 m for both, as the rule says"], concerns: ["command-ranges/team/leaders/section-nco/range", "command-ranges/team/leaders/section-nco/ruleRange", "command-ranges/team/leaders/platoon-senior-nco/range", "command-ranges/team/leaders/platoon-senior-nco/ruleRange", "leading/squad-range-for-higher-nco/allowed"] },
  { id: "radio-ranges", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Teams must be within the stated range of each other's radios, and no radio range is stated anywhere.", source: { rule: null, heading: null, lines: [[1062, 1065]], again: [] }, since: null, changes: [], options: ["ranges from a table that is not in the document", "no limit"], concerns: ["communication/radio/range"] },
  { id: "cruise-rounding", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "1875 m is rounded to 2000 m although 333 m is rounded to the nearest 50.", source: { rule: null, heading: null, lines: [[1126, 1129]], again: [] }, since: null, changes: [], options: ["2000 as printed", "1900, to the nearest 50"], concerns: ["grav-speeds/cruise/move"] },
  { id: "line-of-sight-limit", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The rule asks for terrain nearer than a quarter of the distance, the example lets 100 m of 400 m count too.", source: { rule: null, heading: null, lines: [[1423, 1432], [1446, 1452]], again: [] }, since: null, changes: [], options: ["terrain at exactly a quarter of the distance blocks, as the rule says", "terrain at exactly a quarter of the distance does not block, as the example says"], concerns: ["detection-figures/line-of-sight-share/value"] },
  { id: "forest-hidden-status", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "A team deep in a forest is called hidden, but hidden is also the status a team chooses, in which it may neither spot nor fire.", source: { rule: null, heading: null, lines: [[1489, 1498], [1528, 1549]], again: [] }, since: null, changes: [], options: ["deep in a forest a team is only out of sight and does as it likes", "deep in a forest a team has the status hidden with all that goes with it"], concerns: ["forest-depth/edge/status", "team-status/hidden/maySpot", "team-status/hidden/mayFire"] },
  { id: "woods-visibility", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "One rule hides every team deeper in a forest than 30 m, while the visibility of targets in woods is given as 50 to 250 m; it is not said which applies to whom.", source: { rule: null, heading: null, lines: [[1489, 1498], [1622, 1644]], again: [] }, since: null, changes: [], options: ["the woods rows count between teams in the same woods, the depth of 30 m for those looking in from outside", "the woods rows count for every target in woods, within the first 30 m of it"], concerns: ["forest-depth/edge/status", "visibility/moving-dense-woods/stationary", "visibility/moving-dense-woods/moving", "visibility/moving-light-woods/stationary", "visibility/moving-light-woods/moving", "visibility/stationary-dense-woods/stationary", "visibility/stationary-dense-woods/moving", "visibility/stationary-light-woods/stationary", "visibility/stationary-light-woods/moving"] },
  { id: "one-story-visibility", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Over a building of one story a target is seen as far by a moving unit as by a stationary one, unlike all other targets in the air; both printings agree.", source: { rule: null, heading: null, lines: [[1682, 1682], [3106, 3106]], again: [] }, since: null, changes: [], options: ["2000 for both as printed", "another range for one of the two"], concerns: ["visibility/over-one-story/stationary", "visibility/over-one-story/moving"] },
  { id: "high-recoil-phase", status: "accepted", state: "applied", replacedBy: null, supersedes: null, withdraws: null, authority: "document", because: "The rule on movement asks for the next friendly movement phase, and the sequence of play lets no high recoil weapon fire in the enemy fire phase after a move, which one enemy movement phase would allow.", source: { rule: null, heading: null, lines: [[603, 615], [658, 670], [1853, 1859], [2047, 2050]], again: [] }, since: null, changes: [{ at: "firing-after-moving/high-recoil/phase", was: "enemy", now: "friendly", wasValue: "enemy", nowValue: "friendly" }], options: [], concerns: [] },
  { id: "difficulty-beyond-the-table", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Adjustments may lead beyond simple and beyond impossible +2, and the table has no column there.", source: { rule: null, heading: null, lines: [[2027, 2067], [2279, 2279]], again: [] }, since: null, changes: [], options: ["a shot at simple stays there, and one at impossible +2 cannot hit", "a step beyond either end counts as the last column"], concerns: ["difficulty-adjustments/firer-moved/value", "difficulty-adjustments/more-than-two-teams/value", "difficulty-adjustments/more-than-four-teams/value"] },
  { id: "flechette-with-autofire", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Automatic launchers print autofire bonuses of their own, and the note on flechettes does not say whether its 4 joins them.", source: { rule: null, heading: null, lines: [[3968, 3968], [3979, 4003], [4051, 4054], [4068, 4068]], again: [] }, since: null, changes: [], options: ["flechettes of an automatic launcher have 4 besides its autofire bonus", "the 4 takes the place of the autofire bonus"], concerns: ["hit-modifiers/flechette-grenade/value", "grenade-loads/flechette/hitModifier"] },
  { id: "concealed-morale", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The table and the prose give a concealed team different bonuses and no example settles it.", source: { rule: null, heading: null, lines: [[2692, 2692], [2767, 2767]], again: [] }, since: null, changes: [], options: ["+1 as the table prints (line 2767)", "+2 as the prose says (line 2692)"], concerns: ["morale-modifiers/concealed/value", "morale-figures/concealed-by-prose/value"] },
  { id: "suppressed-counters", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The rule names the counters after the phases, 3 and 5; the list of counters marks the two sides F and E.", source: { rule: null, heading: null, lines: [[2827, 2836], [2980, 2980]], again: [] }, since: null, changes: [], options: ["F and E stand for a friendly and an enemy fire phase", "3 and 5, after the fire phases, as the rule says"], concerns: ["counters/suppressed/printed", "counters/suppressed/back", "morale-figures/suppressed-counter-first/value", "morale-figures/suppressed-counter-second/value"] },
  { id: "leader-rout-sight", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The rule states the check twice and asks for line of sight only once.", source: { rule: null, heading: null, lines: [[2572, 2575], [2595, 2595]], again: [] }, since: null, changes: [], options: ["within 200 m and in line of sight, as the rule first says", "within 200 m, seen or not, as its list of conditions says"], concerns: ["morale-checks/leader-rout/inSight"] },
  { id: "morale-casualty-scope", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Table and prose count different casualties; the figure is the same.", source: { rule: null, heading: null, lines: [[2705, 2705], [2778, 2781]], again: [] }, since: null, changes: [], options: ["this turn and within 50 m, as the table says", "this phase and outside the team, as the prose says", "this phase, outside the team and within 50 m"], concerns: ["morale-modifiers/friendly-casualty/value", "morale-limits/casualty-of-the-phase/allowed"] },
  { id: "missing-counters", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The movement rules ask for a marker of popups and the rule on limited intelligence for dummy counters, and the list of counters has neither.", source: { rule: null, heading: null, lines: [[515, 518], [1383, 1386], [1575, 1578], [2960, 2980]], again: [] }, since: null, changes: [], options: ["popup as a further flight mode, and dummy counters beside those that are live", "the list as printed"], concerns: ["counters/altitude/printed"] },
  { id: "squad-command-range", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The rule wants the teams of a squad nearer than 100 m to their leader, the chart within 100 m; all other ranges include their end.", source: { rule: null, heading: null, lines: [[894, 894], [3020, 3020]], again: [] }, since: null, changes: [], options: ["a team at exactly 100 m is led, as the chart says", "a team at exactly 100 m is not led, as the rule says"], concerns: ["command-ranges/team/leaders/squad-nco/range"] },
  { id: "rifle-grenade-weapons", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The note names rifles and six other sorts of weapon without listing any; it does not say whether old, short or very heavy rifles are meant.", source: { rule: null, heading: null, lines: [[3912, 3915]], again: [] }, since: null, changes: [], options: ["every weapon the table calls a rifle, without carbine and musket", "carbine and musket too", "only the rifles of a tech level that has rifle grenades"], concerns: ["small-arms/carbine-7mm/launchesRifleGrenades", "small-arms/flintlock-musket/launchesRifleGrenades", "small-arms/percussion-rifle/launchesRifleGrenades", "small-arms/rifle-13mm/launchesRifleGrenades", "small-arms/accelerator-rifle-6mm/launchesRifleGrenades"] },
  { id: "contact-range", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Six rows print a C in place of the difficult range, and no note says what it stands for or how far it reaches.", source: { rule: null, heading: null, lines: [[3197, 3197], [3243, 3243], [3263, 3272], [3422, 3425]], again: [] }, since: null, changes: [], options: ["contact, a distance of 0", "close range, of a length the document does not print"], concerns: ["small-arms/revolver-5mm/loads/standard/difficult", "small-arms/body-pistol/loads/standard/difficult", "small-arms/snub-10mm/loads/he/difficult", "small-arms/snub-10mm/loads/heap/difficult", "small-arms/automatic-snub-10mm/loads/he/difficult", "small-arms/automatic-snub-10mm/loads/heap/difficult"] },
  { id: "shotgun-autofire-note", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The note says what the bonus of pellets and bullets is for and stands in no row; the automatic shotgun has it by another erratum, and nothing shows whether the shotgun, which engages one target, was to have it too.", source: { rule: null, heading: null, lines: [[2105, 2108], [3209, 3212], [3252, 3255], [3461, 3464]], again: [] }, since: null, changes: [], options: ["note 4 on both loads of the shotgun too, which has no autofire setting to double its bonus on", "note 4 on the automatic shotgun alone"], concerns: ["small-arms/shotgun/loads/pellets/notes", "small-arms/shotgun/loads/bullets/notes"] },
  { id: "shotgun-bullets-damage", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The same bullets do 3 damage from one shotgun and 4 from the other; ranges and penetration agree.", source: { rule: null, heading: null, lines: [[3212, 3212], [3255, 3255]], again: [] }, since: null, changes: [], options: ["3 from both", "4 from both", "3 and 4 as printed"], concerns: ["small-arms/shotgun/loads/bullets/damage", "small-arms/automatic-shotgun/loads/bullets/damage"] },
  { id: "two-range-rows", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Some rows print two range cells under three headings and do not show which is blank.", source: { rule: null, heading: null, lines: [[3209, 3209], [3212, 3212], [3252, 3252], [3255, 3255], [3285, 3285], [3298, 3298], [3304, 3304], [3336, 3336]], again: [] }, since: null, changes: [], options: ["the impossible range is blank", "another range is blank"], concerns: ["small-arms/shotgun/loads/pellets/impossible", "small-arms/shotgun/loads/bullets/impossible", "small-arms/automatic-shotgun/loads/pellets/impossible", "small-arms/automatic-shotgun/loads/bullets/impossible", "small-arms/lag/loads/flechette/impossible", "small-arms/acr-7mm/loads/ds/impossible", "small-arms/acr-9mm/loads/ds/impossible", "small-arms/gauss-rifle-4mm/loads/standard/impossible"] },
  { id: "assault-rifle-7mm-difficult", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The first range equals that of the smaller 5.5mm rifle although the other two are longer.", source: { rule: null, heading: null, lines: [[3246, 3249]], again: [] }, since: null, changes: [], options: ["180(3)+2 as printed", "250(3)+2"], concerns: ["small-arms/assault-rifle-7mm/loads/standard/difficult"] },
  { id: "automatic-shotgun-autofire", status: "accepted", state: "applied", replacedBy: null, supersedes: null, withdraws: null, authority: "document", because: "Note 4 is for weapons that fire several pellets or bullets at a time and have an autofire setting, and no row carries it; the automatic shotgun alone prints pellets and bullets and two numbers of targets, the second for automatic fire.", source: { rule: null, heading: null, lines: [[3252, 3255], [3437, 3437], [3461, 3464]], again: [] }, since: null, changes: [{ at: "small-arms/automatic-shotgun/loads/pellets/notes", was: null, now: "4", nowValue: [4] }, { at: "small-arms/automatic-shotgun/loads/bullets/notes", was: null, now: "4", nowValue: [4] }], options: [], concerns: [] },
  { id: "lag-flechette-targets", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The targets cell holds a distance the notes do not explain.", source: { rule: null, heading: null, lines: [[3285, 3285]], again: [] }, since: null, changes: [], options: ["an area 50 m long", "a radius of 50 m"], concerns: ["small-arms/lag/loads/flechette/targets"] },
  { id: "lag-he-row", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The row stops after the weights; both prices and the notes are lost, and nothing printed gives the price of the weapon.", source: { rule: null, heading: null, lines: [[3277, 3285]], again: [] }, since: null, changes: [], options: ["magazine price 20 and notes 1,5 after the sister rounds", "magazine price 40 and notes 1,5"], concerns: ["small-arms/lag/price", "small-arms/lag/loads/he/price", "small-arms/lag/loads/he/notes"] },
  { id: "accelerator-rifle-ranges", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Penetration rises with distance and the ranges are short for a rifle, as nowhere else in the table.", source: { rule: null, heading: null, lines: [[3290, 3290]], again: [] }, since: null, changes: [], options: ["as printed; the round gathers speed after it leaves the barrel", "ranges 250, 500 and 800 with penetration 3 at the first"], concerns: ["small-arms/accelerator-rifle-6mm/loads/standard/difficult", "small-arms/accelerator-rifle-6mm/loads/standard/formidable", "small-arms/accelerator-rifle-6mm/loads/standard/impossible"] },
  { id: "acr-7mm-ds-penetration", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "DS gains nothing over slugs in this weapon but gains two in the 9mm one.", source: { rule: null, heading: null, lines: [[3295, 3304]], again: [] }, since: null, changes: [], options: ["450(3)+2 as printed", "450(5)+2"], concerns: ["small-arms/acr-7mm/loads/ds/difficult"] },
  { id: "range-example", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The example of a range calls 250 m with these rounds routine, where the table has no routine range and prints difficult up to 450 m.", source: { rule: null, heading: null, lines: [[2016, 2022], [3151, 3151], [3298, 3298]], again: [] }, since: null, changes: [], options: ["difficult at 250 m, as the weapon table prints", "routine at 250 m, as the example says, by a range the table does not print"], concerns: ["small-arms/acr-7mm/loads/ds/difficult"] },
  { id: "acr-9mm-he-autofire", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The last range has no autofire bonus although the slugs have +1 there and other weapons' HE matches their slugs.", source: { rule: null, heading: null, lines: [[3301, 3307]], again: [] }, since: null, changes: [], options: ["900(3) as printed", "900(3)+1"], concerns: ["small-arms/acr-9mm/loads/he/impossible"] },
  { id: "arl-heap-targets", status: "accepted", state: "applied", replacedBy: null, supersedes: null, withdraws: null, authority: "document", because: "The cell stops after the slash; the weapon's other three rounds print both rates of fire.", source: { rule: null, heading: null, lines: [[3310, 3319]], again: [] }, since: null, changes: [{ at: "small-arms/arl/loads/heap/targets", was: "1/", now: "1/2", wasValue: { single: 1, automatic: { unknown: "the print breaks off after the slash" }, area: null }, nowValue: { single: 1, automatic: 2, area: null } }], options: [], concerns: [] },
  { id: "arlss-magazine-prices", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Every ARLSS magazine costs 40 while the ARL's, of half the size, cost 20, 35, 30 and 35.", source: { rule: null, heading: null, lines: [[3310, 3331]], again: [] }, since: null, changes: [], options: ["40 for all as printed", "40, 70, 60 and 70 for slugs, KEAP, HE and HEAP"], concerns: ["small-arms/arlss/loads/slugs/price", "small-arms/arlss/loads/keap/price", "small-arms/arlss/loads/he/price", "small-arms/arlss/loads/heap/price"] },
  { id: "pgmp-12-ranges", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The ranges of the later models double from the first to the second; these do not.", source: { rule: null, heading: null, lines: [[3371, 3379]], again: [] }, since: null, changes: [], options: ["250, 450 and 750 as printed", "250, 500 and 750"], concerns: ["energy-weapons/pgmp-12/formidable"] },
  { id: "pgmp-weights", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The PGMP-14 has a gravitic field, which makes a weapon weigh a tenth, and yet weighs ten times as much as the PGMP-13, which has none, so that it would weigh 90 kg with the field off; the FGMP-14 and FGMP-15 weigh 10 and 1.", source: { rule: null, heading: null, lines: [[3379, 3398]], again: [] }, since: null, changes: [], options: [".9 and 9 as printed", "9 for the PGMP-13 and .9 for the PGMP-14"], concerns: ["energy-weapons/pgmp-13/weight", "energy-weapons/pgmp-14/weight"] },
  { id: "plasma-rifle-powerpack-price", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The powerpack costs more than the weapon, as with the TL 13 lasers but no other plasma or fusion weapon.", source: { rule: null, heading: null, lines: [[3376, 3406]], again: [] }, since: null, changes: [], options: ["125000 for the weapon and 300000 for the powerpack as printed", "the two prices changed places"], concerns: ["energy-weapons/plasma-rifle/price", "energy-weapons/plasma-rifle/powerpackPrice"] },
  { id: "medium-machine-gun-tl5-belt", status: "accepted", state: "applied", replacedBy: null, supersedes: null, withdraws: null, authority: "document", because: "Every other cell of the column gives rounds and shots; the heavy gun below has the same belt in caliber, weight, price and shots, and its cell prints 120 rounds.", source: { rule: null, heading: null, lines: [[3493, 3496]], again: [] }, since: null, changes: [{ at: "crew-served-weapons/medium-machine-gun-7mm-tl5/belt", was: "3", now: "120/3", wasValue: { rounds: null, shots: 3 }, nowValue: { rounds: 120, shots: 3 } }], options: [], concerns: [] },
  { id: "light-machine-gun-5.5mm-penetration", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The round keeps its penetration at every range here but loses one at the last from the Gatling guns.", source: { rule: null, heading: null, lines: [[3501, 3504], [3519, 3519], [3527, 3527]], again: [] }, since: null, changes: [], options: ["2 at all three ranges as printed", "1 at the impossible range"], concerns: ["crew-served-weapons/light-machine-gun-5.5mm/impossible", "crew-served-weapons/light-machine-gun-5.5mm-magazine/impossible"] },
  { id: "machine-gun-7mm-belt-weights", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The same 160 rounds at the same price weigh differently, and the notes call the two guns one basic weapon.", source: { rule: null, heading: null, lines: [[3510, 3513]], again: [] }, since: null, changes: [], options: ["5.5 and 5.3 as printed", "5.5 for both", "5.3 for both"], concerns: ["crew-served-weapons/medium-machine-gun-7mm-tl6/beltWeight", "crew-served-weapons/heavy-machine-gun-7mm-tl6/beltWeight"] },
  { id: "gatling-tl7-prices", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The TL 7 guns cost more than twice what the better TL 8 guns cost, and the price of their mounts does not fall like that.", source: { rule: null, heading: null, lines: [[3519, 3530]], again: [] }, since: null, changes: [], options: ["12350 and 15500 as printed; the early models are dear", "4500 and 6000, as at TL 8"], concerns: ["crew-served-weapons/gatling-gun-5.5mm-tl7/price", "crew-served-weapons/gatling-gun-7mm-tl7/price"] },
  { id: "weapon-mount-weights", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The mounts of the other 5.5mm and 7mm Gatling guns weigh as much as the gun, and those of the TL 6 heavy machineguns half of it; these two do not.", source: { rule: null, heading: null, lines: [[3659, 3692]], again: [] }, since: null, changes: [], options: ["20 and 7 as printed", "30 and 10"], concerns: ["weapon-mounts/gatling-gun-5.5mm-tl7/weight", "weapon-mounts/heavy-machine-gun-13mm-tl8/weight"] },
  { id: "hand-grenade-signature", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The note refers to grenade rules for the signature, and they give none for hand grenades.", source: { rule: null, heading: null, lines: [[3767, 3767], [3906, 3906], [4019, 4019]], again: [] }, since: null, changes: [], options: ["medium, like grenades fired from rifles and launchers", "low"], concerns: ["grenade-weapon-types/hand-grenade/signature"] },
  { id: "rifle-grenade-recoil", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The sentence follows the one that lets rifle grenades be thrown, and only the RAM rows carry the note on high recoil.", source: { rule: null, heading: null, lines: [[3867, 3893], [3931, 3934]], again: [] }, since: null, changes: [], options: ["heavy recoil only when thrown as hand grenades", "heavy recoil whenever they are used"], concerns: ["grenade-weapon-types/rifle-grenade/recoilThrown"] },
  { id: "grenade-burst-tl5", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The table of hand grenades begins at tech level 5 but the burst sizes at 6.", source: { rule: null, heading: null, lines: [[3723, 3723], [3788, 3788]], again: [] }, since: null, changes: [], options: ["1 m at tech level 5 as well", "no burst at tech level 5"], concerns: ["burst-sizes/6-7/burstSize"] },
  { id: "grenade-burst-tl10", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Two bands take in tech level 10.", source: { rule: null, heading: null, lines: [[3791, 3797], [4071, 4074]], again: [] }, since: null, changes: [], options: ["10 m at tech level 10", "20 m at tech level 10; the smaller burst is of tech levels 8 and 9, like the smaller flechette area"], concerns: ["burst-sizes/8-10/burstSize", "burst-sizes/10+/burstSize"] },
  { id: "ram-smoke-prices", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Smoke costs twice a like HE round, but no 6 cm HE round is printed from TL 8 on, where two of the smoke rounds stand.", source: { rule: null, heading: null, lines: [[3859, 3883], [3925, 3928]], again: [] }, since: null, changes: [], options: ["twice the 6 cm HE round of the last tech level that has one", "twice the 4 cm HE round of the same tech level"], concerns: ["smoke-grenades/rifle/priceFactor"] },
  { id: "smoke-grenade-weights", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "A note gives smoke rifle grenades 1 kg and the rows .6 and .8; at TL 6 and 7 that is the weight of the other round of the size.", source: { rule: null, heading: null, lines: [[3851, 3851], [3862, 3862], [3870, 3870], [3883, 3883], [3928, 3928]], again: [] }, since: null, changes: [], options: ["the weights of the rows", "1 kg as the note says"], concerns: ["smoke-grenades/rifle/weight", "rifle-grenades/6cm-smoke-tl6/weight", "rifle-grenades/6cm-smoke-tl7/weight", "rifle-grenades/6cm-ram-smoke-tl8/weight", "rifle-grenades/6cm-ram-smoke-tl10/weight"] },
  { id: "rifle-grenade-heap-tl6", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The penetration is far below its sisters: at TL 7 the round prints 22, and the other HEAP grenades gain half from TL 6 to TL 7.", source: { rule: null, heading: null, lines: [[3726, 3731], [3845, 3859], [3965, 3965]], again: [] }, since: null, changes: [], options: ["6 as printed", "15, as the launcher of TL 7 prints"], concerns: ["rifle-grenades/4cm-tl6/heap"] },
  { id: "smoke-grenade-tl6-impossible", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The row prints two ranges; the others of its tech level and the smoke grenade of TL 7, which agree with it in both, print a third.", source: { rule: null, heading: null, lines: [[3845, 3851], [3862, 3862]], again: [] }, since: null, changes: [], options: ["no impossible range", "100 m, like the others"], concerns: ["rifle-grenades/6cm-smoke-tl6/impossible"] },
  { id: "heap-4cm-tl7", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "One round at one price penetrates differently; at every later tech level rifle and launcher agree.", source: { rule: null, heading: null, lines: [[3856, 3856], [3965, 3968]], again: [] }, since: null, changes: [], options: ["22 from a rifle and 15 from a launcher as printed", "22 from both", "15 from both"], concerns: ["rifle-grenades/4cm-tl7/heap", "grenade-launchers/launcher-4cm/heap", "grenade-launchers/automatic-launcher-4cm/heap"] },
  { id: "smoke-grenade-tl7-ranges", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "The smoke grenade keeps the ranges of TL 6 while its sisters gain.", source: { rule: null, heading: null, lines: [[3845, 3862]], again: [] }, since: null, changes: [], options: ["25, 50 and 100 as printed", "50, 100 and 150 like the other rifle grenades of TL 7"], concerns: ["rifle-grenades/6cm-smoke-tl7/difficult", "rifle-grenades/6cm-smoke-tl7/formidable", "rifle-grenades/6cm-smoke-tl7/impossible"] },
  { id: "ram-grenade-ranges", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "At TL 8 and 9 the same round goes farther from a launcher than from a rifle; from TL 10 both print the same ranges.", source: { rule: null, heading: null, lines: [[3867, 3880], [3976, 3992]], again: [] }, since: null, changes: [], options: ["375 and 500 from a rifle, 500 and 1000 from a launcher, as printed", "500 and 1000 from both"], concerns: ["rifle-grenades/4cm-ram-tl8/formidable", "rifle-grenades/4cm-ram-tl8/impossible", "rifle-grenades/4cm-ram-tl9/formidable", "rifle-grenades/4cm-ram-tl9/impossible", "grenade-launchers/ram-launcher-4cm-tl8/formidable", "grenade-launchers/ram-launcher-4cm-tl8/impossible", "grenade-launchers/ram-launcher-4cm-tl9/formidable", "grenade-launchers/ram-launcher-4cm-tl9/impossible"] },
  { id: "automatic-launcher-heap-price", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Sixteen rounds cost 80 when bought singly, and the HE magazine costs exactly sixteen rounds.", source: { rule: null, heading: null, lines: [[3965, 3968]], again: [] }, since: null, changes: [], options: ["85 as printed", "80, sixteen times the single round"], concerns: ["grenade-launchers/automatic-launcher-4cm/heap"] },
  { id: "ram-magazine-prices", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "At TL 8 and for HE later on, a magazine costs more or less than its rounds do singly; the HEAP and flechette magazines from TL 9 on agree.", source: { rule: null, heading: null, lines: [[3867, 3888], [3976, 4003]], again: [] }, since: null, changes: [], options: ["as printed", "as many single rounds as the magazine holds"], concerns: ["grenade-launchers/ram-launcher-4cm-tl8/heap", "grenade-launchers/ram-launcher-4cm-tl8/he", "grenade-launchers/ram-launcher-4cm-tl8/flechette", "grenade-launchers/automatic-ram-launcher-4cm-tl8/heap", "grenade-launchers/automatic-ram-launcher-4cm-tl8/he", "grenade-launchers/automatic-ram-launcher-4cm-tl8/flechette", "grenade-launchers/ram-launcher-4cm-tl9/he", "grenade-launchers/automatic-ram-launcher-4cm-tl9/he", "grenade-launchers/ram-launcher-4cm-tl10/he", "grenade-launchers/automatic-ram-launcher-4cm-tl10/he", "grenade-launchers/ram-launcher-4cm-tl11/he", "grenade-launchers/automatic-ram-launcher-4cm-tl11/he"] },
  { id: "automatic-launcher-tl9-weight", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "It weighs half a kilogram more than the TL 8 model with the same magazine and price.", source: { rule: null, heading: null, lines: [[3979, 3987]], again: [] }, since: null, changes: [], options: ["8.5 as printed", "8 as at TL 8"], concerns: ["grenade-launchers/automatic-ram-launcher-4cm-tl9/weight"] },
  { id: "mesh-volume", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Three numbers stand under four columns.", source: { rule: null, heading: null, lines: [[4119, 4119]], again: [] }, since: null, changes: [], options: ["the volume is missing", "the value is missing"], concerns: ["personal-armor/mesh/value", "personal-armor/mesh/weight", "personal-armor/mesh/volume"] },
  { id: "vacc-suit-tl7-volume", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "A suit of 12 kg has the volume of the 8 kg suit of TL 9; the later suits all take .45 liters a kilogram.", source: { rule: null, heading: null, lines: [[4125, 4125], [4138, 4138]], again: [] }, since: null, changes: [], options: ["3.6 liters as printed", "5.4 liters"], concerns: ["personal-armor/vacc-suit-tl7/volume"] },
  { id: "combat-armor-tl10", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "It protects against energy weapons only and weighs 1 kg, where the combat armor of TL 11 protects against everything and weighs 18 kg.", source: { rule: null, heading: null, lines: [[4146, 4146], [4160, 4160]], again: [] }, since: null, changes: [], options: ["combat armor as printed", "Reflec, a light suit against energy weapons"], concerns: ["personal-armor/combat-armor-tl10/printed", "personal-armor/combat-armor-tl10/value"] },
  { id: "hard-vacc-suit-tl11", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "It is lighter and smaller than the better suit of TL 12; the others fall from 40 kg to 25 and from 3 liters to 2.6.", source: { rule: null, heading: null, lines: [[4155, 4155], [4166, 4166], [4177, 4177]], again: [] }, since: null, changes: [], options: ["10 kg and 2 liters as printed", "30 kg and 2.8 liters"], concerns: ["personal-armor/hard-vacc-suit-tl11/weight", "personal-armor/hard-vacc-suit-tl11/volume"] },
  { id: "vacc-suit-weights", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "Three numbers stand under four columns.", source: { rule: null, heading: null, lines: [[4163, 4163], [4174, 4174], [4185, 4185], [4199, 4199], [4207, 4207]], again: [] }, since: null, changes: [], options: ["the weight is missing; 1, .5 and .5 kg by the ratio of the earlier suits", "the volume is missing and the number is the weight"], concerns: ["personal-armor/vacc-suit-tl13/weight", "personal-armor/vacc-suit-tl13/volume", "personal-armor/vacc-suit-tl14/weight", "personal-armor/vacc-suit-tl14/volume", "personal-armor/vacc-suit-tl15/weight", "personal-armor/vacc-suit-tl15/volume"] },
  { id: "self-seal-columns", status: "open", state: "open", replacedBy: null, supersedes: null, withdraws: null, authority: "ruling", because: "One number and an added price stand under four columns, and the numbers are those missing on the lines above.", source: { rule: null, heading: null, lines: [[4185, 4188], [4199, 4202]], again: [] }, since: null, changes: [], options: ["the number is the weight of the option", "the number is the weight missing in the suit above"], concerns: ["armor-options/self-seal-tl13/weight", "armor-options/self-seal-tl14/weight"] },
]);

/**
 * What was printed at an address, what it is now and why. Errata that apply come first, then open questions,
 * then those that were replaced; each has its changes of that address alone.
 * @param address - A cell such as table/row/column, a row, or a whole table, with or without its book; former ids lead there too.
 * @returns Nothing where the figure stands as printed and nobody asked.
 * @throws TypeError for an address that leads nowhere
 */
export function errataAt(address: ErratumAddress | (string & Record<never, never>)): readonly Erratum[] {
  return errataOf(errata, addresses, address);
}
