import type { Report } from "../diagnostics/diagnostic.ts";
import type { Table } from "../model/index.ts";
import type { TableInput } from "../validate/input.ts";
import { askOfNames, askOfPrintedNames } from "./names.ts";
import { askOfRelations } from "./relations.ts";
import { askOfUnlike } from "./unlike.ts";

/** Asks about what no rule refuses and a slip would look like. */
export function ask(table: Table, input: TableInput, report: Report): void {
  askOfNames(table, report);
  if (input.cited) askOfPrintedNames(table, report);
  askOfRelations(table, input, report);
  askOfUnlike(table, input.cited ? table.file : null, report);
}
