import type { DerivedTable } from "../../../model/index.ts";
import type { FunctionDeclaration, Parameter } from "../../typescript/module.ts";
import type { Setting } from "../../typescript/table-module.ts";
import { tableDoc } from "./doc.ts";

/** The function of a derived table. */
export function derivedFunction(
  table: DerivedTable,
  { book }: Setting,
  parameters: readonly Parameter[],
  returns: string,
  body: readonly string[],
): FunctionDeclaration {
  const doc = tableDoc(book, table, undefined, parameters);
  return { kind: "function", name: table.functionName, exported: true, doc, parameters, returns, body };
}
