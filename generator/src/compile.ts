import { inBookOrder, readBooks, type Texts } from "./books.ts";
import { withoutConsequences } from "./diagnostics/consequences.ts";
import { type Diagnostic, inOrder, isError } from "./diagnostics/diagnostic.ts";
import { withoutEchoes } from "./diagnostics/echoes.ts";
import { withNamedCharacters } from "./diagnostics/named-characters.ts";
import type { OutputFile, Sink } from "./emit/output/output.ts";
import { forgetful, type Memo } from "./memo.ts";
import type { Book, Model } from "./model/index.ts";
import { type Summary, summarize, summarizeBook } from "./names/summary.ts";
import type { Project } from "./project/project.ts";
import { replay } from "./replay/replay.ts";
import type { BookResult, Known, Made, Results } from "./results.ts";

/** What was found, and the model if nothing forbids it. */
export interface Analysis {
  readonly diagnostics: readonly Diagnostic[];
  readonly model: Model | null;
  readonly summary: Summary | null;
}

/** What was found, and the outputs if nothing forbids them. */
export interface Compilation {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary | null;
  readonly outputs: readonly OutputFile[];
}

const nothing: Known = () => null;

/**
 * Reads, judges, resolves and proves a project; emits nothing.
 * @param memo what an earlier round found and this one need not find again
 * @throws SchemaProblem where a schema of the project cannot be used
 */
export function analyze(project: Project, memo: Memo = forgetful): Analysis {
  const sound: Book[] = [];
  const { diagnostics, summary } = prove(project, memo, nothing, (book) => {
    sound.push(book);
    return null;
  });
  const model = summary && { name: project.name, version: project.version, books: inBookOrder(sound) };
  return { diagnostics, model, summary };
}

/** The same for one who wants no model: a book is forgotten before the next is read, and one that is known is not read. */
export function check(project: Project, memo: Memo = forgetful, known: Known = nothing): Results {
  return prove(project, memo, known, () => null);
}

/** Compiles a project into its output files; none while any error exists. */
export async function compile(project: Project, memo: Memo = forgetful): Promise<Compilation> {
  const outputs: OutputFile[] = [];
  const sink = { add: (files: readonly OutputFile[]) => void outputs.push(...files), keep: () => {} };
  const { diagnostics, summary } = await compileInto(sink, project, memo);
  return { diagnostics, summary, outputs: summary ? outputs : [] };
}

/**
 * The same, book by book: the outputs of one are handed over and forgotten before the next is read. Whoever takes them must
 * drop them all where there is no summary in the end.
 */
export async function compileInto(
  sink: Sink,
  project: Project,
  memo: Memo = forgetful,
  known: Known = nothing,
): Promise<Results> {
  // The TypeScript printer is heavy to load and not needed to check.
  const { emitBook, emitPackage } = await import("./emit/index.ts");
  const keep: Known = (id, from) => {
    const result = known(id, from);
    if (!result?.made) return null;
    sink.keep(result.made.outputs);
    return result;
  };
  const results = prove(project, memo, keep, (book) => {
    const { outputs, facts } = emitBook(book, project, memo);
    sink.add(outputs);
    return { facts, outputs: outputs.map(({ path }) => path) };
  });
  const facts = results.books.flatMap(({ made }) => made?.facts ?? []);
  if (results.summary) sink.add(emitPackage(facts, project, memo));
  return results;
}

/** Proves one book after the other, and makes something of each as long as nothing is wrong with any. */
function prove(project: Project, memo: Memo, known: Known, make: (book: Book) => Made | null): Results {
  const found: Diagnostic[] = [];
  const books: BookResult[] = [];
  let isSound = true;
  const take = (result: BookResult): void => {
    books.push(result);
    found.push(...result.diagnostics);
    isSound &&= result.summary !== null;
  };
  const isKnown = (id: string, from: Texts): boolean => {
    const result = known(id, from);
    if (result) take(result);
    return result !== null;
  };
  const report = (one: Diagnostic): void => {
    found.push(one);
    isSound &&= !isError(one);
  };
  for (const { id, book, diagnostics, from } of readBooks(project, report, memo, isKnown)) {
    const told = [...diagnostics];
    if (book) replay(book, project.evidence, (one) => void told.push(one), memo);
    const summary = book && !told.some(isError) ? summarizeBook(book) : null;
    const made = book && summary && isSound ? make(book) : null;
    take({ id, from, diagnostics: told, summary, made });
  }
  const ordered = inBookOrder(books);
  return {
    diagnostics: inOrder(withoutEchoes(withoutConsequences(found))).map(withNamedCharacters),
    summary: isSound ? summarize(ordered.flatMap(({ summary }) => summary ?? [])) : null,
    books: ordered,
  };
}
