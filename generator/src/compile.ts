import { type BookResult, inBookOrder, type Known, type Made, type Results, textsIn } from "./book/result.ts";
import { type Steps, steps } from "./book/steps.ts";
import { withoutConsequences, withoutEchoes } from "./diagnostics/consequences.ts";
import { type Diagnostic, inOrder, isError, type Report } from "./diagnostics/diagnostic.ts";
import { withNamedCharacters } from "./diagnostics/named-characters.ts";
import type { OutputFile, Sink } from "./emit/output/output.ts";
import { complaintOf } from "./kinds/schema-problem.ts";
import { SchemaProblem } from "./kinds/schema-set.ts";
import type { Book, Model } from "./model/index.ts";
import { type Summary, summarize, summarizeBook } from "./names/summary.ts";
import { type BookFiles, filesOf, sortFiles } from "./project/layout.ts";
import type { Project } from "./project/project.ts";
import { unlessConfirmed } from "./questions/confirmed.ts";
import { type LinkedBook, linked, type ReadBook } from "./resolve/linked.ts";
import { withLostTables } from "./resolve/lost-tables.ts";
import { withRightBook } from "./resolve/wrong-book.ts";

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

/** How a project is compiled: with steps that remember, or with books of which all is known. */
export interface Past {
  readonly steps?: Steps;
  readonly known?: Known;
}

/** Reads, judges, resolves and proves a project; emits nothing. */
export function analyze(project: Project, past: Past = {}): Analysis {
  const sound: Book[] = [];
  const { diagnostics, summary } = prove(project, past, (book) => {
    sound.push(book);
    return null;
  });
  return { diagnostics, model: summary && modelOf(project, sound), summary };
}

/** The same for one who wants no model: a book is forgotten before the next is read, and one that is known is not read. */
export function check(project: Project, past: Past = {}): Results {
  return prove(project, past, () => null);
}

/** Compiles a project into its output files; none while any error exists. */
export async function compile(project: Project, past: Past = {}): Promise<Compilation> {
  const outputs: OutputFile[] = [];
  const sink = { add: (files: readonly OutputFile[]) => void outputs.push(...files), keep: () => {} };
  const { diagnostics, summary } = await compileInto(sink, project, past);
  return { diagnostics, summary, outputs: summary ? outputs : [] };
}

/**
 * The same, book by book: the outputs of one are handed over and forgotten before the next is read. Whoever takes them must
 * drop them all where there is no summary in the end.
 */
export async function compileInto(sink: Sink, project: Project, past: Past = {}): Promise<Results> {
  const { emitBook, emitPackage } = await (past.steps ?? steps).loadEmitter();
  const known: Known = (id, from) => {
    const result = past.known?.(id, from);
    if (!result?.made) return null;
    sink.keep(result.made.outputs);
    return result;
  };
  const results = prove(project, { ...past, known }, (book) => {
    const { outputs, facts } = emitBook(book, project);
    sink.add(outputs);
    return { facts, outputs: outputs.map(({ path }) => path) };
  });
  const facts = results.books.flatMap(({ made }) => made?.facts ?? []);
  if (results.summary) sink.add(emitPackage(facts, project));
  return results;
}

/** The model of a project as far as its rules are sound, before anything is held against the documents. */
export function understand(project: Project, report: Report, { steps: chosen = steps }: Past = {}): Model {
  const books: Book[] = [];
  for (const { book, found } of readBooks(project, chosen, report, () => false)) {
    found.forEach(report);
    if (book) books.push(book);
  }
  return modelOf(project, books);
}

/** Proves one book after the other, and makes something of each as long as nothing is wrong with any. */
function prove(project: Project, past: Past, make: (book: Book) => Made | null): Results {
  const { replay } = past.steps ?? steps;
  const found: Diagnostic[] = [];
  const books: BookResult[] = [];
  let isSound = true;
  const take = (result: BookResult): void => {
    books.push(result);
    found.push(...result.diagnostics);
    isSound &&= result.summary !== null;
  };
  const report = (one: Diagnostic): void => {
    found.push(one);
    isSound &&= !isError(one);
  };
  const textsOf = textsIn(project);
  const isKnown = (files: BookFiles): boolean => {
    const result = past.known?.(files.id, textsOf(files));
    if (result) take(result);
    return Boolean(result);
  };
  for (const { files, book, found, alone } of readBooks(project, past.steps ?? steps, report, isKnown)) {
    const { id } = files;
    const diagnostics = [...found, ...(book ? replay(book, project.evidence).found : [])];
    const summary = book && !diagnostics.some(isError) ? summarizeBook(book) : null;
    const made = book && summary && isSound ? make(book) : null;
    take({ id, from: alone ? textsOf(files) : null, diagnostics, summary, made });
  }
  const ordered = inBookOrder(books);
  return {
    diagnostics: inOrder(withoutEchoes(withoutConsequences(found))).map(withNamedCharacters),
    summary: isSound ? summarize(ordered.flatMap(({ summary }) => summary ?? [])) : null,
    books: ordered,
  };
}

/** A model of these books, in the order of their folders. */
function modelOf({ name, version }: Project, books: readonly Book[]): Model {
  return { name, version, books: inBookOrder(books) };
}

/** Parses, validates and resolves one book after the other. */
function* readBooks(
  project: Project,
  steps: Steps,
  report: Report,
  isKnown: (files: BookFiles) => boolean,
): Generator<LinkedBook> {
  try {
    yield* readSoundBooks(project, steps, report, isKnown);
  } catch (thrown) {
    // By a schema that cannot be used nothing more can be judged.
    const complaint = thrown instanceof SchemaProblem ? complaintOf(thrown, project.schemas) : null;
    if (!complaint) throw thrown;
    report(complaint);
  }
}

function readSoundBooks(
  project: Project,
  { readLanguage, readReleases, parse, validate, resolve }: Steps,
  report: Report,
  isKnown: (files: BookFiles) => boolean,
): Generator<LinkedBook> {
  const language = readLanguage(project);
  const releases = readReleases(project.changes);
  releases.found.forEach(report);
  language.found.forEach(report);
  const books = sortFiles(project.rules, report);
  const read = (files: BookFiles): ReadBook => {
    const parsed = new Map(filesOf(files).map((file) => [file, parse(file)]));
    const valid = validate(files, parsed, language);
    if (!valid.result) return { book: null, found: valid.found };
    const { result: book, found } = resolve(valid.result, releases.result);
    const all = unlessConfirmed([...valid.found, ...found], book);
    return { book, found: withLostTables(withRightBook(all, book, books), book) };
  };
  return linked(books, isKnown, read);
}
