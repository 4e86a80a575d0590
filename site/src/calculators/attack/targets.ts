import { isUnknown } from "skirmish-tables";
import { attackFigures } from "skirmish-tables/striker-ii";
import { type Step, step, unknownStep } from "../answer.ts";
import type { Weapon } from "../weapons.ts";

/** How many teams a weapon attacks at once, where that is not one alone: the greater figure of its two rates of fire. */
export function targetsSteps({ at, targets }: Weapon): readonly Step[] {
  const places = [`${at}/targets`, "attack-figures/rolls-per-target"];
  if (targets === null) return [];
  if (isUnknown(targets)) return [unknownStep("Targets", targets.unknown, ...places)];
  const { single, automatic, area } = targets;
  if (isUnknown(automatic)) return [unknownStep("Targets", automatic.unknown, ...places)];
  const how = `Within a danger space ${attackFigures["danger-space-width"]} m wide, with a roll for each; the odds here are those of one.`;
  if (single === null)
    return area ? [step("Targets", `An area of ${area} m`, "In place of a number of teams.", ...places)] : [];
  const most = Math.max(single, automatic ?? 0);
  return most > 1 ? [step("Targets", `Up to ${most} teams`, how, ...places)] : [];
}
