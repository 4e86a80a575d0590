import { withoutConsequences } from "./diagnostics/consequences.ts";
import { type Diagnostic, inOrder, isError } from "./diagnostics/diagnostic.ts";
import { withoutEchoes } from "./diagnostics/echoes.ts";
import { withNamedCharacters } from "./diagnostics/named-characters.ts";
import { readLanguage } from "./language.ts";
import { asItWas, forgetful, type Memo, reporting } from "./memo.ts";
import type { Model } from "./model.ts";
import type { OutputFile } from "./output.ts";
import type { Project } from "./project.ts";
import { readReleases } from "./releases.ts";
import { replay } from "./replay/replay.ts";
import { resolveBook } from "./resolve/index.ts";
import { filesOf, sortFiles } from "./resolve/layout.ts";
import { checkReferences, inPresentRows } from "./resolve/references.ts";
import { type Summary, summarize } from "./summary.ts";
import { validateBook } from "./validate/files.ts";

/** What was found, and the model if nothing forbids it. */
export interface Analysis {
  readonly diagnostics: readonly Diagnostic[];
  readonly model: Model | null;
  readonly summary: Summary | null;
}

export interface Compilation extends Analysis {
  readonly outputs: readonly OutputFile[];
}

/**
 * Reads, judges, resolves and proves a project; emits nothing.
 * @param memo what an earlier round found and this one need not find again
 * @throws SchemaProblem where a schema of the project cannot be used
 */
export function analyze(project: Project, memo: Memo = forgetful): Analysis {
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic) => void found.push(one);
  const model = understand(project, report, memo);
  replay(model, project.evidence, report, memo);
  const sound = !found.some(isError);
  return {
    diagnostics: inOrder(withoutEchoes(withoutConsequences(found))).map(withNamedCharacters),
    model: sound ? model : null,
    summary: sound ? summarize(model) : null,
  };
}

/**
 * The model of a project as far as its rules are sound, before anything is held against the documents.
 * @throws SchemaProblem where a schema of the project cannot be used
 */
export function understand(project: Project, report: (found: Diagnostic) => void, memo: Memo = forgetful): Model {
  const language = memo(
    "language",
    project.schemas.flatMap(({ path, text }) => [path, text]),
    () => readLanguage(project.schemas),
  );
  const recall = reporting(memo, report);
  const releases = recall("releases", [project.changes?.text], (tell) => readReleases(project.changes, tell));
  const rules = project.rules.map((file) => asItWas(file, memo));
  const resolved = sortFiles(rules, report).flatMap((files) =>
    recall(`book ${files.id}`, [language, releases, ...filesOf(files)], (tell) => {
      const book = validateBook(files, language, tell, memo);
      return book ? resolveBook(book, language, releases, tell, memo) : [];
    }),
  );
  checkReferences(resolved, report);
  const books = inPresentRows(resolved);
  return { name: project.name, version: project.version, books };
}

/** Compiles a project into its output files; none while any error exists. */
export async function compile(project: Project, memo: Memo = forgetful): Promise<Compilation> {
  const analysis = analyze(project, memo);
  if (!analysis.model) return { ...analysis, outputs: [] };
  // The TypeScript printer is heavy to load and not needed to check.
  const { emit } = await import("./emit/index.ts");
  return { ...analysis, outputs: emit(analysis.model, project.runtime, memo) };
}
