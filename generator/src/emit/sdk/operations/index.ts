import type { DerivedTable, Operation } from "../../../model/index.ts";
import type { OperationName, OperationNamed } from "../../../model/operation.ts";
import type { Declaration } from "../../typescript/module.ts";
import { type Setting, tableDoc } from "../tables/doc.ts";
import { add } from "./add.ts";
import { bandBy } from "./band-by.ts";
import { choose } from "./choose.ts";
import type { Declare } from "./code.ts";
import { compare } from "./compare.ts";
import { contest } from "./contest.ts";
import { mean } from "./mean.ts";
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

const operations: { readonly [Name in OperationName]: Declare<OperationNamed<Name>> } = {
  add,
  "band-by": bandBy,
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

/** What a derived table declares, by its operation. */
export function declareDerived(table: DerivedTable, setting: Setting): readonly Declaration[] {
  const declare = operations[table.operation.operation] as Declare<Operation>;
  const { parameters, returns, body, constants = [] } = declare(table, table.operation, setting);
  const doc = tableDoc(setting.book, table, undefined, parameters);
  return [...constants, { kind: "function", name: table.functionName, exported: true, doc, parameters, returns, body }];
}
