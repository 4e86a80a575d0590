import type { DerivedTable } from "../model.ts";
import { operationModule } from "../operations/index.ts";
import { readHead } from "../resolve/head.ts";
import { childText } from "../syntax.ts";
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
