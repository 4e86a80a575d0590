import { type Answer, calculator } from "../answer.ts";
import { sentence } from "../words.ts";
import { type WalkerValues, walkerFields } from "./fields.ts";
import { movementOf } from "./movement.ts";
import { combatSteps, pointsOf } from "./points.ts";

/** Points, movement and attacks of a walker by its base. */
export const walkerCalculator = calculator({
  book: "walkers",
  fields: walkerFields,
  asks: (field, { base }) => {
    if (field === "diameter") return base === "round";
    if (field === "length" || field === "width") return base === "oval";
    return true;
  },
  answer,
});

function answer(values: WalkerValues): Answer {
  const points = pointsOf(values);
  const movement = movementOf(values);
  const combat = points.hull === null ? [] : combatSteps(values, points.hull);
  return {
    result: sentence(`${points.text}; ${movement.text}.`),
    steps: [...points.steps, ...movement.steps, ...combat],
    odds: [],
  };
}
