import type { TargetNumber } from "../../../model/operation.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { answerer } from "../tables/answerer.ts";
import { sumOf, triedModifiers } from "../tables/modifiers.ts";
import { named, type OperationCases } from "./operation-cases.ts";

/** The number to roll: the figure needed, less a sum of modifiers. */
export const target: OperationCases<TargetNumber> = ({ needed, by }, tables) => {
  const [id = "", row] = needed.split("/");
  const adder = named(tables, by, "modifiers");
  const figure = named(tables, id, "constants").constants.find((one) => one.id === row)?.value ?? null;
  return answerer([triedModifiers(adder)], ([given = null]) => {
    const modifiers = sumOf(adder, given);
    if (typeof modifiers !== "number") return modifiers;
    return typeof figure === "number" ? exactSum(figure, -modifiers) : figure;
  });
};
