// Made by tablewright from rules/striker-ii/weapon/hand-grenades.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Penetration of an HE grenade: contact/fragmentation. */
export interface HandGrenadesHe {
  /** Penetration against the soldier it hits. */
  readonly contact: number;
  /** Penetration against everyone in its burst. */
  readonly fragmentation: number;
}

/** A row of “Hand grenades”. */
export interface HandGrenadesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Tech level of the grenade. */
  readonly techLevel: number;
  /**
   * Penetration of a HEAP grenade.
   * @source Striker II: Introductory Infantry Rules, Hand grenades, lines 3720-3743
   */
  readonly heap: number | null;
  /**
   * Penetration of an HE grenade: contact/fragmentation.
   * @source Striker II: Introductory Infantry Rules, Hand grenades, lines 3720-3743
   */
  readonly he: HandGrenadesHe;
}

const data = {
  "5": { id: "5", techLevel: 5, heap: null, he: { contact: 7, fragmentation: 1 } },
  "6": { id: "6", techLevel: 6, heap: 12, he: { contact: 7, fragmentation: 1 } },
  "7": { id: "7", techLevel: 7, heap: 18, he: { contact: 9, fragmentation: 1 } },
  "9": { id: "9", techLevel: 9, heap: 21, he: { contact: 11, fragmentation: 2 } },
  "11": { id: "11", techLevel: 11, heap: 22, he: { contact: 13, fragmentation: 2 } },
  "13": { id: "13", techLevel: 13, heap: 23, he: { contact: 15, fragmentation: 3 } },
  "16": { id: "16", techLevel: 16, heap: 25, he: { contact: 17, fragmentation: 3 } },
} as const satisfies Record<string, HandGrenadesRow>;

/**
 * Hand grenades. Penetration of hand grenades by tech level: HEAP, and HE by contact and by fragments. A tech level between two rows has the grenades of the row below it; the grenades of launchers and rifles take their fragments from here too.
 * @source Striker II: Introductory Infantry Rules, Hand grenades, lines 3720-3743
 */
export const handGrenades: Documented<HandGrenadesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Hand grenades”, in the book's order. */
export const handGrenadesList: readonly HandGrenadesRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly (HandGrenadesRow | null)[] = /* @__PURE__ */ (() => freezeEach([
  data["5"],
  data["6"],
  data["7"],
  data["9"],
  data["11"],
  data["13"],
  data["16"],
  null,
]))();

/**
 * Looks up “Hand grenades”. Penetration of hand grenades by tech level: HEAP, and HE by contact and by fragments. A tech level between two rows has the grenades of the row below it; the grenades of launchers and rifles take their fragments from here too.
 * @param techLevel - Tech level of the grenade. 0 and more.
 * @source Striker II: Introductory Infantry Rules, Hand grenades, lines 3720-3743
 * @example lookupHandGrenades(9)?.id; // "9"
 */
export function lookupHandGrenades(techLevel: number): HandGrenadesRow | null {
  checkNumber("lookupHandGrenades", "techLevel", techLevel, true);
  if (techLevel < 0) throw outOfDomain("lookupHandGrenades", "techLevel", techLevel, "0 and more");
  const row =
    techLevel < 5 ? 7
    : techLevel < 6 ? 0
    : techLevel < 7 ? 1
    : techLevel < 9 ? 2
    : techLevel < 11 ? 3
    : techLevel < 13 ? 4
    : techLevel < 16 ? 5
    : 6;
  return answers[row] as HandGrenadesRow | null;
}
