import { walkerMovementList } from "skirmish-tables/walkers";
import { choice, tick, type Values, whole } from "../field.ts";

export const walkerFields = {
  base: choice<"round" | "oval">(
    "Base",
    [
      { value: "round", label: "Round" },
      { value: "oval", label: "Oval" },
    ],
    "round",
  ),
  diameter: whole("Diameter of the base", 20, 300, 60, "mm"),
  length: whole("Length of the base", 20, 300, 105, "mm"),
  width: whole("Width of the base", 20, 300, 70, "mm"),
  weightClass: choice(
    "Weight class",
    walkerMovementList.map(({ type, name }) => ({ value: type, label: name })),
    "medium",
  ),
  turn: whole("Degrees it will turn in the move", 0, 180, 0, "°"),
  backward: tick("It moves backward"),
  legHits: whole("Leg hits taken", 0, 9, 0),
  hullLost: whole("Hull points lost", 0, 9, 0),
  meleeWeapons: whole("Melee weapons", 0, 6, 1),
} as const;

export type WalkerValues = Values<typeof walkerFields>;
