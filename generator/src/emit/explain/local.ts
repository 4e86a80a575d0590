import type { Imported } from "../typescript/code.ts";
import { ofRuntime } from "../typescript/code.ts";

/** An imported name as it is called in a module whose own names are those of a book's functions, which have no `$`. */
export function local(imported: Imported): Imported {
  return { ...imported, as: `$${imported.name}` };
}

export const core = named("explain", ["explain", "thenAnswer"]);
export const ofTables = named("explain-tables", ["looked", "modifiers"]);
export const ofRows = named("explain-rows", ["bandBy", "cells", "spend"]);
export const ofOperations = named("explain-operations", [
  "alone",
  "chained",
  "compare",
  "contest",
  "figure",
  "inTurn",
  "lookups",
  "mean",
  "modified",
  "product",
  "roll",
  "scaleBy",
  "sum",
  "sumThrough",
]);

function named<Name extends string>(file: string, names: readonly Name[]): Readonly<Record<Name, Imported>> {
  return Object.fromEntries(names.map((name) => [name, local(ofRuntime(file, name))])) as Record<Name, Imported>;
}
