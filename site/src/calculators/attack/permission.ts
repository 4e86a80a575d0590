import { isUnknown } from "skirmish-tables";
import { type FireTargetsRow, lookupFireTargets, lookupMayFire, type MayFireWeapon } from "skirmish-tables/striker-ii";
import { type Step, step, unknownStep } from "../answer.ts";
import type { Weapon } from "../weapons.ts";
import type { AttackValues } from "./fields.ts";

/** Whether the team may fire at the target at all, and how. */
export interface Permission {
  readonly steps: readonly Step[];
  /** Why there is no attack; null where there is one. */
  readonly stop: string | null;
  readonly moved: boolean;
  readonly target: FireTargetsRow;
}

const targetResults = {
  aimed: "Aimed fire",
  "recon-by-fire": "Recon by fire",
  none: "It may not be fired at",
} as const;

const firerResults = {
  normal: "It may fire",
  harder: "It may fire, one level harder",
  none: "It may not fire",
} as const;

export function permission(values: AttackValues, weapon: Weapon): Permission {
  const target = lookupFireTargets(values.target);
  const whom = step("Target", targetResults[target.attack], `${target.name}.`, `fire-targets/${target.id}`);
  if (target.attack === "none") return { steps: [whom], stop: whom.result, moved: false, target };

  const kind = weaponKind(values, weapon);
  if (kind === null) {
    const lost = unknownStep("Firer", "Whether the weapon has a high recoil is lost.", `${weapon.at}/recoil`);
    return { steps: [whom, lost], stop: "Unknown whether it may fire", moved: false, target };
  }
  const may = lookupMayFire(values.firer, kind);
  const who = step(
    "Firer",
    firerResults[may],
    `The team is ${values.firer}; the weapon is ${kindTexts[kind]}.`,
    `may-fire/${values.firer}`,
    ...(kind === "ordinary" ? [] : [`firing-after-moving/${kind}`]),
  );
  return { steps: [whom, who], stop: may === "none" ? who.result : null, moved: may === "harder", target };
}

const kindTexts: Readonly<Record<MayFireWeapon, string>> = {
  ordinary: "an ordinary one",
  "high-recoil": "one of high recoil",
  "setting-up": "still being set up",
};

function weaponKind(values: AttackValues, weapon: Weapon): MayFireWeapon | null {
  if (values.settingUp && weapon.setUp > 0) return "setting-up";
  if (isUnknown(weapon.recoil)) return null;
  return weapon.recoil === "high" ? "high-recoil" : "ordinary";
}
