import { isUnknown } from "skirmish-tables";
import { type FireTargetsRow, lookupFireTargets, lookupMayFire, type MayFireRecoil } from "skirmish-tables/striker-ii";
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

  const { recoil } = weapon;
  if (isUnknown(recoil)) {
    const lost = unknownStep("Firer", "Whether the weapon has a high recoil is lost.", weapon.at);
    return { steps: [whom, lost], stop: "Unknown whether it may fire", moved: false, target };
  }
  const settingUp = values.settingUp && weapon.setUp > 0;
  const team = settingUp ? "setting-up" : values.firer;
  const may = lookupMayFire(team, recoil);
  const rule = settingUp ? "setting-up" : recoil === "high" ? "high-recoil" : null;
  const who = step(
    "Firer",
    firerResults[may],
    `The team is ${values.firer}; the weapon is ${settingUp ? "still being set up" : recoilTexts[recoil]}.`,
    `may-fire/${team}`,
    ...(rule === null ? [] : [`firing-after-moving/${rule}`]),
  );
  return { steps: [whom, who], stop: may === "none" ? who.result : null, moved: may === "harder", target };
}

const recoilTexts: Readonly<Record<MayFireRecoil, string>> = {
  low: "an ordinary one",
  ordinary: "an ordinary one",
  high: "one of high recoil",
};
