import { Project, ts } from "ts-morph";
import type { OutputFile } from "../../generator/src/emit/output/output.ts";

/** What an editor shows of an app's code that uses the outputs. */
export interface Shown {
  /** What does not compile, one message a complaint. */
  readonly errors: readonly string[];
  /** The code an editor strikes out, with what it says to use instead. */
  readonly deprecated: readonly (readonly [code: string, instead: string])[];
}

/** Asks the TypeScript language service about `app.ts`, which stands beside the outputs. */
export function shown(outputs: readonly OutputFile[], app: string): Shown {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ["lib.es2022.d.ts"],
    types: [],
    strict: true,
  };
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions });
  project.createSourceFile("/package.json", '{ "type": "module" }');
  for (const { path, text } of outputs) {
    if (path.endsWith(".ts") && !path.startsWith("test/")) project.createSourceFile(`/${path}`, text);
  }
  const file = project.createSourceFile("/app.ts", app);
  const service = project.getLanguageService().compilerObject;
  const errors = [...service.getSyntacticDiagnostics("/app.ts"), ...service.getSemanticDiagnostics("/app.ts")];
  const suggestions = service.getSuggestionDiagnostics("/app.ts").filter((one) => one.reportsDeprecated);
  return {
    errors: errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
    deprecated: suggestions.map(({ start = 0, length = 0 }) => [
      file.getFullText().slice(start, start + length),
      insteadOf(service, start),
    ]),
  };
}

function insteadOf(service: ts.LanguageService, at: number): string {
  const tags = service.getQuickInfoAtPosition("/app.ts", at + 1)?.tags ?? [];
  const found = tags.filter(({ name }) => name === "deprecated");
  return found.map(({ text }) => ts.displayPartsToString(text)).join(" ");
}
