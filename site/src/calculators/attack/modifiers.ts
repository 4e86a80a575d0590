import { isUnknown } from "skirmish-tables";
import { sumHitModifiers } from "skirmish-tables/explain/striker-ii";
import type { HitModifiersGiven } from "skirmish-tables/striker-ii";
import { type Step, step, unknownStep } from "../answer.ts";
import { addedUp } from "../modifier.ts";
import type { Shot, Weapon } from "../weapons.ts";
import { signed } from "../words.ts";
import type { AttackValues } from "./fields.ts";
import type { Permission } from "./permission.ts";

/** What is added to the roll; null where the print lost part of it. */
export function modifiersOf(
  values: AttackValues,
  weapon: Weapon,
  shot: Shot,
  { moved, target }: Permission,
): { readonly step: Step; readonly given: HitModifiersGiven | null } {
  const { autofireFactor, gyrostabilized } = weapon;
  if (isUnknown(autofireFactor)) return lost(autofireFactor.unknown, `${weapon.at}/autofireFactor`);
  if (moved && isUnknown(gyrostabilized)) return lost(gyrostabilized.unknown, `${weapon.at}/gyrostabilized`);
  const autofire = shot.autofire * autofireFactor;
  const status = target.status;
  const movement = values.targetMovement === "none" ? undefined : values.targetMovement;
  const given: HitModifiersGiven = {
    initiative: values.initiative,
    autofire,
    movedGyrostabilized: moved && gyrostabilized === true,
    targetStatus: status ?? undefined,
    targetMovement: movement,
    replacementGunner: values.replacementGunner,
  };
  const explained = sumHitModifiers(given);
  const { how, at } = addedUp(explained);
  const notes = autofire > 0 ? [`${weapon.at}/notes`] : [];
  return { given, step: step("Modifiers", `${signed(explained.value)} to the roll`, how, ...at, ...notes) };
}

function lost(reason: string, at: string): { readonly step: Step; readonly given: null } {
  return { given: null, step: unknownStep("Modifiers", reason, at) };
}
