import type { Operation, OperationName, OperationNamed } from "../model/operation.ts";
import { add } from "./add.ts";
import { bandBy } from "./band-by.ts";
import { chain } from "./chain.ts";
import { choose } from "./choose.ts";
import { compare } from "./compare.ts";
import { contest } from "./contest.ts";
import { mean } from "./mean.ts";
import type { OperationModule } from "./operation.ts";
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
import { union } from "./union.ts";

/** The closed list of operations. */
const operations: { readonly [Name in OperationName]: OperationModule<OperationNamed<Name>> } = {
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

/** What an operation reads and checks. */
export function operationModule(name: OperationName): OperationModule<Operation> {
  return operations[name] as OperationModule<Operation>;
}

/** Whether a kind that is derived is one of the operations. */
export function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}
