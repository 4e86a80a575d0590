import type { Operation } from "../model/index.ts";
import { add } from "./add.ts";
import { bandBy } from "./band-by.ts";
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

/** The closed list of operations. Adding one is a file, a schema in `schema/derived/` and a line here. */
const operations = [
  add,
  bandBy,
  choose,
  compare,
  contest,
  mean,
  product,
  roll,
  scaleBy,
  shift,
  spend,
  spread,
  sum,
  sumThrough,
  target,
  total,
] as const;

/** The module of an operation, or undefined for a kind that is none. */
export function operationModule(name: string): OperationModule<Operation> | undefined {
  return operations.find(({ operation }) => operation === name) as OperationModule<Operation> | undefined;
}
