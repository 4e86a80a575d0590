// Pictures of these five books that no rule of any book would draw: `tablewright site` takes them along.
import { mountAttack } from "./attack.ts";
import { mountDice } from "./dice-tables.ts";
import { mountHullLosses } from "./hull-losses.ts";
import { mountMoraleOdds } from "./morale-states.ts";
import { mountRange } from "./ranges.ts";

globalThis.siteIslands = {
  ...globalThis.siteIslands,
  attack: mountAttack,
  range: mountRange,
  "morale-odds": mountMoraleOdds,
  "hull-losses": mountHullLosses,
  "task-odds": mountDice,
  "door-odds": mountDice,
  "fight-odds": mountDice,
};
