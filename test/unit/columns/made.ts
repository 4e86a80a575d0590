import { expect } from "vitest";
import { importEmitted, typeErrors } from "../../given/emitted.ts";
import { book, compiled, dataErrors, output } from "./given.ts";

/** The functions of a book of these tables, whose code and data are right by their types and schemas. */
export async function functionsOf(tables: Readonly<Record<string, string>>) {
  const found = await compiled(book(tables));
  expect(typeErrors(found.outputs)).toEqual([]);
  expect(dataErrors(found)).toEqual([]);
  const functions = await importEmitted(found.outputs, "house/index.js");
  return {
    code: (table: string) => output(found, `house/${table}.ts`),
    call: (name: string, ...given: readonly unknown[]) => functions[name]?.(...given),
  };
}
