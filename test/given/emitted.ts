import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Project, ts } from "ts-morph";
import { onTestFinished } from "vitest";
import type { OutputFile } from "../../generator/src/output.ts";

const target = ts.ScriptTarget.ES2022;

/** The exports of an emitted module, as untyped code sees them. */
export type Emitted = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

/** Runs an emitted module: the TypeScript is transpiled in memory and imported from a folder that goes with the test. */
export async function importEmitted(outputs: readonly OutputFile[], path: string): Promise<Emitted> {
  const folder = mkdtempSync(join(tmpdir(), "tablewright-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const file of typescriptOf(outputs)) {
    const compilerOptions = { target, module: ts.ModuleKind.ESNext };
    const { outputText } = ts.transpileModule(file.text, { compilerOptions });
    const place = join(folder, file.path.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, outputText);
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
