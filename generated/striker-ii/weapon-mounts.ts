// Made by tablewright from rules/striker-ii/weapon/weapon-mounts.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Weapon mounts”, in the book's order. */
export type WeaponMountsId = "medium-machine-gun-tl5" | "heavy-machine-gun-tl5" | "heavy-machine-gun-7mm-tl6" | "heavy-machine-gun-13mm-tl6" | "gatling-gun-5.5mm-tl7" | "gatling-gun-7mm-tl7" | "gatling-gun-5.5mm-tl8" | "gatling-gun-7mm-tl8" | "heavy-machine-gun-13mm-tl8" | "gatling-gun-13mm" | "vrf-gauss-gun";

/** A row of “Weapon mounts”. */
export interface WeaponMountsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, Weapon mounts, lines 3654-3697
   */
  readonly printed: string | null;
  /**
   * Tech level at which it appears.
   * @source Striker II: Introductory Infantry Rules, Weapon mounts, lines 3654-3697
   */
  readonly techLevel: number;
  /**
   * Weight of the mount. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Weapon mounts, lines 3654-3697
   */
  readonly weight: number;
  /**
   * Price of the mount. Unit: credits (Cr).
   * @source Striker II: Introductory Infantry Rules, Weapon mounts, lines 3654-3697
   */
  readonly price: number;
  /**
   * Note numbers as printed.
   * @source Striker II: Introductory Infantry Rules, Weapon mounts, lines 3654-3697
   */
  readonly notes: readonly number[] | null;
  /**
   * Whether it can be a carriage as well.
   * @source Striker II: Introductory Infantry Rules, Weapon mounts, lines 3654-3697
   */
  readonly carriage: boolean;
}

const data = {
  "medium-machine-gun-tl5": {
    id: "medium-machine-gun-tl5",
    name: "TL 5 medium machinegun mount",
    printed: "Medium Machinegun",
    techLevel: 5,
    weight: 5,
    price: 300,
    notes: null,
    carriage: false,
  },
  "heavy-machine-gun-tl5": {
    id: "heavy-machine-gun-tl5",
    name: "TL 5 heavy machinegun mount",
    printed: "Heavy Machinegun",
    techLevel: 5,
    weight: 10,
    price: 300,
    notes: null,
    carriage: false,
  },
  "heavy-machine-gun-7mm-tl6": {
    id: "heavy-machine-gun-7mm-tl6",
    name: "TL 6 7mm heavy machinegun mount",
    printed: "7mm Heavy Machinegun",
    techLevel: 6,
    weight: 5,
    price: 200,
    notes: null,
    carriage: false,
  },
  "heavy-machine-gun-13mm-tl6": {
    id: "heavy-machine-gun-13mm-tl6",
    name: "TL 6 13mm heavy machinegun mount",
    printed: "13mm Heavy Machinegun",
    techLevel: 6,
    weight: 20,
    price: 400,
    notes: null,
    carriage: false,
  },
  "gatling-gun-5.5mm-tl7": {
    id: "gatling-gun-5.5mm-tl7",
    name: "TL 7 5.5mm Gatling gun mount",
    printed: "5.5mm Gatling gun",
    techLevel: 7,
    weight: 20,
    price: 1250,
    notes: null,
    carriage: false,
  },
  "gatling-gun-7mm-tl7": {
    id: "gatling-gun-7mm-tl7",
    name: "TL 7 7mm Gatling gun mount",
    printed: "7mm Gatling gun",
    techLevel: 7,
    weight: 60,
    price: 1500,
    notes: null,
    carriage: false,
  },
  "gatling-gun-5.5mm-tl8": {
    id: "gatling-gun-5.5mm-tl8",
    name: "TL 8 5.5mm Gatling gun mount",
    printed: "5.5mm Gatling gun",
    techLevel: 8,
    weight: 15,
    price: 1350,
    notes: null,
    carriage: false,
  },
  "gatling-gun-7mm-tl8": {
    id: "gatling-gun-7mm-tl8",
    name: "TL 8 7mm Gatling gun mount",
    printed: "7mm Gatling gun",
    techLevel: 8,
    weight: 30,
    price: 1750,
    notes: null,
    carriage: false,
  },
  "heavy-machine-gun-13mm-tl8": {
    id: "heavy-machine-gun-13mm-tl8",
    name: "TL 8 13mm heavy machinegun mount",
    printed: "13mm Heavy Machinegun",
    techLevel: 8,
    weight: 7,
    price: 500,
    notes: null,
    carriage: false,
  },
  "gatling-gun-13mm": {
    id: "gatling-gun-13mm",
    name: "13mm Gatling gun mount",
    printed: "13mm Gatling gun",
    techLevel: 8,
    weight: 175,
    price: 2250,
    notes: [8],
    carriage: true,
  },
  "vrf-gauss-gun": {
    id: "vrf-gauss-gun",
    name: "VRF Gauss gun mount",
    printed: "VRF Gauss gun",
    techLevel: 10,
    weight: 5000,
    price: 20000,
    notes: [8],
    carriage: true,
  },
} as const satisfies Record<WeaponMountsId, WeaponMountsRow>;

/**
 * Weapon mounts. Mounts for crew served weapons. Without one a gun stands only on a fixed, main or cupola mounting; infantry, flexible, pintle and open ones need it.
 * @source Striker II: Introductory Infantry Rules, Weapon mounts, lines 3654-3697
 */
export const weaponMounts: Documented<WeaponMountsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Weapon mounts”, in the book's order. */
export const weaponMountsList: readonly (WeaponMountsRow & { readonly id: WeaponMountsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Weapon mounts” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findWeaponMounts(text: string): Found<WeaponMountsRow & { readonly id: WeaponMountsId }> {
  return findRow("findWeaponMounts", weaponMountsList, text);
}
