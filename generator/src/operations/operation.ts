import type { Report } from "../diagnostics/diagnostic.ts";
import type { Operation } from "../model/index.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import type { TablesOfEdition } from "./named-table.ts";

/** One way tables compose: read from YAML, and checked against the tables it names. */
export interface OperationModule<O extends Operation> {
  readonly read: (root: SyntaxMap) => O;
  /** Complains where the tables it names cannot serve. */
  readonly check: (operation: O, root: SyntaxMap, tables: KnownTables, report: Report) => void;
  /** Ids of the tables it is made of. */
  readonly uses: (operation: O) => readonly string[];
}

/** The tables an operation may name. */
export interface KnownTables {
  readonly tables: TablesOfEdition;
  /** Tables with errors of their own; what names them waits in silence. */
  readonly withheld: ReadonlySet<string>;
}
