// Made by tablewright from rules/striker-ii/book.yaml. Do not edit: change the rules and run tablewright build.
import { errataAt as $errataAt } from "../errata/striker-ii.js";
import { exactProduct as $exactProduct } from "../runtime/decimal.js";
import type { Explained } from "../runtime/explain.js";
import { explain as $explain, thenAnswer as $thenAnswer } from "../runtime/explain.js";
import { alone as $alone, chained as $chained, compare as $compare, lookups as $lookups, modified as $modified, roll as $roll, sum as $sum, sumThrough as $sumThrough } from "../runtime/explain-operations.js";
import { bandBy as $bandBy, cells as $cells, spend as $spend } from "../runtime/explain-rows.js";
import { looked as $looked, modifiers as $modifiers } from "../runtime/explain-tables.js";
import type { Unknown as $Unknown } from "../runtime/types.js";
import { sourceOf as $sourceOf } from "../sources/striker-ii.js";
import { armorAgainst as $armorAgainst } from "../striker-ii/armor-against.js";
import { armorRatingList as $armorRatingList, armorValueOf as $armorValueOf, lookupArmorRating as $lookupArmorRating } from "../striker-ii/armor-rating.js";
import { attack as $attack } from "../striker-ii/attack.js";
import { burstSizesList as $burstSizesList, lookupBurstSizes as $lookupBurstSizes } from "../striker-ii/burst-sizes.js";
import { checkMorale as $checkMorale } from "../striker-ii/check-morale.js";
import { combineArmor as $combineArmor } from "../striker-ii/combined-armor.js";
import type { CoverId as $CoverId, CoverStatus as $CoverStatus } from "../striker-ii/cover.js";
import { coverList as $coverList, lookupCover as $lookupCover } from "../striker-ii/cover.js";
import { crewServedLoadedPrice as $crewServedLoadedPrice } from "../striker-ii/crew-served-loaded-price.js";
import { crewServedLoadedWeight as $crewServedLoadedWeight } from "../striker-ii/crew-served-loaded-weight.js";
import { crewServedShotAt as $crewServedShotAt } from "../striker-ii/crew-served-shot.js";
import { crewServedWeapons as $crewServedWeapons } from "../striker-ii/crew-served-weapons.js";
import { currentMorale as $currentMorale } from "../striker-ii/current-morale.js";
import { damageEffect as $damageEffect } from "../striker-ii/damage-effect.js";
import { difficultyAdjustments as $difficultyAdjustments, sumDifficultyAdjustments as $sumDifficultyAdjustments } from "../striker-ii/difficulty-adjustments.js";
import { difficultyAt as $difficultyAt } from "../striker-ii/difficulty-at.js";
import { directShotAt as $directShotAt } from "../striker-ii/direct-shot.js";
import { energyLoadedPrice as $energyLoadedPrice } from "../striker-ii/energy-weapon-loaded-price.js";
import { energyLoadedWeight as $energyLoadedWeight } from "../striker-ii/energy-weapon-loaded-weight.js";
import { energyShotAt as $energyShotAt } from "../striker-ii/energy-weapon-shot.js";
import { energyWeapons as $energyWeapons } from "../striker-ii/energy-weapons.js";
import { explosiveFigures as $explosiveFigures } from "../striker-ii/explosive-figures.js";
import { fire as $fire } from "../striker-ii/fire.js";
import { firePositionsList as $firePositionsList, lookupFirePositions as $lookupFirePositions } from "../striker-ii/fire-positions.js";
import { fireTargetsList as $fireTargetsList, lookupFireTargets as $lookupFireTargets } from "../striker-ii/fire-targets.js";
import { firingTeams as $firingTeams } from "../striker-ii/firing-teams.js";
import { flechetteAreasList as $flechetteAreasList, lookupFlechetteAreas as $lookupFlechetteAreas } from "../striker-ii/flechette-areas.js";
import { footMovementList as $footMovementList, lookupFootMovement as $lookupFootMovement } from "../striker-ii/foot-movement.js";
import { forestDepthList as $forestDepthList, lookupForestDepth as $lookupForestDepth } from "../striker-ii/forest-depth.js";
import { rollFragmentation as $rollFragmentation } from "../striker-ii/fragmentation-attack.js";
import { fragmentationModifiers as $fragmentationModifiers, sumFragmentationModifiers as $sumFragmentationModifiers } from "../striker-ii/fragmentation-modifiers.js";
import { gravSpeedsList as $gravSpeedsList, lookupGravSpeeds as $lookupGravSpeeds } from "../striker-ii/grav-speeds.js";
import { launcherShotAt as $launcherShotAt } from "../striker-ii/grenade-launcher-shot.js";
import { grenadeLaunchers as $grenadeLaunchers } from "../striker-ii/grenade-launchers.js";
import { throwAt as $throwAt } from "../striker-ii/hand-grenade-throw.js";
import { handGrenadeTypes as $handGrenadeTypes } from "../striker-ii/hand-grenade-types.js";
import { handGrenadesList as $handGrenadesList, lookupHandGrenades as $lookupHandGrenades } from "../striker-ii/hand-grenades.js";
import { assignHits as $assignHits } from "../striker-ii/hit-assignment.js";
import { hitModifiers as $hitModifiers, sumHitModifiers as $sumHitModifiers } from "../striker-ii/hit-modifiers.js";
import { hitTableList as $hitTableList, lookupHit as $lookupHit } from "../striker-ii/hit-table.js";
import { launcherFlechetteShotAt as $launcherFlechetteShotAt } from "../striker-ii/launcher-flechette-shot.js";
import { lookupMayFire as $lookupMayFire, mayFireList as $mayFireList } from "../striker-ii/may-fire.js";
import { moraleCheckAt as $moraleCheckAt } from "../striker-ii/morale-check-at.js";
import { moraleChecks as $moraleChecks } from "../striker-ii/morale-checks.js";
import { moraleModifiers as $moraleModifiers, sumMoraleModifiers as $sumMoraleModifiers } from "../striker-ii/morale-modifiers.js";
import { lookupMorale as $lookupMorale, moraleTableList as $moraleTableList } from "../striker-ii/morale-table.js";
import { movementLeft as $movementLeft } from "../striker-ii/movement-left.js";
import { lookupNumberOfFirers as $lookupNumberOfFirers, numberOfFirersList as $numberOfFirersList } from "../striker-ii/number-of-firers.js";
import { permanentMoraleChanges as $permanentMoraleChanges, sumPermanentMoraleChanges as $sumPermanentMoraleChanges } from "../striker-ii/permanent-morale-changes.js";
import type { PersonalArmorRow as $PersonalArmorRow } from "../striker-ii/personal-armor.js";
import { personalArmor as $personalArmor } from "../striker-ii/personal-armor.js";
import { lookupRadios as $lookupRadios, radiosList as $radiosList } from "../striker-ii/radios.js";
import { rifleFlechetteShotAt as $rifleFlechetteShotAt } from "../striker-ii/rifle-flechette-shot.js";
import { rifleGrenadeShotAt as $rifleGrenadeShotAt } from "../striker-ii/rifle-grenade-shot.js";
import { rifleGrenades as $rifleGrenades } from "../striker-ii/rifle-grenades.js";
import { adjustDifficulty as $adjustDifficulty } from "../striker-ii/shift-difficulty.js";
import { lookupSignatureAdditions as $lookupSignatureAdditions, signatureAdditionsList as $signatureAdditionsList } from "../striker-ii/signature-additions.js";
import { smallArms as $smallArms } from "../striker-ii/small-arms.js";
import { loadedPrice as $loadedPrice } from "../striker-ii/small-arms-loaded-price.js";
import { loadedWeight as $loadedWeight } from "../striker-ii/small-arms-loaded-weight.js";
import { shotAt as $shotAt } from "../striker-ii/small-arms-shot.js";
import { terrainCosts as $terrainCosts } from "../striker-ii/terrain-costs.js";
import { lookupVisibility as $lookupVisibility, visibilityList as $visibilityList } from "../striker-ii/visibility.js";
import { visibilityRange as $visibilityRange } from "../striker-ii/visibility-range.js";
import { weaponShotAt as $weaponShotAt } from "../striker-ii/weapon-shot.js";

export type { Explained, Step } from "../runtime/explain.js";

const $papers = { sourceOf: $sourceOf, errataAt: $errataAt };

/** “Armor against a kind of attack”: the answer of `armorAgainst`, and the steps to it. */
export function armorAgainst(...given: Parameters<typeof $armorAgainst>): Explained<ReturnType<typeof $armorAgainst>> {
  return $explain($papers, $armorAgainst, given, $thenAnswer("armor-against", "Armor against a kind of attack", $cells({ at: "personal-armor", rows: $personalArmor }, [0, "value", "Value"])));
}

/** “Armor rating table”: the answer of `lookupArmorRating`, and the steps to it. */
export function lookupArmorRating(...given: Parameters<typeof $lookupArmorRating>): Explained<ReturnType<typeof $lookupArmorRating>> {
  return $explain($papers, $lookupArmorRating, given, $looked("armor-rating", "Armor rating table", $armorRatingList, {
    by: 0,
    ends: [
      [1, false, -1],
      [1, true, 0],
      [2, true, 1],
      [3, true, 2],
      [4, true, 3],
      [5, true, 4],
      [6, true, 5],
      [7, true, 6],
      [8, true, 7],
      [9, true, 8],
      [10, true, 9],
      [11, true, 10],
      [12, true, 11],
      [13, true, 12],
      [14, true, 13],
      [15, true, 14],
      [16, true, 15],
      [17, true, 16],
      [18, true, 17],
      [19, true, 18],
      [20, true, 19],
      [21, true, 20],
      [null, false, 21],
    ],
  }, "thickness"));
}

/** “Armor rating table”: the answer of `armorValueOf`, and the steps to it. */
export function armorValueOf(...given: Parameters<typeof $armorValueOf>): Explained<ReturnType<typeof $armorValueOf>> {
  return $explain($papers, $armorValueOf, given, $looked("armor-rating", "Armor rating table", $armorRatingList, {
    by: 0,
    ends: [
      [0.25, false, -1],
      [0.5, false, 0],
      [0.75, false, 1],
      [1, false, 2],
      [1.25, false, 3],
      [1.5, false, 4],
      [1.75, false, 5],
      [2, false, 6],
      [2.25, false, 7],
      [2.5, false, 8],
      [2.75, false, 9],
      [3, false, 10],
      [3.25, false, 11],
      [3.54, false, 12],
      [3.86, false, 13],
      [4.2, false, 14],
      [4.59, false, 15],
      [5, false, 16],
      [5.45, false, 17],
      [5.95, false, 18],
      [6.48, false, 19],
      [7.07, false, 20],
      [null, false, 21],
    ],
  }));
}

/** “Armor plus cover”: the answer of `combineArmor`, and the steps to it. */
export function combineArmor(...given: Parameters<typeof $combineArmor>): Explained<ReturnType<typeof $combineArmor>> {
  return $explain($papers, $combineArmor, given, $thenAnswer("combined-armor", "Armor plus cover", $sumThrough(lookupArmorRating, armorValueOf, "combined-armor")));
}

/** “Cover table”: the answer of `lookupCover`, and the steps to it. */
export function lookupCover(...given: Parameters<typeof $lookupCover>): Explained<ReturnType<typeof $lookupCover>> {
  return $explain($papers, $lookupCover, given, $looked("cover", "Cover table", $coverList, { by: 0, ids: { building: 0, forest: 1 } }, { by: 1 }));
}

/** “Damage effect”: the answer of `damageEffect`, and the steps to it. */
export function damageEffect(...given: Parameters<typeof $damageEffect>): Explained<ReturnType<typeof $damageEffect>> {
  return $explain($papers, $damageEffect, given, $thenAnswer("damage-effect", "Damage effect", $compare("damage-effect", ["armor", "damage"], [[[2, 1], null, null], [[1, 1], [1, 2], "down"]])));
}

/** “Radios”: the answer of `lookupRadios`, and the steps to it. */
export function lookupRadios(...given: Parameters<typeof $lookupRadios>): Explained<ReturnType<typeof $lookupRadios>> {
  return $explain($papers, $lookupRadios, given, $looked("radios", "Radios", $radiosList, { by: 0, ends: [[5, false, -1], [5, true, 0], [6, true, 1], [8, true, 2], [null, false, 3]] }));
}

/** “Depth in a forest”: the answer of `lookupForestDepth`, and the steps to it. */
export function lookupForestDepth(...given: Parameters<typeof $lookupForestDepth>): Explained<ReturnType<typeof $lookupForestDepth>> {
  return $explain($papers, $lookupForestDepth, given, $looked("forest-depth", "Depth in a forest", $forestDepthList, { by: 0, ends: [[30, true, 0], [null, false, -1]] }, "status"));
}

/** “Signature additions”: the answer of `lookupSignatureAdditions`, and the steps to it. */
export function lookupSignatureAdditions(...given: Parameters<typeof $lookupSignatureAdditions>): Explained<ReturnType<typeof $lookupSignatureAdditions>> {
  return $explain($papers, $lookupSignatureAdditions, given, $looked("signature-additions", "Signature additions", $signatureAdditionsList, { by: 0, ids: { low: 0, medium: 1, high: 2 } }, { by: 1 }));
}

/** “Visibility range of a target”: the answer of `visibilityRange`, and the steps to it. */
export function visibilityRange(...given: Parameters<typeof $visibilityRange>): Explained<ReturnType<typeof $visibilityRange>> {
  return $explain($papers, $visibilityRange, given, $thenAnswer("visibility-range", "Visibility range of a target", $lookups([lookupVisibility, [0, 1], null], [lookupSignatureAdditions, [2, 1], null])));
}

/** “Visibility ranges”: the answer of `lookupVisibility`, and the steps to it. */
export function lookupVisibility(...given: Parameters<typeof $lookupVisibility>): Explained<ReturnType<typeof $lookupVisibility>> {
  return $explain($papers, $lookupVisibility, given, $looked("visibility", "Visibility ranges", $visibilityList, {
    by: 0,
    ids: {
      "moving-open": 0,
      "moving-concealment": 1,
      popup: 2,
      "moving-dense-woods": 3,
      "moving-light-woods": 4,
      "stationary-dense-woods": 5,
      "stationary-light-woods": 6,
      "stationary-open": 7,
      "stationary-concealment": 8,
      high: 9,
      "over-forest": 10,
      "over-open": 11,
      "over-one-story": 12,
      "over-two-or-three-stories": 13,
      "over-four-or-more-stories": 14,
    },
  }, { by: 1 }));
}

/** “Attack”: the answer of `attack`, and the steps to it. */
export function attack(...given: Parameters<typeof $attack>): Explained<ReturnType<typeof $attack>> {
  return $explain($papers, $attack, given, $thenAnswer("attack", "Attack", $roll("attack", lookupHit, [0, 1], [0], [sumHitModifiers, 2])));
}

/** “Difficulty adjustments”: the answer of `sumDifficultyAdjustments`, and the steps to it. */
export function sumDifficultyAdjustments(...given: Parameters<typeof $sumDifficultyAdjustments>): Explained<ReturnType<typeof $sumDifficultyAdjustments>> {
  return $explain($papers, $sumDifficultyAdjustments, given, $thenAnswer("difficulty-adjustments", "Difficulty adjustments", $modifiers("difficulty-adjustments", $difficultyAdjustments, { firerMoved: "firer-moved", firers: null })));
}

/** “Fire positions”: the answer of `lookupFirePositions`, and the steps to it. */
export function lookupFirePositions(...given: Parameters<typeof $lookupFirePositions>): Explained<ReturnType<typeof $lookupFirePositions>> {
  return $explain($papers, $lookupFirePositions, given, $looked("fire-positions", "Fire positions", $firePositionsList, { by: 0, ids: { friendly: 0, enemy: 1 } }, "position"));
}

/** “Who may be attacked”: the answer of `lookupFireTargets`, and the steps to it. */
export function lookupFireTargets(...given: Parameters<typeof $lookupFireTargets>): Explained<ReturnType<typeof $lookupFireTargets>> {
  return $explain($papers, $lookupFireTargets, given, $looked("fire-targets", "Who may be attacked", $fireTargetsList, { by: 0, ids: { "in-sight": 0, concealed: 1, hidden: 2, unspotted: 3, "out-of-sight": 4 } }));
}

/** “Fire”: the answer of `fire`, and the steps to it. */
export function fire(...given: Parameters<typeof $fire>): Explained<ReturnType<typeof $fire>> {
  return $explain($papers, $fire, given, $thenAnswer("fire", "Fire", $chained(given[0], (given, $told, $cell) => {
        $cell([{ at: "small-arms", rows: $smallArms, inside: "loads" }, { at: "energy-weapons", rows: $energyWeapons }, { at: "crew-served-weapons", rows: $crewServedWeapons }], given.weapon, "recoil", "Recoil");
        if (typeof given.weapon.recoil === "object" && given.weapon.recoil !== null && "unknown" in given.weapon.recoil) return given.weapon.recoil;
        const permission = $told(lookupMayFire(given.team, given.weapon.recoil));
        if (permission === "none") return "may-not-fire";
        const shot = $told(directShotAt(given.weapon, given.distance));
        if (shot === null) return "out-of-range";
        const teams = $told(firingTeams(given.firers));
        const firing = $told(lookupNumberOfFirers(teams));
        const level = $told(adjustDifficulty(shot.band, { firerMoved: permission === "harder", firers: firing }));
        if (typeof level === "object" && level !== null && "unknown" in level) return level;
        $cell([{ at: "small-arms", rows: $smallArms, inside: "loads" }, { at: "energy-weapons", rows: $energyWeapons }, { at: "crew-served-weapons", rows: $crewServedWeapons }], given.weapon, "autofireFactor", "Autofire factor");
        if (typeof given.weapon.autofireFactor === "object" && given.weapon.autofireFactor !== null && "unknown" in given.weapon.autofireFactor) return given.weapon.autofireFactor;
        if (permission === "harder") $cell([{ at: "small-arms", rows: $smallArms, inside: "loads" }, { at: "energy-weapons", rows: $energyWeapons }, { at: "crew-served-weapons", rows: $crewServedWeapons }], given.weapon, "gyrostabilized", "Gyrostabilized");
        if (permission === "harder") if (typeof given.weapon.gyrostabilized === "object" && given.weapon.gyrostabilized !== null && "unknown" in given.weapon.gyrostabilized) return given.weapon.gyrostabilized;
        const hit = $told(attack(given.roll, level, { ...given.modifiers, autofire: $exactProduct(shot.autofire, given.weapon.autofireFactor ?? 1), movedGyrostabilized: permission === "harder" ? (given.weapon.gyrostabilized as Exclude<typeof given.weapon.gyrostabilized, $Unknown>) : undefined }));
        const worn = given.armor === undefined ? 0 : $told(armorAgainst(given.armor as Pick<$PersonalArmorRow, "value">, given.attack as "melee" | "energy" | "other"));
        const behind = given.cover === undefined ? 0 : $told(lookupCover(given.cover as $CoverId, given.status as $CoverStatus));
        const protection = $told(combineArmor(worn, behind));
        $cell([{ at: "small-arms", rows: $smallArms, inside: "loads" }, { at: "energy-weapons", rows: $energyWeapons }, { at: "crew-served-weapons", rows: $crewServedWeapons }], given.weapon, "damage", "Damage");
        if (typeof given.weapon.damage === "object" && given.weapon.damage !== null && "unknown" in given.weapon.damage) return given.weapon.damage;
        const effect = $told(damageEffect(shot.penetration, protection, given.weapon.damage));
        $cell([{ at: "small-arms", rows: $smallArms, inside: "loads" }, { at: "energy-weapons", rows: $energyWeapons }, { at: "crew-served-weapons", rows: $crewServedWeapons }], given.weapon, "burstSize", "Burst size");
        if (typeof given.weapon.burstSize === "object" && given.weapon.burstSize !== null && "unknown" in given.weapon.burstSize) return given.weapon.burstSize;
        $told(assignHits(given.weapon.burstSize != null ? Math.min(hit.hits, $explosiveFigures["contact-soldiers"]) : hit.hits, given.soldiers));
        if (effect === "casualty") $cell([{ at: "small-arms", rows: $smallArms, inside: "loads" }, { at: "energy-weapons", rows: $energyWeapons }, { at: "crew-served-weapons", rows: $crewServedWeapons }], given.weapon, "burstSize", "Burst size");
        if (effect === "casualty") if (typeof given.weapon.burstSize === "object" && given.weapon.burstSize !== null && "unknown" in given.weapon.burstSize) return given.weapon.burstSize;
        return { hits: hit.hits, casualties: effect === "casualty" ? Math.min(hit.hits, given.weapon.burstSize != null ? $explosiveFigures["contact-soldiers"] : given.soldiers) : 0, moraleCheck: hit.moraleCheck };
      })));
}

/** “Firing teams”: the answer of `firingTeams`, and the steps to it. */
export function firingTeams(...given: Parameters<typeof $firingTeams>): Explained<ReturnType<typeof $firingTeams>> {
  return $explain($papers, $firingTeams, given, $thenAnswer("firing-teams", "Firing teams", $alone));
}

/** “Hit assignment”: the answer of `assignHits`, and the steps to it. */
export function assignHits(...given: Parameters<typeof $assignHits>): Explained<ReturnType<typeof $assignHits>> {
  return $explain($papers, $assignHits, given, $thenAnswer("hit-assignment", "Hit assignment", $alone));
}

/** “Hit modifiers”: the answer of `sumHitModifiers`, and the steps to it. */
export function sumHitModifiers(...given: Parameters<typeof $sumHitModifiers>): Explained<ReturnType<typeof $sumHitModifiers>> {
  return $explain($papers, $sumHitModifiers, given, $thenAnswer("hit-modifiers", "Hit modifiers", $modifiers("hit-modifiers", $hitModifiers, {
    initiative: null,
    autofire: "autofire",
    movedGyrostabilized: "moved-gyrostabilized",
    flechetteGrenade: "flechette-grenade",
    targetStatus: null,
    targetMovement: null,
    replacementGunner: "replacement-gunner",
  })));
}

/** “Hit table”: the answer of `lookupHit`, and the steps to it. */
export function lookupHit(...given: Parameters<typeof $lookupHit>): Explained<ReturnType<typeof $lookupHit>> {
  return $explain($papers, $lookupHit, given, $looked("hit-table", "Hit table", $hitTableList, {
    by: 0,
    ends: [
      [3, false, -1],
      [7, false, 0],
      [11, false, 1],
      [15, false, 2],
      [19, false, 3],
      [23, false, 4],
      [null, false, 5],
    ],
  }, { by: 1 }));
}

/** “May it fire”: the answer of `lookupMayFire`, and the steps to it. */
export function lookupMayFire(...given: Parameters<typeof $lookupMayFire>): Explained<ReturnType<typeof $lookupMayFire>> {
  return $explain($papers, $lookupMayFire, given, $looked("may-fire", "May it fire", $mayFireList, { by: 0, ids: { stationary: 0, moved: 1, "setting-up": 2, hidden: 3, suppressed: 4, routed: 5, rallying: 6 } }, { by: 1 }));
}

/** “Number of firers”: the answer of `lookupNumberOfFirers`, and the steps to it. */
export function lookupNumberOfFirers(...given: Parameters<typeof $lookupNumberOfFirers>): Explained<ReturnType<typeof $lookupNumberOfFirers>> {
  return $explain($papers, $lookupNumberOfFirers, given, $looked("number-of-firers", "Number of firers", $numberOfFirersList, { by: 0, ends: [[2, true, 0], [4, true, 1], [null, false, 2]] }, "adjustment"));
}

/** “Difficulty after adjustments”: the answer of `adjustDifficulty`, and the steps to it. */
export function adjustDifficulty(...given: Parameters<typeof $adjustDifficulty>): Explained<ReturnType<typeof $adjustDifficulty>> {
  return $explain($papers, $adjustDifficulty, given, $thenAnswer("shift-difficulty", "Difficulty after adjustments", $modified(sumDifficultyAdjustments, 1)));
}

/** “Morale check”: the answer of `checkMorale`, and the steps to it. */
export function checkMorale(...given: Parameters<typeof $checkMorale>): Explained<ReturnType<typeof $checkMorale>> {
  return $explain($papers, $checkMorale, given, $thenAnswer("check-morale", "Morale check", $roll("check-morale", lookupMorale, [0], [0, 1], [sumMoraleModifiers, 2])));
}

/** “Current morale”: the answer of `currentMorale`, and the steps to it. */
export function currentMorale(...given: Parameters<typeof $currentMorale>): Explained<ReturnType<typeof $currentMorale>> {
  return $explain($papers, $currentMorale, given, $thenAnswer("current-morale", "Current morale", $sum($alone, $modified(sumPermanentMoraleChanges, 1), null, null)));
}

/** “Morale check at a distance”: the answer of `moraleCheckAt`, and the steps to it. */
export function moraleCheckAt(...given: Parameters<typeof $moraleCheckAt>): Explained<ReturnType<typeof $moraleCheckAt>> {
  return $explain($papers, $moraleCheckAt, given, $thenAnswer("morale-check-at", "Morale check at a distance", $bandBy([{ at: "morale-checks", rows: $moraleChecks }], "range", { check: "Check" })));
}

/** “Morale modifiers”: the answer of `sumMoraleModifiers`, and the steps to it. */
export function sumMoraleModifiers(...given: Parameters<typeof $sumMoraleModifiers>): Explained<ReturnType<typeof $sumMoraleModifiers>> {
  return $explain($papers, $sumMoraleModifiers, given, $thenAnswer("morale-modifiers", "Morale modifiers", $modifiers("morale-modifiers", $moraleModifiers, {
    nco: "nco",
    officer: "officer",
    supremeCommander: "supreme-commander",
    failedNco: "failed-nco",
    failedOfficer: "failed-officer",
    failedSupremeCommander: "failed-supreme-commander",
    concealment: null,
    friendlyCasualty: "friendly-casualty",
  })));
}

/** “Morale table”: the answer of `lookupMorale`, and the steps to it. */
export function lookupMorale(...given: Parameters<typeof $lookupMorale>): Explained<ReturnType<typeof $lookupMorale>> {
  return $explain($papers, $lookupMorale, given, $looked("morale-table", "Morale table", $moraleTableList, { by: 0, ends: [[8, true, 0], [13, true, 1], [null, false, 2]] }, "result"));
}

/** “Permanent morale changes”: the answer of `sumPermanentMoraleChanges`, and the steps to it. */
export function sumPermanentMoraleChanges(...given: Parameters<typeof $sumPermanentMoraleChanges>): Explained<ReturnType<typeof $sumPermanentMoraleChanges>> {
  return $explain($papers, $sumPermanentMoraleChanges, given, $thenAnswer("permanent-morale-changes", "Permanent morale changes", $modifiers("permanent-morale-changes", $permanentMoraleChanges, { casualty: "casualty", rout: "rout" })));
}

/** “Movement on foot”: the answer of `lookupFootMovement`, and the steps to it. */
export function lookupFootMovement(...given: Parameters<typeof $lookupFootMovement>): Explained<ReturnType<typeof $lookupFootMovement>> {
  return $explain($papers, $lookupFootMovement, given, $looked("foot-movement", "Movement on foot", $footMovementList, { by: 0, ids: { walking: 0, running: 1, fording: 2 } }));
}

/** “Grav speeds”: the answer of `lookupGravSpeeds`, and the steps to it. */
export function lookupGravSpeeds(...given: Parameters<typeof $lookupGravSpeeds>): Explained<ReturnType<typeof $lookupGravSpeeds>> {
  return $explain($papers, $lookupGravSpeeds, given, $looked("grav-speeds", "Grav speeds", $gravSpeedsList, { by: 0, ids: { maximum: 0, cruise: 1, noe: 2 } }));
}

/** “Movement left”: the answer of `movementLeft`, and the steps to it. */
export function movementLeft(...given: Parameters<typeof $movementLeft>): Explained<ReturnType<typeof $movementLeft>> {
  return $explain($papers, $movementLeft, given, $thenAnswer("movement-left", "Movement left", $spend("terrain-costs", $terrainCosts, { clear: "clear", forest: "forest", contourLines: "contour-lines" })));
}

/** “Burst sizes of HE grenades”: the answer of `lookupBurstSizes`, and the steps to it. */
export function lookupBurstSizes(...given: Parameters<typeof $lookupBurstSizes>): Explained<ReturnType<typeof $lookupBurstSizes>> {
  return $explain($papers, $lookupBurstSizes, given, $looked("burst-sizes", "Burst sizes of HE grenades", $burstSizesList, { by: 0, ends: [[6, false, -1], [7, true, 0], [9, true, 1], [10, true, -1], [null, false, 2]] }, "burstSize"));
}

/** “Price of a loaded crew served weapon”: the answer of `crewServedLoadedPrice`, and the steps to it. */
export function crewServedLoadedPrice(...given: Parameters<typeof $crewServedLoadedPrice>): Explained<ReturnType<typeof $crewServedLoadedPrice>> {
  return $explain($papers, $crewServedLoadedPrice, given, $thenAnswer("crew-served-loaded-price", "Price of a loaded crew served weapon", $cells({ at: "crew-served-weapons", rows: $crewServedWeapons }, [0, "price", "Price"], [0, "beltPrice", "Belt price"])));
}

/** “Weight of a loaded crew served weapon”: the answer of `crewServedLoadedWeight`, and the steps to it. */
export function crewServedLoadedWeight(...given: Parameters<typeof $crewServedLoadedWeight>): Explained<ReturnType<typeof $crewServedLoadedWeight>> {
  return $explain($papers, $crewServedLoadedWeight, given, $thenAnswer("crew-served-loaded-weight", "Weight of a loaded crew served weapon", $cells({ at: "crew-served-weapons", rows: $crewServedWeapons }, [0, "weight", "Weight"], [0, "beltWeight", "Belt weight"])));
}

/** “Crew served weapon shot at a distance”: the answer of `crewServedShotAt`, and the steps to it. */
export function crewServedShotAt(...given: Parameters<typeof $crewServedShotAt>): Explained<ReturnType<typeof $crewServedShotAt>> {
  return $explain($papers, $crewServedShotAt, given, $thenAnswer("crew-served-shot", "Crew served weapon shot at a distance", $bandBy([{ at: "crew-served-weapons", rows: $crewServedWeapons }], "range", { difficult: "Difficult", formidable: "Formidable", impossible: "Impossible" })));
}

/** “Difficulty at a distance”: the answer of `difficultyAt`, and the steps to it. */
export function difficultyAt(...given: Parameters<typeof $difficultyAt>): Explained<ReturnType<typeof $difficultyAt>> {
  return $explain($papers, $difficultyAt, given, $thenAnswer("difficulty-at", "Difficulty at a distance", $bandBy([{ at: "small-arms", rows: $smallArms, inside: "loads" }], "range", { difficult: "Difficult", formidable: "Formidable", impossible: "Impossible" })));
}

/** “Shot of a weapon of direct fire at a distance”: the answer of `directShotAt`, and the steps to it. */
export function directShotAt(...given: Parameters<typeof $directShotAt>): Explained<ReturnType<typeof $directShotAt>> {
  return $explain($papers, $directShotAt, given, $thenAnswer("direct-shot", "Shot of a weapon of direct fire at a distance", $bandBy([{ at: "small-arms", rows: $smallArms, inside: "loads" }, { at: "energy-weapons", rows: $energyWeapons }, { at: "crew-served-weapons", rows: $crewServedWeapons }], "range", { difficult: "Difficult", formidable: "Formidable", impossible: "Impossible" })));
}

/** “Price of a loaded energy weapon”: the answer of `energyLoadedPrice`, and the steps to it. */
export function energyLoadedPrice(...given: Parameters<typeof $energyLoadedPrice>): Explained<ReturnType<typeof $energyLoadedPrice>> {
  return $explain($papers, $energyLoadedPrice, given, $thenAnswer("energy-weapon-loaded-price", "Price of a loaded energy weapon", $cells({ at: "energy-weapons", rows: $energyWeapons }, [0, "price", "Price"], [0, "powerpackPrice", "Powerpack price"])));
}

/** “Weight of a loaded energy weapon”: the answer of `energyLoadedWeight`, and the steps to it. */
export function energyLoadedWeight(...given: Parameters<typeof $energyLoadedWeight>): Explained<ReturnType<typeof $energyLoadedWeight>> {
  return $explain($papers, $energyLoadedWeight, given, $thenAnswer("energy-weapon-loaded-weight", "Weight of a loaded energy weapon", $cells({ at: "energy-weapons", rows: $energyWeapons }, [0, "weight", "Weight"], [0, "powerpackWeight", "Powerpack weight"])));
}

/** “Energy weapon shot at a distance”: the answer of `energyShotAt`, and the steps to it. */
export function energyShotAt(...given: Parameters<typeof $energyShotAt>): Explained<ReturnType<typeof $energyShotAt>> {
  return $explain($papers, $energyShotAt, given, $thenAnswer("energy-weapon-shot", "Energy weapon shot at a distance", $bandBy([{ at: "energy-weapons", rows: $energyWeapons }], "range", { difficult: "Difficult", formidable: "Formidable", impossible: "Impossible" })));
}

/** “Flechette areas”: the answer of `lookupFlechetteAreas`, and the steps to it. */
export function lookupFlechetteAreas(...given: Parameters<typeof $lookupFlechetteAreas>): Explained<ReturnType<typeof $lookupFlechetteAreas>> {
  return $explain($papers, $lookupFlechetteAreas, given, $looked("flechette-areas", "Flechette areas", $flechetteAreasList, { by: 0, ends: [[8, false, -1], [10, false, 0], [null, false, 1]] }));
}

/** “Fragmentation attack”: the answer of `rollFragmentation`, and the steps to it. */
export function rollFragmentation(...given: Parameters<typeof $rollFragmentation>): Explained<ReturnType<typeof $rollFragmentation>> {
  return $explain($papers, $rollFragmentation, given, $thenAnswer("fragmentation-attack", "Fragmentation attack", $roll("fragmentation-attack", lookupHit, [0, "difficult"], [0], [sumFragmentationModifiers, 1])));
}

/** “Fragmentation modifiers”: the answer of `sumFragmentationModifiers`, and the steps to it. */
export function sumFragmentationModifiers(...given: Parameters<typeof $sumFragmentationModifiers>): Explained<ReturnType<typeof $sumFragmentationModifiers>> {
  return $explain($papers, $sumFragmentationModifiers, given, $thenAnswer("fragmentation-modifiers", "Fragmentation modifiers", $modifiers("fragmentation-modifiers", $fragmentationModifiers, { soldier: "soldier" })));
}

/** “Grenade launcher shot at a distance”: the answer of `launcherShotAt`, and the steps to it. */
export function launcherShotAt(...given: Parameters<typeof $launcherShotAt>): Explained<ReturnType<typeof $launcherShotAt>> {
  return $explain($papers, $launcherShotAt, given, $thenAnswer("grenade-launcher-shot", "Grenade launcher shot at a distance", $bandBy([{ at: "grenade-launchers", rows: $grenadeLaunchers }], "range", { difficult: "Difficult", formidable: "Formidable", impossible: "Impossible" })));
}

/** “Hand grenade thrown at a distance”: the answer of `throwAt`, and the steps to it. */
export function throwAt(...given: Parameters<typeof $throwAt>): Explained<ReturnType<typeof $throwAt>> {
  return $explain($papers, $throwAt, given, $thenAnswer("hand-grenade-throw", "Hand grenade thrown at a distance", $bandBy([{ at: "hand-grenade-types", rows: $handGrenadeTypes }], "range", { difficult: "Difficult", formidable: "Formidable" })));
}

/** “Hand grenades”: the answer of `lookupHandGrenades`, and the steps to it. */
export function lookupHandGrenades(...given: Parameters<typeof $lookupHandGrenades>): Explained<ReturnType<typeof $lookupHandGrenades>> {
  return $explain($papers, $lookupHandGrenades, given, $looked("hand-grenades", "Hand grenades", $handGrenadesList, {
    by: 0,
    ends: [
      [5, false, -1],
      [6, false, 0],
      [7, false, 1],
      [9, false, 2],
      [11, false, 3],
      [13, false, 4],
      [16, false, 5],
      [null, false, 6],
    ],
  }));
}

/** “Flechette grenade launched at a distance”: the answer of `launcherFlechetteShotAt`, and the steps to it. */
export function launcherFlechetteShotAt(...given: Parameters<typeof $launcherFlechetteShotAt>): Explained<ReturnType<typeof $launcherFlechetteShotAt>> {
  return $explain($papers, $launcherFlechetteShotAt, given, $thenAnswer("launcher-flechette-shot", "Flechette grenade launched at a distance", $bandBy([{ at: "grenade-launchers", rows: $grenadeLaunchers }], "range", { difficult: "Difficult" })));
}

/** “Flechette rifle grenade shot at a distance”: the answer of `rifleFlechetteShotAt`, and the steps to it. */
export function rifleFlechetteShotAt(...given: Parameters<typeof $rifleFlechetteShotAt>): Explained<ReturnType<typeof $rifleFlechetteShotAt>> {
  return $explain($papers, $rifleFlechetteShotAt, given, $thenAnswer("rifle-flechette-shot", "Flechette rifle grenade shot at a distance", $bandBy([{ at: "rifle-grenades", rows: $rifleGrenades }], "range", { difficult: "Difficult" })));
}

/** “Rifle grenade shot at a distance”: the answer of `rifleGrenadeShotAt`, and the steps to it. */
export function rifleGrenadeShotAt(...given: Parameters<typeof $rifleGrenadeShotAt>): Explained<ReturnType<typeof $rifleGrenadeShotAt>> {
  return $explain($papers, $rifleGrenadeShotAt, given, $thenAnswer("rifle-grenade-shot", "Rifle grenade shot at a distance", $bandBy([{ at: "rifle-grenades", rows: $rifleGrenades }], "range", { difficult: "Difficult", formidable: "Formidable", impossible: "Impossible" })));
}

/** “Price of a loaded small arm”: the answer of `loadedPrice`, and the steps to it. */
export function loadedPrice(...given: Parameters<typeof $loadedPrice>): Explained<ReturnType<typeof $loadedPrice>> {
  return $explain($papers, $loadedPrice, given, $thenAnswer("small-arms-loaded-price", "Price of a loaded small arm", $cells({ at: "small-arms", rows: $smallArms, inside: "loads" }, [0, "price", "Price"], [1, "price", "Price"])));
}

/** “Weight of a loaded small arm”: the answer of `loadedWeight`, and the steps to it. */
export function loadedWeight(...given: Parameters<typeof $loadedWeight>): Explained<ReturnType<typeof $loadedWeight>> {
  return $explain($papers, $loadedWeight, given, $thenAnswer("small-arms-loaded-weight", "Weight of a loaded small arm", $cells({ at: "small-arms", rows: $smallArms, inside: "loads" }, [0, "weight", "Weight"], [1, "weight", "Weight"])));
}

/** “Small arms shot at a distance”: the answer of `shotAt`, and the steps to it. */
export function shotAt(...given: Parameters<typeof $shotAt>): Explained<ReturnType<typeof $shotAt>> {
  return $explain($papers, $shotAt, given, $thenAnswer("small-arms-shot", "Small arms shot at a distance", $bandBy([{ at: "small-arms", rows: $smallArms, inside: "loads" }], "range", { difficult: "Difficult", formidable: "Formidable", impossible: "Impossible" })));
}

/** “Shot of any weapon at a distance”: the answer of `weaponShotAt`, and the steps to it. */
export function weaponShotAt(...given: Parameters<typeof $weaponShotAt>): Explained<ReturnType<typeof $weaponShotAt>> {
  return $explain($papers, $weaponShotAt, given, $thenAnswer("weapon-shot", "Shot of any weapon at a distance", $bandBy([{ at: "small-arms", rows: $smallArms, inside: "loads" }, { at: "energy-weapons", rows: $energyWeapons }, { at: "crew-served-weapons", rows: $crewServedWeapons }, { at: "grenade-launchers", rows: $grenadeLaunchers }, { at: "rifle-grenades", rows: $rifleGrenades }, { at: "hand-grenade-types", rows: $handGrenadeTypes }], "range", { difficult: "Difficult", formidable: "Formidable", impossible: "Impossible" })));
}
