import type { Operation } from "../model.ts";
import { bandBy } from "./band-by.ts";
import { mean } from "./mean.ts";
import type { OperationModule } from "./operation.ts";
import { scaleBy } from "./scale-by.ts";
import { shift } from "./shift.ts";
import { sumThrough } from "./sum-through.ts";

/** The closed list of operations. Adding one is a file, a schema in `schema/derived/` and a line here. */
const operations = [bandBy, mean, scaleBy, shift, sumThrough] as const;

/** The module of an operation, or undefined for a kind that is none. */
export function operationModule(name: string): OperationModule<Operation> | undefined {
  return operations.find(({ operation }) => operation === name) as OperationModule<Operation> | undefined;
}
