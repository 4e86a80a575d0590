// Made by tablewright from rules/striker-ii/weapon/small-arms.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../../runtime/by-id.js";
import type { Found } from "../../runtime/find.js";
import { findRow } from "../../runtime/find.js";
import { freeze } from "../../runtime/freeze.js";
import type { Documented, DocumentedRow, Printed } from "../../runtime/types.js";
import type { SmallArmsLoad, SmallArmsRow } from "../../striker-ii/small-arms.js";
import { smallArms as currentSmallArms } from "../../striker-ii/small-arms.js";

export type { SmallArmsRange, SmallArmsTargets, SmallArmsLoad, SmallArmsRow } from "../../striker-ii/small-arms.js";

/** Ids of “Slug throwers”, in the book's order. */
export type SmallArmsId = "sling" | "short-bow" | "long-bow" | "light-crossbow" | "heavy-crossbow" | "repeating-crossbow" | "hand-cannon" | "flintlock-musket" | "flintlock-pistol" | "percussion-revolver" | "percussion-rifle" | "revolver-5mm" | "revolver-7mm" | "revolver-9mm" | "magnum-revolver-9mm" | "shotgun" | "bolt-action-rifle-7.62mm" | "rifle-13mm" | "autopistol-7mm" | "autopistol-9mm" | "carbine-7mm" | "semi-automatic-rifle-7mm" | "automatic-rifle-7mm" | "smg-9mm" | "body-pistol" | "assault-rifle-5.5mm" | "assault-rifle-7mm" | "automatic-shotgun" | "semi-automatic-rifle-9mm" | "snub-10mm" | "automatic-snub-10mm" | "lag" | "accelerator-rifle-6mm" | "acr-7mm" | "acr-9mm" | "arl" | "arlss" | "gauss-rifle-4mm" | "gauss-pistol-4mm";

const changed = {
  "automatic-shotgun": {
    id: "automatic-shotgun",
    name: "Automatic shotgun",
    printed: "Auto shtgn",
    techLevel: 7,
    weight: 4,
    price: 500,
    launchesRifleGrenades: false,
    loads: {
      pellets: {
        id: "pellets",
        name: "Pellets",
        printed: "(pellets)",
        magazine: 20,
        difficult: { range: 50, penetration: 1, autofire: 6 },
        formidable: { range: 100, penetration: 0, autofire: 3 },
        impossible: null,
        damage: 2,
        signature: "high",
        targets: { single: 1, automatic: 2, area: null },
        weight: 1.5,
        price: 20,
        notes: null,
        burstSize: null,
        recoil: "ordinary",
        gyrostabilized: false,
        autofireFactor: 1,
      },
      bullets: {
        id: "bullets",
        name: "Bullets",
        printed: "(bullets)",
        magazine: 20,
        difficult: { range: 50, penetration: 3, autofire: 4 },
        formidable: { range: 100, penetration: 1, autofire: 2 },
        impossible: null,
        damage: 4,
        signature: "high",
        targets: { single: 1, automatic: 2, area: null },
        weight: 1.5,
        price: 20,
        notes: null,
        burstSize: null,
        recoil: "ordinary",
        gyrostabilized: false,
        autofireFactor: 1,
      },
    },
  },
  arl: {
    id: "arl",
    name: "ARL",
    printed: "(ARL)",
    techLevel: 10,
    weight: 3,
    price: 800,
    launchesRifleGrenades: true,
    loads: {
      slugs: {
        id: "slugs",
        name: "Slugs",
        printed: "slugs",
        magazine: 20,
        difficult: { range: 300, penetration: 5, autofire: 3 },
        formidable: { range: 600, penetration: 4, autofire: 2 },
        impossible: { range: 1000, penetration: 3, autofire: 1 },
        damage: 4,
        signature: "high",
        targets: { single: 1, automatic: 2, area: null },
        weight: 0.5,
        price: 20,
        notes: [3],
        burstSize: null,
        recoil: "ordinary",
        gyrostabilized: true,
        autofireFactor: 1,
      },
      keap: {
        id: "keap",
        name: "KEAP",
        printed: "KEAP",
        magazine: 20,
        difficult: { range: 300, penetration: 8, autofire: 3 },
        formidable: { range: 600, penetration: 6, autofire: 2 },
        impossible: { range: 1000, penetration: 4, autofire: 1 },
        damage: 4,
        signature: "high",
        targets: { single: 1, automatic: 2, area: null },
        weight: 0.5,
        price: 35,
        notes: [3],
        burstSize: null,
        recoil: "ordinary",
        gyrostabilized: true,
        autofireFactor: 1,
      },
      he: {
        id: "he",
        name: "HE",
        printed: "HE",
        magazine: 20,
        difficult: { range: 300, penetration: 5, autofire: 3 },
        formidable: { range: 600, penetration: 5, autofire: 2 },
        impossible: { range: 1000, penetration: 5, autofire: 1 },
        damage: 5,
        signature: "high",
        targets: { single: 1, automatic: 2, area: null },
        weight: 0.5,
        price: 30,
        notes: [1, 3],
        burstSize: 0,
        recoil: "ordinary",
        gyrostabilized: true,
        autofireFactor: 1,
      },
      heap: {
        id: "heap",
        name: "HEAP",
        printed: "HEAP",
        magazine: 20,
        difficult: { range: 250, penetration: 10, autofire: 3 },
        formidable: { range: 500, penetration: 10, autofire: 2 },
        impossible: { range: 750, penetration: 10, autofire: 1 },
        damage: 4,
        signature: "high",
        targets: { single: 1, automatic: { unknown: "the print breaks off after the slash" }, area: null },
        weight: 0.5,
        price: 35,
        notes: [1, 3],
        burstSize: 0,
        recoil: "ordinary",
        gyrostabilized: true,
        autofireFactor: 1,
      },
    },
  },
} as const satisfies Partial<Record<SmallArmsId, SmallArmsRow>>;

const data: Printed<SmallArmsId, typeof currentSmallArms, typeof changed> = /* @__PURE__ */ (() => ({ ...currentSmallArms, ...changed }))();

/**
 * Slug throwers. Weapons one soldier carries that throw a solid or explosive projectile, from sling to gauss rifle.
 * @source Striker II: Introductory Infantry Rules, Individual Weapons, slug throwers, lines 3151-3341
 * @source Striker II: Introductory Infantry Rules, Notes for Rifle Grenades only, use, lines 3912-3915
 */
export const smallArms: { readonly [Id in keyof typeof data]: DocumentedRow<SmallArmsRow<Documented<SmallArmsLoad, (typeof data)[Id]["loads"]>>, (typeof data)[Id]> } = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Slug throwers”, in the book's order. */
export const smallArmsList: readonly (SmallArmsRow & { readonly id: SmallArmsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Slug throwers” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findSmallArms(text: string): Found<SmallArmsRow & { readonly id: SmallArmsId }> {
  return findRow("findSmallArms", smallArmsList, text);
}
