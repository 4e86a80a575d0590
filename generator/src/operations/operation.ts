import type { Setting, TableModule } from "../emit/typescript/table-module.ts";
import type { DerivedTable, Operation, Table } from "../model/index.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import type { Report } from "../validate/input.ts";

/** One way tables compose: read from YAML, checked against the tables it names, and declared in the SDK. */
export interface OperationModule<O extends Operation> {
  readonly operation: O["operation"];
  readonly read: (root: SyntaxMap) => O;
  /** Complains where the tables it names cannot serve. */
  readonly check: (operation: O, root: SyntaxMap, tables: KnownTables, report: Report) => void;
  /** Ids of the tables it is made of. */
  readonly uses: (operation: O) => readonly string[];
  readonly declare: (table: DerivedTable, operation: O, setting: Setting) => TableModule;
}

/** The tables an operation may name. */
export interface KnownTables {
  readonly tables: ReadonlyMap<string, Table>;
  /** Tables with errors of their own; what names them waits in silence. */
  readonly withheld: ReadonlySet<string>;
}
