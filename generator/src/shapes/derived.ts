import { SchemaProblem } from "../kinds/schema-set.ts";
import type { DerivedTable } from "../model/index.ts";
import { isOperation, operationModule } from "../operations/index.ts";
import { childText } from "../source/syntax.ts";
import { readHead } from "../tables/head.ts";
import type { Shape } from "./shape.ts";

/** A lookup composed of other tables by an operation. */
export const derived: Shape = {
  shape: "derived",
  read(input): DerivedTable {
    const { id } = input.kind;
    if (!isOperation(id)) {
      const place = { path: input.kind.schema, pointer: "/shape" };
      const hint = "choose another shape: only the operations of the compiler are derived";
      throw new SchemaProblem(`no operation is called ${id}`, place, hint);
    }
    const functionName = childText(input.root, "function") ?? "";
    return {
      ...readHead(input, []),
      shape: "derived",
      functionName,
      operation: operationModule(id).read(input.root),
    };
  },
};
