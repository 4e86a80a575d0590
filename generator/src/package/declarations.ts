import type { OutputFile } from "../emit/output/output.ts";
import { type ts, typescript } from "../emit/typescript/ts-morph.ts";

/** Modules of `generated/` as other modules see them, by path without extension. */
export type Declarations = ReadonlyMap<string, ts.SourceFile>;

/** Has TypeScript print the declarations of modules: their own types, and those it infers of their data. */
export function declarationsOf(modules: readonly OutputFile[]): Declarations {
  const { Project, ts } = typescript();
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2022.d.ts"],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      newLine: ts.NewLineKind.LineFeed,
      types: [],
      strict: true,
      declaration: true,
      // The modules are generated, and their types are checked by tests.
      noCheck: true,
    },
  });
  for (const { path, text } of modules) project.createSourceFile(`/${path}`, text);
  const emitted = project.emitToMemory({ emitOnlyDtsFiles: true });
  return new Map(
    emitted.getFiles().map(({ filePath, text }) => {
      const path = filePath.slice(1).replace(/\.d\.ts$/, "");
      return [path, ts.createSourceFile(filePath, text, ts.ScriptTarget.ES2022, true)] as const;
    }),
  );
}
