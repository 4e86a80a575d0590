import type { Table } from "../../model/index.ts";
import type { TablesOfEdition } from "../../operations/named-table.ts";
import { derivedAnswerer } from "./operations/index.ts";
import type { Answerer } from "./tables/answerer.ts";
import { inverseAnswerer } from "./tables/inverse.ts";
import { lookupAnswerer } from "./tables/lookup.ts";
import { modifiersAnswerer } from "./tables/modifiers.ts";
import { ratioAnswerer } from "./tables/ratio.ts";

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
      return [[table.functionName, derivedAnswerer(table, tables)]];
    case "catalog":
    case "constants":
      return [];
    default:
      return table satisfies never;
  }
}
