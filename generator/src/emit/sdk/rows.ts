import type { Column, TableHead } from "../../model.ts";
import { recordTypeName } from "../../sdk-names.ts";
import type { InterfaceDeclaration, Property } from "../module.ts";
import { fieldDoc, fieldType } from "../types.ts";

/** A column as a property of a row interface; `named` is the column its record type is named after. */
export function columnProperty(table: TableHead, column: Column, named: Column = column): Property {
  return { name: column.id, type: fieldType(column, recordTypeName(table, named)), doc: fieldDoc(column) };
}

/** Record interfaces by name; columns written alike share one. */
export function distinct(found: readonly (InterfaceDeclaration | null)[]): readonly InterfaceDeclaration[] {
  const byName = new Map<string, InterfaceDeclaration>();
  for (const one of found) if (one && !byName.has(one.name)) byName.set(one.name, one);
  return [...byName.values()];
}
