import type { Total } from "../../../model/operation.ts";
import { namedTable, rowOf } from "../../../operations/named-table.ts";
import { totalOf } from "../../../runtime/total.ts";
import type { Value } from "../../../values/value.ts";
import { type Answer, answerer, type Parameter, refused } from "../tables/answerer.ts";
import { cellAt, inner, triedRows } from "../tables/rows.ts";
import type { OperationCases } from "./operation-cases.ts";

/** Two figures added: of one row, or of a row and the row inside it. A blank counts as nothing, and so do stated words. */
export const total: OperationCases<Total> = ({ table: id, column, nested, plus, words }, tables) => {
  const table = namedTable(tables, id, "catalog");
  const counted = (cell: Value): Value => (typeof cell === "string" && words && Object.hasOwn(words, cell) ? 0 : cell);
  const sumOf = (first: Answer, second: Answer): Answer => {
    if (typeof first === "symbol" || typeof second === "symbol") return refused;
    return totalOf(counted(first), counted(second));
  };
  if (nested === null) {
    const rows = triedRows({ ...table, nested: [] });
    return answerer([{ ...rows, name: "row" }], ([row = null]) => {
      return sumOf(cellAt(table, row, column), cellAt(table, row, plus ?? ""));
    });
  }
  const parameters: Parameter[] = [
    { name: "row", takes: "row", of: table.id },
    { name: rowOf(table).name, takes: "row", of: table.id },
  ];
  return {
    parameters,
    trials: table.rows.flatMap((row) => row.nested.map((one) => [row.id, inner(row, one)])),
    answer: ([row = null, inside = null]) => sumOf(cellAt(table, row, column), cellAt(table, inside, nested)),
  };
};
