import type { LookupTable } from "../../../model/index.ts";
import type { Operation } from "../../../model/operation.ts";
import { namedTable, type TablesOfEdition } from "../../../operations/named-table.ts";
import { isRecord } from "../../../values/value.ts";
import type { Answer, Answerer, Argument, Tried } from "../tables/answerer.ts";
import { triedAxis } from "../tables/axis-values.ts";
import { lookupAnswerer } from "../tables/lookup.ts";

/** Answers an operation from the tables it is made of. */
export type OperationCases<O extends Operation> = (
  operation: O,
  tables: TablesOfEdition,
  answererOf: (id: string) => Answerer,
) => Answerer;

/** A lookup that an operation asks. */
interface AskedLookup {
  readonly table: LookupTable;
  /** Its axes as parameters. */
  readonly tried: readonly Tried[];
  readonly answer: Answerer["answer"];
  /** The part of its answer that is the number; an answer without parts is passed on as it is. */
  readonly figure: (given: readonly Argument[], part: string | null) => Answer;
}

export function lookupOf(tables: TablesOfEdition, id: string): AskedLookup {
  const table = namedTable(tables, id, "lookup");
  const { answer } = lookupAnswerer(table);
  const figure = (given: readonly Argument[], part: string | null): Answer => {
    const found = answer(given);
    if (part === null || typeof found === "symbol" || !isRecord(found)) return found;
    return found[part] ?? null;
  };
  return { table, tried: table.axes.map((axis) => triedAxis(table, axis, false)), answer, figure };
}
