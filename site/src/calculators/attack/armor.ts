import {
  armorAgainst,
  type CoverId,
  type CoverStatus,
  combineArmor,
  lookupArmorRating,
  lookupCover,
  type PersonalArmorId,
  personalArmor,
} from "skirmish-tables/striker-ii";
import { type Step, step } from "../answer.ts";
import { words } from "../words.ts";

/** What protects a soldier. */
export interface Protection {
  readonly suit: PersonalArmorId | "none";
  readonly attack: "melee" | "energy" | "other";
  readonly cover: CoverId | "none";
  /** How the cover is used; null by a team in plain sight, which has nothing of it. */
  readonly status: CoverStatus | null;
}

/** The armor value of a suit and what it hides behind, and the steps to it. */
export function armorOf(of: Protection): { readonly value: number; readonly steps: readonly Step[] } {
  const worn = suitStep(of);
  if (of.cover === "none") return worn;
  if (of.status === null) {
    const none = step("Cover", "None", "Cover counts for a concealed or hidden team alone.", `cover/${of.cover}`);
    return { value: worn.value, steps: [...worn.steps, none] };
  }
  const cover = lookupCover(of.cover, of.status);
  const value = combineArmor(worn.value, cover);
  const [suit, behind] = [lookupArmorRating(worn.value), lookupArmorRating(cover)];
  const sum = Math.round((suit + behind) * 100) / 100;
  return {
    value,
    steps: [
      ...worn.steps,
      step("Cover", `Value ${cover}`, `${of.status} in ${words(of.cover)}`, `cover/${of.cover}/${of.status}`),
      step(
        "Armor plus cover",
        `Value ${value}`,
        `Values are added as steel: ${suit} cm + ${behind} cm = ${sum} cm. The largest value not above that is ${value}, of ${lookupArmorRating(value)} cm.`,
        "combined-armor",
        ...[worn.value, cover, value].filter((one) => one > 0).map((one) => `armor-rating/${one}`),
      ),
    ],
  };
}

function suitStep({ suit, attack }: Protection): { readonly value: number; readonly steps: readonly Step[] } {
  if (suit === "none") return { value: 0, steps: [step("Armor", "Value 0", "No armor is worn.")] };
  const row = personalArmor[suit];
  const value = armorAgainst(row, attack);
  const against = attack === "other" ? "this kind of weapon" : `${attack} weapons`;
  const how = `${row.name} against ${against}.`;
  return { value, steps: [step("Armor", `Value ${value}`, how, `personal-armor/${suit}/value`, "armor-against")] };
}
