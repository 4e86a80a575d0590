import { isUnknown } from "skirmish-tables";
import {
  lookupWalkerMovement,
  lookupWalkerTurning,
  movementFigures,
  walkerDamageList,
  walkerMove,
} from "skirmish-tables/walkers";
import { type Step, step, unknownStep } from "../answer.ts";
import { count } from "../words.ts";
import type { WalkerValues } from "./fields.ts";

export interface Movement {
  readonly text: string;
  readonly steps: readonly Step[];
}

/** How far a walker moves: by its class, after leg hits, turned and backward, each step as the table has it. */
export function movementOf({ weightClass, turn, backward, legHits }: WalkerValues): Movement {
  const full = lookupWalkerMovement(weightClass);
  const base = step("Movement", `${full.move} yd`, `${full.name} walker.`, `walker-movement/${weightClass}`);
  const legs = legStep(weightClass, legHits);
  if (legs?.explodes) return { text: "it explodes", steps: [base, legs.step] };
  const before = legs ? [base, legs.step] : [base];

  const share = lookupWalkerTurning(turn);
  if (isUnknown(share)) {
    return { text: "move unknown", steps: [...before, unknownStep("Turning", share.unknown, "walker-turning")] };
  }
  const turned = `${walkerMove(weightClass, turn, false, legHits)} yd`;
  const turning = step(
    "Turning",
    turned,
    `A turn of ${turn}° leaves ${shareTexts(share)}.`,
    "walker-turning",
    "walker-move",
  );
  if (!backward) return { text: `moves ${turned}`, steps: [...before, turning] };

  const back = `${walkerMove(weightClass, turn, true, legHits)} yd`;
  const how = `Backward, each yard costs ${movementFigures["backward-cost"]}.`;
  const last = step("Backward", back, how, "movement-figures/backward-cost", "walker-move");
  return { text: `moves ${back} backward`, steps: [...before, turning, last] };
}

function legStep(type: WalkerValues["weightClass"], hits: number): { step: Step; explodes: boolean } | null {
  const row = walkerDamageList.find(({ movementFactor }) => movementFactor !== null);
  if (hits === 0 || !row) return null;
  const at = `walker-damage/${row.id}`;
  const before = walkerMove(type, 0, false, hits - 1);
  if (before === row.explodesAt) {
    const how = `Its movement was ${before} yd already when the last leg hit came.`;
    return { explodes: true, step: step("Leg hits", "It explodes", how, `${at}/explodesAt`) };
  }
  const how = `${count(hits, "leg hit")}, each multiplying by ${row.movementFactor}, rounded down.`;
  return { explodes: false, step: step("Leg hits", `${walkerMove(type, 0, false, hits)} yd`, how, at) };
}

function shareTexts(share: number): string {
  if (share === 1) return "the full move";
  return share === 0 ? "no move" : `${share} of the move`;
}
