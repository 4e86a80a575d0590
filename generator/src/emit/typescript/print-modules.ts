import { forgetful, type Memo } from "../../memo.ts";
import type { OutputFile } from "../output/output.ts";
import { textOf } from "./code.ts";
import { importsOf } from "./imports.ts";
import type { Module } from "./module.ts";
import { createPrinter } from "./printer.ts";

/** Prints modules. What a module declares is printed anew only where it is new; its data is text already and put in between. */
export function printModules(modules: readonly Module[], memo: Memo = forgetful): readonly OutputFile[] {
  const print = createPrinter();
  return modules.map((module) => {
    const path = `${module.path}.ts`;
    const values: string[] = [];
    const declarations = module.declarations.map((one) => {
      if (one.kind !== "const") return one;
      values.push(textOf(one.value));
      return { ...one, value: "" };
    });
    const surface = { ...module, imports: importsOf(module), declarations };
    const parts = memo(`print ${path}`, [JSON.stringify(surface)], () => print(surface));
    return { path, text: parts.map((part, at) => part + (values[at] ?? "")).join("") };
  });
}
