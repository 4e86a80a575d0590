import type { DerivedTable, Operation } from "../../../model/index.ts";
import type { Setting, TableModule } from "../../typescript/table-module.ts";

/** Declares the function of a derived table: its parameters, what it refuses, and the runtime it calls with what it finds. */
export type Declare<O extends Operation> = (table: DerivedTable, operation: O, setting: Setting) => TableModule;
