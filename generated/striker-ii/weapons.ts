// Made by tablewright from rules/striker-ii/weapon/weapons.yaml. Do not edit: change the rules and run tablewright build.
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { CrewServedWeaponsId, CrewServedWeaponsRow } from "./crew-served-weapons.js";
import { crewServedWeaponsList } from "./crew-served-weapons.js";
import type { EnergyWeaponsId, EnergyWeaponsRow } from "./energy-weapons.js";
import { energyWeaponsList } from "./energy-weapons.js";
import type { GrenadeLaunchersId, GrenadeLaunchersRow } from "./grenade-launchers.js";
import { grenadeLaunchersList } from "./grenade-launchers.js";
import type { SmallArmsId, SmallArmsRow } from "./small-arms.js";
import { smallArmsList } from "./small-arms.js";

/** A row of “Weapons”. `table` says of which table it is; all have printed, techLevel, weight, price. */
export type WeaponsRow = (SmallArmsRow & { readonly table: "small-arms"; readonly id: SmallArmsId }) | (EnergyWeaponsRow & { readonly table: "energy-weapons"; readonly id: EnergyWeaponsId }) | (CrewServedWeaponsRow & { readonly table: "crew-served-weapons"; readonly id: CrewServedWeaponsId }) | (GrenadeLaunchersRow & { readonly table: "grenade-launchers"; readonly id: GrenadeLaunchersId });

/** All rows of “Weapons”, table by table in the book's order. */
export const weapons: readonly WeaponsRow[] = /* @__PURE__ */ (() => freeze([
  ...smallArmsList.map((row) => ({ table: "small-arms", ...row }) as const),
  ...energyWeaponsList.map((row) => ({ table: "energy-weapons", ...row }) as const),
  ...crewServedWeaponsList.map((row) => ({ table: "crew-served-weapons", ...row }) as const),
  ...grenadeLaunchersList.map((row) => ({ table: "grenade-launchers", ...row }) as const),
]))();

/**
 * Weapons. Every weapon with a price and a tech level of its own, whatever its table. Grenades are in the tables of grenades, by kind or by tech level.
 * @param text - What was typed: an id or a former one, a name, or what the book prints.
 * @source Striker II: Introductory Infantry Rules
 */
export function findWeapon(text: string): Found<WeaponsRow> {
  return findRow("findWeapon", weapons, text);
}
