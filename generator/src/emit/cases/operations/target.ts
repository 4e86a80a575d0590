import type { TargetNumber } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { answerer } from "../tables/answerer.ts";
import { sumOf, triedModifiers } from "../tables/modifiers.ts";
import type { OperationCases } from "./operation-cases.ts";

/** The number to roll: the figure needed, less a sum of modifiers. */
export const target: OperationCases<TargetNumber> = ({ needed, by }, tables) => {
  const [id = "", row] = needed.split("/");
  const adder = namedTable(tables, by, "modifiers");
  const figure = namedTable(tables, id, "constants").constants.find((one) => one.id === row)?.value ?? null;
  return answerer([triedModifiers(adder)], ([given = null]) => {
    const modifiers = sumOf(adder, given);
    if (typeof modifiers !== "number") return modifiers;
    return typeof figure === "number" ? exactSum(figure, -modifiers) : figure;
  });
};
