import type { DerivedTable, Operation } from "../../../model/index.ts";
import type { OperationName, OperationNamed } from "../../../model/operation.ts";
import { exported } from "../../typescript/code.ts";
import type { Declaration } from "../../typescript/module.ts";
import { type Setting, tableDoc } from "../tables/doc.ts";
import { resultTypes } from "../tables/lookup.ts";
import { axisParameter } from "../tables/parameters.ts";
import { add } from "./add.ts";
import { bandBy } from "./band-by.ts";
import { chain } from "./chain.ts";
import { choose } from "./choose.ts";
import { adderOf, type Declare, type DerivedFunction, type FunctionOf } from "./code.ts";
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
import { toldBy } from "./told-by.ts";
import { total } from "./total.ts";
import { union } from "./union.ts";

const operations: { readonly [Name in OperationName]: Declare<OperationNamed<Name>> } = {
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
  union,
};

/** What a derived table declares, by its operation. */
export function declareDerived(table: DerivedTable, setting: Setting): readonly Declaration[] {
  const { before = [], ...own } = derivedFunction(table, setting);
  const doc = tableDoc(setting.book, table, undefined, own.parameters);
  const name = table.functionName;
  const body = toldBy(name, own.body, own.parameters, setting);
  return [...before, { kind: "function", name, exported: true, doc, ...own, body }];
}

function derivedFunction(table: DerivedTable, setting: Setting): DerivedFunction {
  const declare = operations[table.operation.operation] as Declare<Operation>;
  return declare(table, table.operation, setting, functionsOf(setting));
}

/** The functions that others ask, by table. */
export function functionsOf(setting: Setting): FunctionOf {
  return (id) => {
    const table = setting.tables.get(id);
    switch (table?.shape) {
      case "lookup": {
        const parameters = table.axes.map((axis) => axisParameter(table, axis, setting.book));
        return { name: exported(table, table.lookupName), parameters, returns: resultTypes(table) };
      }
      case "modifiers":
        return {
          name: exported(table, table.sumName),
          parameters: [adderOf(setting, id).parameter],
          returns: ["number"],
        };
      case "derived": {
        const { parameters, returns } = derivedFunction(table, setting);
        return { name: exported(table, table.functionName), parameters, returns };
      }
      default:
        throw new Error(`the table ${id} has no function`);
    }
  };
}
