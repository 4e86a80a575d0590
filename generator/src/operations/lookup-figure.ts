import type { LookupTable } from "../model/index.ts";
import { soleColumn } from "../model/table.ts";
import type { Field } from "../values/value.ts";

/** The number a lookup gives, alone or as a part of its answer. */
export interface LookupFigure {
  /** The part of the answer that is the number; null where the answer is. */
  readonly part: string | null;
  /** The whole answer, where it is a cell of several parts; null where it is the number or a row. */
  readonly answer: Field | null;
  readonly number: Field;
}

/** What an author may name as the number of a lookup: columns of its rows or fields of its cells. */
export function numberParts(table: LookupTable): readonly string[] {
  return partsOf(table)
    .filter(isNumber)
    .map(({ id }) => id);
}

/** The number of a lookup; undefined where `column` is missing or is not a number. */
export function lookupFigure(table: LookupTable, column: string | null): LookupFigure | undefined {
  const sole = soleAnswer(table);
  if (sole && isNumber(sole)) {
    const named = column === null || column === soleColumn(table);
    return named ? { part: null, answer: null, number: sole } : undefined;
  }
  const number = partsOf(table).find((one) => one.id === column && isNumber(one));
  return number && { part: number.id, answer: sole ?? null, number };
}

/** Whether every number a field can hold is a whole one. */
export function isWhole({ type }: Field): boolean {
  return type.type === "number" && type.whole;
}

function isNumber({ type }: Field): boolean {
  return type.type === "number";
}

/** The field a lookup answers with, or undefined where it gives a row. */
function soleAnswer(table: LookupTable): Field | undefined {
  if (table.result.layout === "matrix") return table.result.cell;
  const only = soleColumn(table);
  return table.result.columns.find(({ id }) => id === only);
}

function partsOf(table: LookupTable): readonly Field[] {
  const sole = soleAnswer(table);
  if (sole) return sole.type.type === "record" ? sole.type.fields : [];
  return table.result.layout === "columns" ? table.result.columns : [];
}
