import type { DerivedTable } from "../model/index.ts";
import { operationModule } from "../operations/index.ts";
import { childText } from "../source/syntax.ts";
import { readHead } from "../tables/head.ts";
import type { Shape } from "./shape.ts";

/** A lookup composed of other tables by an operation. */
export const derived: Shape = {
  shape: "derived",
  read(input): DerivedTable {
    const module = operationModule(input.kind.id);
    if (!module) throw new Error(`the kind ${input.kind.id} is derived but no operation is called so`);
    const functionName = childText(input.root, "function") ?? "";
    return {
      ...readHead(input, []),
      shape: "derived",
      functionName,
      operation: module.read(input.root),
      root: input.root,
    };
  },
};
