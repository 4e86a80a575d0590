// Made by tablewright from rules/striker-ii/weapon/crew-served-weapons.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../../runtime/by-id.js";
import type { Found } from "../../runtime/find.js";
import { findRow } from "../../runtime/find.js";
import { freeze } from "../../runtime/freeze.js";
import type { Documented, Printed } from "../../runtime/types.js";
import type { CrewServedWeaponsRow } from "../../striker-ii/crew-served-weapons.js";
import { crewServedWeapons as currentCrewServedWeapons } from "../../striker-ii/crew-served-weapons.js";

export type { CrewServedWeaponsBelt, CrewServedWeaponsRange, CrewServedWeaponsTargets, CrewServedWeaponsRow } from "../../striker-ii/crew-served-weapons.js";

/** Ids of “Crew served slug throwers”, in the book's order. */
export type CrewServedWeaponsId = "medium-machine-gun-7mm-tl5" | "heavy-machine-gun-7mm-tl5" | "light-machine-gun-5.5mm" | "light-machine-gun-5.5mm-magazine" | "light-machine-gun-7mm" | "medium-machine-gun-7mm-tl6" | "heavy-machine-gun-7mm-tl6" | "heavy-machine-gun-13mm-tl6" | "gatling-gun-5.5mm-tl7" | "gatling-gun-7mm-tl7" | "gatling-gun-5.5mm-tl8" | "gatling-gun-7mm-tl8" | "heavy-machine-gun-13mm-tl8" | "gatling-gun-13mm" | "vrf-gauss-gun";

const changed = {
  "medium-machine-gun-7mm-tl5": {
    id: "medium-machine-gun-7mm-tl5",
    name: "TL 5 7mm medium machinegun",
    printed: "7mm Mdm MG",
    techLevel: 5,
    belt: { rounds: null, shots: 3 },
    difficult: { range: 350, penetration: 3, autofire: 3 },
    formidable: { range: 700, penetration: 2, autofire: 2 },
    impossible: { range: 1000, penetration: 2, autofire: 1 },
    damage: 3,
    signature: "high",
    targets: { single: 8, automatic: null },
    weight: 10,
    beltWeight: 4,
    price: 1500,
    beltPrice: 240,
    setUp: 0,
    crew: 2,
    mount: "medium-machine-gun-tl5",
    notes: [5],
    treatedAs: "individual",
    recoil: "high",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
} as const satisfies Partial<Record<CrewServedWeaponsId, CrewServedWeaponsRow>>;

const data: Printed<CrewServedWeaponsId, typeof currentCrewServedWeapons, typeof changed> = /* @__PURE__ */ (() => ({ ...currentCrewServedWeapons, ...changed }))();

/**
 * Crew served slug throwers. Machineguns and other guns with a crew, by what they fire and how they are fed. Notes and set-up time run together in print: the last number is the set-up time. None of them needs fire control.
 * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
 */
export const crewServedWeapons: Documented<CrewServedWeaponsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Crew served slug throwers”, in the book's order. */
export const crewServedWeaponsList: readonly (CrewServedWeaponsRow & { readonly id: CrewServedWeaponsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Crew served slug throwers” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findCrewServedWeapons(text: string): Found<CrewServedWeaponsRow & { readonly id: CrewServedWeaponsId }> {
  return findRow("findCrewServedWeapons", crewServedWeaponsList, text);
}
