import type { DerivedTable, Operation } from "../../../model/index.ts";
import type { Code } from "../../typescript/code.ts";
import type { ConstDeclaration, Parameter } from "../../typescript/module.ts";
import type { Setting } from "../../typescript/setting.ts";

/** How the function of a derived table is declared. */
export type Declare<O extends Operation> = (table: DerivedTable, operation: O, setting: Setting) => DerivedFunction;

/** A function that refuses what cannot occur, finds its figures, and leaves the arithmetic to the runtime. */
export interface DerivedFunction {
  readonly parameters: readonly Parameter[];
  /** The types of what it may return. */
  readonly returns: readonly Code[];
  readonly body: readonly Code[];
  /** What the body needs beside it. */
  readonly constants?: readonly ConstDeclaration[];
}
