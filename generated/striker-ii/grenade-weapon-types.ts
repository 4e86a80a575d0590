// Made by tablewright from rules/striker-ii/weapon/grenade-weapon-types.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented, Unknown } from "../runtime/types.js";

/** Ids of “Sorts of grenade weapon”, in the book's order. */
export type GrenadeWeaponTypesId = "hand-grenade" | "rifle-grenade" | "atgl" | "disposable-atgl" | "launcher" | "automatic-launcher";

/** A row of “Sorts of grenade weapon”. */
export interface GrenadeWeaponTypesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * How easily its use is seen.
   * @source Striker II: Introductory Infantry Rules, Notes for hand grenades, rifle grenades and grenade launchers, lines 3753-3770, 3903-3934, 4013-4039
   */
  readonly signature: "low" | "medium" | "high" | Unknown;
  /**
   * Targets it engages; on automatic fire, where it has that.
   * @source Striker II: Introductory Infantry Rules, Notes for hand grenades, rifle grenades and grenade launchers, lines 3753-3770, 3903-3934, 4013-4039
   */
  readonly targets: number;
  /**
   * Targets it engages when fired as a semi-automatic.
   * @source Striker II: Introductory Infantry Rules, Notes for hand grenades, rifle grenades and grenade launchers, lines 3753-3770, 3903-3934, 4013-4039
   */
  readonly semiAutomaticTargets: number | null;
  /**
   * Crew it needs.
   * @source Striker II: Introductory Infantry Rules, Notes for hand grenades, rifle grenades and grenade launchers, lines 3753-3770, 3903-3934, 4013-4039
   */
  readonly crew: number | null;
  /**
   * How often one can be used; left out where that has no end.
   * @source Striker II: Introductory Infantry Rules, Notes for hand grenades, rifle grenades and grenade launchers, lines 3753-3770, 3903-3934, 4013-4039
   */
  readonly uses: number | null;
  /**
   * The mount it uses.
   * @source Striker II: Introductory Infantry Rules, Notes for hand grenades, rifle grenades and grenade launchers, lines 3753-3770, 3903-3934, 4013-4039
   */
  readonly mount: "medium-machine-gun-tl5" | "heavy-machine-gun-tl5" | "heavy-machine-gun-7mm-tl6" | "heavy-machine-gun-13mm-tl6" | "gatling-gun-5.5mm-tl7" | "gatling-gun-7mm-tl7" | "gatling-gun-5.5mm-tl8" | "gatling-gun-7mm-tl8" | "heavy-machine-gun-13mm-tl8" | "gatling-gun-13mm" | "vrf-gauss-gun" | null;
  /**
   * Whether it may be thrown by hand.
   * @source Striker II: Introductory Infantry Rules, Notes for hand grenades, rifle grenades and grenade launchers, lines 3753-3770, 3903-3934, 4013-4039
   */
  readonly throwable: boolean;
  /**
   * The recoil it counts with when thrown.
   * @source Striker II: Introductory Infantry Rules, Notes for hand grenades, rifle grenades and grenade launchers, lines 3753-3770, 3903-3934, 4013-4039
   */
  readonly recoilThrown: "low" | "ordinary" | "high" | null;
}

const data = {
  "hand-grenade": {
    id: "hand-grenade",
    name: "Hand grenade",
    signature: { unknown: "the note refers to a rule the book does not have" },
    targets: 1,
    semiAutomaticTargets: null,
    crew: null,
    uses: 1,
    mount: null,
    throwable: true,
    recoilThrown: null,
  },
  "rifle-grenade": {
    id: "rifle-grenade",
    name: "Rifle grenade",
    signature: "medium",
    targets: 1,
    semiAutomaticTargets: null,
    crew: null,
    uses: null,
    mount: null,
    throwable: true,
    recoilThrown: "high",
  },
  atgl: {
    id: "atgl",
    name: "ATGL",
    signature: "high",
    targets: 1,
    semiAutomaticTargets: null,
    crew: 2,
    uses: null,
    mount: null,
    throwable: false,
    recoilThrown: null,
  },
  "disposable-atgl": {
    id: "disposable-atgl",
    name: "Disposable ATGL",
    signature: "high",
    targets: 1,
    semiAutomaticTargets: null,
    crew: 1,
    uses: 1,
    mount: null,
    throwable: false,
    recoilThrown: null,
  },
  launcher: {
    id: "launcher",
    name: "Grenade launcher",
    signature: "medium",
    targets: 1,
    semiAutomaticTargets: null,
    crew: 1,
    uses: null,
    mount: null,
    throwable: false,
    recoilThrown: null,
  },
  "automatic-launcher": {
    id: "automatic-launcher",
    name: "Automatic grenade launcher",
    signature: "medium",
    targets: 2,
    semiAutomaticTargets: 1,
    crew: 1,
    uses: null,
    mount: "medium-machine-gun-tl5",
    throwable: false,
    recoilThrown: null,
  },
} as const satisfies Record<GrenadeWeaponTypesId, GrenadeWeaponTypesRow>;

/**
 * Sorts of grenade weapon. What the notes say of all hand grenades, all rifle grenades and each sort of launcher. An automatic launcher may also be fired as a semi-automatic.
 * @source Striker II: Introductory Infantry Rules, Notes for hand grenades, rifle grenades and grenade launchers, lines 3753-3770, 3903-3934, 4013-4039
 */
export const grenadeWeaponTypes: Documented<GrenadeWeaponTypesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Sorts of grenade weapon”, in the book's order. */
export const grenadeWeaponTypesList: readonly (GrenadeWeaponTypesRow & { readonly id: GrenadeWeaponTypesId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Sorts of grenade weapon” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findGrenadeWeaponTypes(text: string): Found<GrenadeWeaponTypesRow & { readonly id: GrenadeWeaponTypesId }> {
  return findRow("findGrenadeWeaponTypes", grenadeWeaponTypesList, text);
}
