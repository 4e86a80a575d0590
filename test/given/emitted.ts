import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Project, ts } from "ts-morph";
import type { OutputFile } from "../../generator/src/emit/output/output.ts";
import { emptyFolder, put } from "./folder.ts";

const target = ts.ScriptTarget.ES2022;

/** The exports of an emitted module, as untyped code sees them. */
export type Emitted = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

/** Runs an emitted module: the TypeScript is transpiled in memory and imported from a folder that goes with the test. */
export async function importEmitted(outputs: readonly OutputFile[], path: string): Promise<Emitted> {
  const folder = emptyFolder();
  put(folder, { "package.json": '{ "type": "module" }' });
  for (const file of typescriptOf(outputs)) {
    const compilerOptions = { target, module: ts.ModuleKind.ESNext };
    const { outputText } = ts.transpileModule(file.text, { compilerOptions });
    put(folder, { [file.path.replace(/\.ts$/, ".js")]: outputText });
  }
  return import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href);
}

/** What the TypeScript compiler has against emitted code, one line a complaint. */
export function typeErrors(outputs: readonly OutputFile[]): readonly string[] {
  const compilerOptions = {
    target,
    module: ts.ModuleKind.NodeNext,
    lib: ["lib.es2022.d.ts"],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
  };
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions });
  project.createSourceFile("/package.json", '{ "type": "module" }');
  for (const { path, text } of typescriptOf(outputs)) project.createSourceFile(`/${path}`, text);
  return project.getPreEmitDiagnostics().map((one) => {
    const text = one.getMessageText();
    return `${one.getSourceFile()?.getFilePath()}:${one.getLineNumber()} ${typeof text === "string" ? text : text.getMessageText()}`;
  });
}

/** Emitted code, without the tests that need a test runner. */
function typescriptOf(outputs: readonly OutputFile[]): readonly OutputFile[] {
  return outputs.filter(({ path }) => path.endsWith(".ts") && !path.startsWith("test/"));
}
