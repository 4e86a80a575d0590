import { join } from "node:path";
import { Project, ts } from "ts-morph";

/** An editor with one file of an app open. `|` marks the cursor in the texts it is given. */
export interface Editor {
  /** `line TScode` of each complaint; empty where the text compiles. */
  readonly complaints: (text: string) => readonly string[];
  /** In the order of the alphabet, as editors list them. */
  readonly completions: (text: string) => readonly string[];
  /** The signature, its documentation and its tags, as the hover shows them. */
  readonly hover: (text: string) => string;
}

const modules = {
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

/** The ways an app may find its packages. */
export const resolutions = Object.keys(modules) as readonly (keyof typeof modules)[];

export function openEditor(folder: string, resolution: keyof typeof modules): Editor {
  // TypeScript's own declarations need no check; those of the package do.
  const checks = { strict: true, skipDefaultLibCheck: true, types: [], noEmit: true };
  const compilerOptions = { ...modules[resolution], ...checks, target: ts.ScriptTarget.ES2022 };
  const project = new Project({ compilerOptions, skipFileDependencyResolution: true });
  const path = join(folder, "app.ts").replaceAll("\\", "/");
  const write = (text: string) => {
    const { compilerNode } = project.createSourceFile(path, text, { overwrite: true });
    // What "type": "module" in package.json tells TypeScript and ts-morph does not pass on.
    compilerNode.impliedNodeFormat = ts.ModuleKind.ESNext;
  };
  const open = (text: string) => {
    write(text.replace("|", ""));
    return { service: project.getLanguageService().compilerObject, cursor: text.indexOf("|") };
  };
  return {
    complaints: (text) => {
      write(text);
      return ts.getPreEmitDiagnostics(project.getProgram().compilerObject).map((found) => complaint(path, found));
    },
    completions: (text) => {
      const { service, cursor } = open(text);
      const found = service.getCompletionsAtPosition(path, cursor, {});
      return (found?.entries ?? []).map(({ name }) => name).sort();
    },
    hover: (text) => {
      const { service, cursor } = open(text);
      const info = service.getQuickInfoAtPosition(path, cursor);
      const tags = (info?.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`);
      const words = [info?.displayParts, info?.documentation].map((parts) => ts.displayPartsToString(parts ?? []));
      return [...words, ...tags].join("\n");
    },
  };
}

function complaint(path: string, { file, start, code, messageText }: ts.Diagnostic): string {
  if (file?.fileName !== path)
    return `${file?.fileName} TS${code} ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  return `${file.getLineAndCharacterOfPosition(start ?? 0).line + 1} TS${code}`;
}
