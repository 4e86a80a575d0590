import type { DerivedTable } from "../../../model/index.ts";
import type { AskedOperation, OperationNamed } from "../../../model/operation.ts";
import type { TablesOfEdition } from "../../../operations/named-table.ts";
import type { Answerer } from "../tables/answerer.ts";
import { lookupAnswerer } from "../tables/lookup.ts";
import { modifiersAnswerer } from "../tables/modifiers.ts";
import { add } from "./add.ts";
import { bandBy } from "./band-by.ts";
import { chain } from "./chain.ts";
import { choose } from "./choose.ts";
import { compare } from "./compare.ts";
import { contest } from "./contest.ts";
import { mean } from "./mean.ts";
import type { OperationCases } from "./operation-cases.ts";
import { product } from "./product.ts";
import { roll } from "./roll.ts";
import { scaleBy } from "./scale-by.ts";
import { shift } from "./shift.ts";
import { spend } from "./spend.ts";
import { spread } from "./spread.ts";
import { sum } from "./sum.ts";
import { sumThrough } from "./sum-through.ts";
import { target } from "./target.ts";
import { total } from "./total.ts";

const operations: {
  readonly [Name in AskedOperation["operation"]]: OperationCases<OperationNamed<Name>>;
} = {
  add,
  "band-by": bandBy,
  chain,
  choose,
  compare,
  contest,
  mean,
  product,
  roll,
  "scale-by": scaleBy,
  shift,
  spend,
  spread,
  sum,
  "sum-through": sumThrough,
  target,
  total,
};

export function derivedAnswerer({ operation }: DerivedTable, tables: TablesOfEdition): Answerer {
  const answererOf = (id: string) => {
    const table = tables.get(id);
    if (table?.shape === "lookup") return lookupAnswerer(table);
    if (table?.shape === "modifiers") return modifiersAnswerer(table);
    if (table?.shape === "derived") return derivedAnswerer(table, tables);
    throw new Error(`the table ${id} has no function`);
  };
  if (operation.operation === "union") throw new Error("a union answers nothing from figures");
  return (operations[operation.operation] as OperationCases<AskedOperation>)(operation, tables, answererOf);
}
