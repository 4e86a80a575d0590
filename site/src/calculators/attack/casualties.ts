import { isUnknown } from "skirmish-tables";
import { assignHits, damageEffect, explosiveFigures } from "skirmish-tables/striker-ii";
import { type Step, step, unknownStep } from "../answer.ts";
import type { Shot, Weapon } from "../weapons.ts";
import { count } from "../words.ts";

/** How many soldiers some hits put out of action; null where the print lost what decides it. */
export interface Casualties {
  readonly steps: readonly Step[];
  readonly of: ((hits: number) => number) | null;
}

export function casualtiesOf(weapon: Weapon, shot: Shot, armor: number, soldiers: number): Casualties {
  const { damage, burstSize } = weapon;
  if (isUnknown(damage)) return { of: null, steps: [unknownStep("Damage", damage.unknown, `${weapon.at}/damage`)] };
  if (isUnknown(burstSize)) {
    return { of: null, steps: [unknownStep("Damage", burstSize.unknown, `${weapon.at}/burstSize`)] };
  }
  const effect = damageEffect(shot.penetration, armor, damage);
  const harm = step(
    "Damage",
    effect === "casualty" ? "A hit makes a casualty" : "A hit has no effect",
    `Penetration ${shot.penetration} against armor ${armor}, with damage ${damage}.`,
    "damage-effect",
    `${weapon.at}/damage`,
  );
  if (effect === "no-effect") return { steps: [harm], of: () => 0 };
  if (burstSize !== null) {
    const struck = Math.min(explosiveFigures["contact-soldiers"], soldiers);
    const how = `An explosive round that hits strikes ${count(struck, "soldier")} chosen at random; with a burst size of ${burstSize} m ${burstSize === explosiveFigures["no-fragmentation"] ? "no fragments follow" : "fragments attack besides, which is not counted here"}.`;
    const who = step("Who is hit", count(struck, "soldier"), how, "explosive-figures/contact-soldiers");
    return { steps: [harm, who], of: (hits) => (hits > 0 ? struck : 0) };
  }
  const shared = step(
    "Who is hit",
    "Hits are shared out evenly",
    `Over ${count(soldiers, "soldier")}; dice decide who takes an odd one. All of them wear the same.`,
    "hit-assignment",
  );
  return {
    steps: [harm, shared],
    of: (hits) => {
      const { each, extra } = assignHits(hits, soldiers);
      return each > 0 ? soldiers : extra;
    },
  };
}
