import type { OutputFile } from "../output/output.ts";
import { textOf } from "./code.ts";
import { importsOf } from "./imports.ts";
import type { Module } from "./module.ts";
import { createPrinter } from "./printer.ts";

/** Prints modules. Their data is text already and put in between. */
export function printModules(modules: readonly Module[]): readonly OutputFile[] {
  const print = createPrinter();
  return modules.map((module) => {
    const path = `${module.path}.ts`;
    const values: string[] = [];
    const declarations = module.declarations.map((one) => {
      if (one.kind !== "const") return one;
      values.push(textOf(one.value));
      return { ...one, value: "" };
    });
    const parts = print({ ...module, imports: importsOf(module), declarations });
    return { path, text: parts.map((part, at) => part + (values[at] ?? "")).join("") };
  });
}
