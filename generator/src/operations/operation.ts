import type { Report } from "../diagnostics/diagnostic.ts";
import type { Operation } from "../model/index.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import type { TablesOfEdition } from "./named-table.ts";

/** One way tables compose: read from YAML, and checked against the tables it names. */
export interface OperationModule<O extends Operation> {
  readonly read: (root: SyntaxMap) => O;
  /** Complains about tables that it names and cannot use. */
  readonly check: (operation: O, root: SyntaxMap, tables: KnownTables, report: Report) => void;
  /** Ids of the tables it is made of. */
  readonly uses: (operation: O) => readonly string[];
}

/** The tables an operation may name. */
export interface KnownTables {
  readonly tables: TablesOfEdition;
  /** Tables with errors of their own; no errors are reported for what names them. */
  readonly withheld: ReadonlySet<string>;
}
