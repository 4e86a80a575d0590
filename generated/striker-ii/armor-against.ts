// Made by tablewright from rules/striker-ii/armor/armor-against.yaml. Do not edit: change the rules and run tablewright build.
import { noRow, unknownId } from "../runtime/check.js";
import type { PersonalArmorRow } from "./personal-armor.js";

/**
 * Armor against a kind of attack. The armor value a suit has against an attack: a value of its own against melee or energy weapons where it prints one, else its value against everything.
 * @param row - The row of “Personal armor”.
 * @param attack - What kind of weapon attacks.
 * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4214-4217
 * @example armorAgainst(personalArmor.jack, "melee"); // 1
 */
export function armorAgainst(row: Pick<PersonalArmorRow, "value">, attack: "melee" | "energy" | "other"): number {
  if (row?.value === undefined) throw noRow("armorAgainst", "row", "a row of personal-armor", row);
  switch (attack) {
    case "melee":
      return row.value.melee ?? row.value.all ?? 0;
    case "energy":
      return row.value.energy ?? row.value.all ?? 0;
    case "other":
      return row.value.all ?? 0;
    default:
      throw unknownId("armorAgainst", "attack", attack, ["melee", "energy", "other"]);
  }
}
