import type { Choose } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { isRecord } from "../../../values/value.ts";
import { answerer, refused } from "../tables/answerer.ts";
import { cellAt, triedRows } from "../tables/rows.ts";
import type { OperationCases } from "./operation-cases.ts";

/** The first field of a record that is not blank, in the order the case tries them. */
export const choose: OperationCases<Choose> = ({ table: id, column, parameter, cases, none }, tables) => {
  const table = namedTable(tables, id, "catalog");
  const words = cases.map(({ word }) => word);
  const asked = { name: parameter.name, takes: "id", values: [...words, "no-such-id"] } as const;
  return answerer([triedRows(table), asked], ([row, word]) => {
    const fields = cases.find((one) => one.word === word)?.fields;
    const cell = cellAt(table, row ?? null, column);
    if (!fields || typeof cell === "symbol") return refused;
    if (!isRecord(cell)) return cell;
    return fields.map((field) => cell[field] ?? null).find((value) => value !== null) ?? none;
  });
};
