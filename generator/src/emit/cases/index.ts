import type { Book, Table } from "../../model/index.ts";
import type { TablesOfEdition } from "../../operations/named-table.ts";
import { printJson } from "../../values/print-json.ts";
import type { RecordValue } from "../../values/value.ts";
import type { BookTarget } from "../output/output.ts";
import { derivedAnswerer } from "./operations/index.ts";
import { type Answerer, refused } from "./tables/answerer.ts";
import { inverseAnswerer } from "./tables/inverse.ts";
import { lookupAnswerer } from "./tables/lookup.ts";
import { modifiersAnswerer } from "./tables/modifiers.ts";
import { ratioAnswerer } from "./tables/ratio.ts";

/** What a port must answer: calls of every function of a book with their answers, edges included. */
export const cases: BookTarget = (book) => {
  const head = { book: book.id, edition: "current" };
  return [{ path: `cases/${book.id}.json`, text: printJson({ ...head, functions: functionsOf(book) }) }];
};

function functionsOf({ editions: { current } }: Book): readonly RecordValue[] {
  const tables = new Map(current.map((table) => [table.id, table]));
  return current.flatMap((table) =>
    answerersOf(table, tables).map(([name, { parameters, trials, answer, together }]) => ({
      function: name,
      table: table.id,
      ...(together ? { together } : {}),
      parameters: parameters.map((one) => ({ ...one })),
      cases: trials.map((given) => {
        const gives = answer(given);
        return gives === refused ? { given, refused: true } : { given, gives };
      }),
    })),
  );
}

/** The functions of a table by name. */
export function answerersOf(table: Table, tables: TablesOfEdition): readonly (readonly [string, Answerer])[] {
  switch (table.shape) {
    case "lookup": {
      const { lookupName, inverse } = table;
      const forward = [lookupName, lookupAnswerer(table)] as const;
      const ratios = table.axes.flatMap(({ ratio, ...axis }) =>
        ratio ? [[ratio.name, ratioAnswerer(axis, ratio)] as const] : [],
      );
      return [forward, ...(inverse ? [[inverse.name, inverseAnswerer(table, inverse)] as const] : []), ...ratios];
    }
    case "modifiers":
      return [[table.sumName, modifiersAnswerer(table)]];
    case "derived":
      // What a union finds is what was typed, and no figure.
      if (table.operation.operation === "union") return [];
      return [[table.functionName, derivedAnswerer(table, tables)]];
    case "catalog":
    case "constants":
      return [];
    default:
      return table satisfies never;
  }
}
