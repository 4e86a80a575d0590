// Made by tablewright from rules/striker-ii/hit/hit-modifiers.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain, unknownId } from "../runtime/check.js";
import { checkGiven, checkNamed, isGiven } from "../runtime/given.js";

/** What of “Hit modifiers” applies; what is left out does not. */
export interface HitModifiersGiven {
  /** Low initiative 0; Average initiative +1; High initiative +2. */
  readonly initiative?: "low-initiative" | "average-initiative" | "high-initiative" | undefined;
  /** Point of autofire bonus +1 each. */
  readonly autofire?: number | undefined;
  /** Firer moved with a gyrostabilized weapon +2. */
  readonly movedGyrostabilized?: boolean | undefined;
  /** Flechette grenade +4. */
  readonly flechetteGrenade?: boolean | undefined;
  /** Target concealed -1; Target hidden -2; Recon by fire -4. */
  readonly targetStatus?: "concealed" | "hidden" | "recon-by-fire" | undefined;
  /** Target moved, up to NOE speed -1; Target moved above NOE speed -2. */
  readonly targetMovement?: "up-to-noe" | "above-noe" | undefined;
  /** Replacement gunner -2. */
  readonly replacementGunner?: boolean | undefined;
}

/**
 * Hit modifiers. What is added to the roll to hit. The highest initiative among the firing teams counts; each point of the weapon's autofire bonus counts once. Plus helps the firer; minus hinders the firer.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2235, 2254-2271, 2535, 4068
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1b, Movement, lines 2033-2042
 * @source Striker II: Introductory Infantry Rules, rule 8A1b2, Offensive and defensive modifiers, lines 2077-2138
 */
export const hitModifiers = {
  "low-initiative": { id: "low-initiative", name: "Low initiative", value: 0, group: "initiative", counted: false },
  "average-initiative": { id: "average-initiative", name: "Average initiative", value: 1, group: "initiative", counted: false },
  "high-initiative": { id: "high-initiative", name: "High initiative", value: 2, group: "initiative", counted: false },
  autofire: { id: "autofire", name: "Point of autofire bonus", value: 1, group: null, counted: true },
  "moved-gyrostabilized": {
    id: "moved-gyrostabilized",
    name: "Firer moved with a gyrostabilized weapon",
    value: 2,
    group: null,
    counted: false,
  },
  "flechette-grenade": { id: "flechette-grenade", name: "Flechette grenade", value: 4, group: null, counted: false },
  concealed: { id: "concealed", name: "Target concealed", value: -1, group: "target-status", counted: false },
  hidden: { id: "hidden", name: "Target hidden", value: -2, group: "target-status", counted: false },
  "recon-by-fire": { id: "recon-by-fire", name: "Recon by fire", value: -4, group: "target-status", counted: false },
  "up-to-noe": {
    id: "up-to-noe",
    name: "Target moved, up to NOE speed",
    value: -1,
    group: "target-movement",
    counted: false,
  },
  "above-noe": {
    id: "above-noe",
    name: "Target moved above NOE speed",
    value: -2,
    group: "target-movement",
    counted: false,
  },
  "replacement-gunner": { id: "replacement-gunner", name: "Replacement gunner", value: -2, group: null, counted: false },
} as const;

/**
 * The sum of what applies of “Hit modifiers”. What is added to the roll to hit. The highest initiative among the firing teams counts; each point of the weapon's autofire bonus counts once. Plus helps the firer; minus hinders the firer.
 * @param given - What applies; nothing where it is left out.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2235, 2254-2271, 2535, 4068
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1b, Movement, lines 2033-2042
 * @source Striker II: Introductory Infantry Rules, rule 8A1b2, Offensive and defensive modifiers, lines 2077-2138
 * @example sumHitModifiers({ initiative: "low-initiative" }); // 0
 */
export function sumHitModifiers(given: HitModifiersGiven = {}): number {
  checkNamed("sumHitModifiers", "given", given);
  for (const name in given) {
    if (name !== "initiative" && name !== "autofire" && name !== "movedGyrostabilized" && name !== "flechetteGrenade" && name !== "targetStatus" && name !== "targetMovement" && name !== "replacementGunner")
      checkGiven("sumHitModifiers", given, [
    "initiative",
    "autofire",
    "movedGyrostabilized",
    "flechetteGrenade",
    "targetStatus",
    "targetMovement",
    "replacementGunner",
  ]);
  }

  let sum = 0;
  switch (given.initiative) {
    case undefined:
      break;
    case "low-initiative":
      sum += 0;
      break;
    case "average-initiative":
      sum += 1;
      break;
    case "high-initiative":
      sum += 2;
      break;
    default:
      throw unknownId("sumHitModifiers", "initiative", given.initiative, ["low-initiative", "average-initiative", "high-initiative"]);
  }

  if (given.autofire !== undefined) {
    checkNumber("sumHitModifiers", "autofire", given.autofire, true);
    if (given.autofire < 0) throw outOfDomain("sumHitModifiers", "autofire", given.autofire, "0 and more");
    sum += given.autofire * 1;
  }

  if (isGiven("sumHitModifiers", "movedGyrostabilized", given.movedGyrostabilized)) sum += 2;
  if (isGiven("sumHitModifiers", "flechetteGrenade", given.flechetteGrenade)) sum += 4;
  switch (given.targetStatus) {
    case undefined:
      break;
    case "concealed":
      sum += -1;
      break;
    case "hidden":
      sum += -2;
      break;
    case "recon-by-fire":
      sum += -4;
      break;
    default:
      throw unknownId("sumHitModifiers", "targetStatus", given.targetStatus, ["concealed", "hidden", "recon-by-fire"]);
  }

  switch (given.targetMovement) {
    case undefined:
      break;
    case "up-to-noe":
      sum += -1;
      break;
    case "above-noe":
      sum += -2;
      break;
    default:
      throw unknownId("sumHitModifiers", "targetMovement", given.targetMovement, ["up-to-noe", "above-noe"]);
  }

  if (isGiven("sumHitModifiers", "replacementGunner", given.replacementGunner)) sum += -2;
  return sum;
}
