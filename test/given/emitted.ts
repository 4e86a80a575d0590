import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { Project, ts } from "ts-morph";
import type { OutputFile } from "../../generator/src/emit/output/output.ts";
import { emptyFolder, put } from "./folder.ts";

/** The exports of an emitted module, as untyped code sees them. */
export type Emitted = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

/** Runs an emitted module: its types are taken away, and it is imported from a folder that goes with the tests. */
export async function importEmitted(outputs: readonly OutputFile[], path: string): Promise<Emitted> {
  const folder = emptyFolder();
  put(folder, { "package.json": '{ "type": "module" }' });
  for (const file of typescriptOf(outputs)) {
    put(folder, { [file.path.replace(/\.ts$/, ".js")]: withoutTypes(file.text) });
  }
  return import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href);
}

const stripped = new Map<string, string>();

/** A module as JavaScript. The runtime's are the same in every SDK, so each is made once. */
function withoutTypes(text: string): string {
  const known = stripped.get(text) ?? transformSync(text, { loader: "ts", target: "es2022" }).code;
  stripped.set(text, known);
  return known;
}

/** One for all tests of a worker, for TypeScript's own declarations are slow to read. They are not checked; what is emitted is. */
const project = new Project({
  useInMemoryFileSystem: true,
  compilerOptions: {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ["lib.es2022.d.ts"],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
    noImplicitReturns: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipDefaultLibCheck: true,
  },
});
project.createSourceFile("/package.json", '{ "type": "module" }');

/** Files of the runtime that were found sound: they import each other alone, and every SDK has the same. */
const sound = new Set<string>();

/** What the TypeScript compiler has against emitted code, one line per complaint. */
export function typeErrors(outputs: readonly OutputFile[]): readonly string[] {
  const files = typescriptOf(outputs).map(({ path, text }) => project.createSourceFile(`/${path}`, text));
  try {
    return files.flatMap((file) => {
      const known = `${file.getFilePath()} ${file.getFullText()}`;
      if (sound.has(known)) return [];
      const found = file.getPreEmitDiagnostics();
      if (found.length === 0 && file.getFilePath().startsWith("/runtime/")) sound.add(known);
      return found.map((one) => {
        const text = one.getMessageText();
        const message = typeof text === "string" ? text : text.getMessageText();
        return `${one.getSourceFile()?.getFilePath()}:${one.getLineNumber()} ${message}`;
      });
    });
  } finally {
    for (const file of files) project.removeSourceFile(file);
  }
}

/** Emitted code, without the tests that need a test runner. */
function typescriptOf(outputs: readonly OutputFile[]): readonly OutputFile[] {
  return outputs.filter(({ path }) => path.endsWith(".ts") && !path.startsWith("test/"));
}
