import { fileURLToPath } from "node:url";
import { steps } from "../../generator/src/book/steps.ts";
import { type Compilation, compile, type Past } from "../../generator/src/compile.ts";
import { load } from "../../generator/src/project/load.ts";
import type { Project } from "../../generator/src/project/project.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { rememberingSteps } from "../../generator/src/watch/remembering.ts";

/** The repository itself: its real schemas, and the runtime every SDK carries. */
export const repository = fileURLToPath(new URL("../..", import.meta.url));

const real = load(repository);

/** Reading the schemas takes longest; nothing else is remembered. */
export const knownSchemas: Past = { steps: { ...steps, readLanguage: rememberingSteps().readLanguage } };

/** `book.yaml` of a house-rule book, which needs no document, no lines and no evidence. */
export function houseBook(id: string, minus: "up-to" | "negative" = "up-to"): SourceFile {
  return { path: `rules/${id}/book.yaml`, text: `title: House rules\ndocument: none\nminus: ${minus}\n` };
}

/** A project of these rules, judged by the real schemas, of which nothing was released. */
export function projectOf(rules: readonly SourceFile[], evidence: readonly SourceFile[] = []): Project {
  return { ...real, version: "0.1.0", changes: null, rules, evidence };
}

/** Compiles these rules with the real schemas. */
export function compileRules(rules: readonly SourceFile[], evidence: readonly SourceFile[] = []): Promise<Compilation> {
  return compile(projectOf(rules, evidence), knownSchemas);
}
