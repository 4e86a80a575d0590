import { Project, ts } from "ts-morph";
import type { OutputFile } from "../../generator/src/emit/output/output.ts";
import { root } from "./given.ts";

/** Where the outputs stand for the checker. No such folder is on disk, so no older file can stand in for a missing one. */
const folder = `${root.replaceAll("\\", "/")}/in-memory`;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts"],
  module: ts.ModuleKind.NodeNext,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ["node"],
  // The golden tests read the published names; here those are the outputs themselves, never an older dist/.
  paths: {
    "skirmish-tables/*": [`${folder}/*/index.ts`],
    "tablewright/replay": [`${root}/generator/src/replay/index.ts`],
  },
};

/** Type-checks outputs in one program; gives `path:line message` for each complaint. */
export function typeCheck(outputs: readonly OutputFile[]): readonly string[] {
  const project = new Project({ compilerOptions: options, skipFileDependencyResolution: true });
  const files = outputs
    .filter(({ path }) => /\.[cm]?tsx?$/.test(path))
    .map(({ path, text }) => moduleFile(project.createSourceFile(`${folder}/${path}`, text).compilerNode));
  const program = project.getProgram().compilerObject;
  return files.flatMap((file) =>
    [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(describe),
  );
}

/** What `"type": "module"` in package.json tells TypeScript and ts-morph does not pass on. */
function moduleFile(file: ts.SourceFile): ts.SourceFile {
  file.impliedNodeFormat = ts.ModuleKind.ESNext;
  return file;
}

function describe({ file, start, messageText }: ts.Diagnostic): string {
  const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0;
  const path = file?.fileName.slice(folder.length + 1) ?? "";
  return `${path}:${line} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
}
