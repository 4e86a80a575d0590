import { type Diagnostic, isError, type Report } from "../../generator/src/diagnostics/diagnostic.ts";
import type { Book } from "../../generator/src/model/index.ts";
import { parse } from "../../generator/src/parse/index.ts";
import { filesOf, sortFiles } from "../../generator/src/project/layout.ts";
import { loadDocuments } from "../../generator/src/project/load.ts";
import type { Project } from "../../generator/src/project/project.ts";
import { nothingReleased } from "../../generator/src/project/releases.ts";
import { checkCompleteness, uncitedPath } from "../../generator/src/replay/completeness.ts";
import { reportBlank } from "../../generator/src/replay/documents.ts";
import { drawBookEvidence } from "../../generator/src/replay/draw.ts";
import { evidencePath, replay } from "../../generator/src/replay/replay.ts";
import { resolveBook } from "../../generator/src/resolve/index.ts";
import { checkReferences, nowhere } from "../../generator/src/resolve/references.ts";
import { checkWordsOf } from "../../generator/src/resolve/words-of.ts";
import { shapes } from "../../generator/src/shapes/index.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { childText, type SyntaxMap } from "../../generator/src/source/syntax.ts";
import { scopeOf, type ValidBook, validateBook } from "../../generator/src/validate/files.ts";
import { validateTree } from "../../generator/src/validate/index.ts";
import type { TableInput } from "../../generator/src/validate/input.ts";
import { type Language, readLanguage } from "../../generator/src/validate/language.ts";
import { changed } from "./change.ts";
import type { Mutant } from "./mutant.ts";
import { erratumMutants, mutantsOf, type RowIds } from "./places.ts";
import { bookMutants, type Pool, policyMutants, valuesByKey } from "./policies.ts";

/** What found a mutant out. */
export type Killer = "schema" | "axes" | "rules" | "evidence" | "document";

/** A book read once, with all that its mutants are held against. */
export interface Bench {
  readonly id: string;
  readonly valid: ValidBook;
  readonly book: Book;
  readonly evidence: readonly SourceFile[];
  /** The source document, or null where it is not at hand. */
  readonly document: string | null;
  /** What was wrong before anything was changed, by `nameOf`. */
  readonly before: ReadonlySet<string>;
  /** The evidence as the document gives it for the book as it is. */
  readonly drawn: string | null;
  readonly language: Language;
  readonly pool: Pool;
}

/** One mutant and the file it is made in. */
export interface Trial {
  readonly mutant: Mutant;
  readonly file: SourceFile;
}

/** The books of a project that are held against a document. */
export function openBenches(project: Project): readonly Bench[] {
  const language = readLanguage(project);
  const pool = valuesByKey(project.rules.flatMap((file) => parse(file).tree?.root ?? []));
  return sortFiles(project.rules, () => {}).flatMap((files): Bench[] => {
    const found: Diagnostic[] = [];
    const report = (one: Diagnostic) => void found.push(one);
    const parsed = new Map(filesOf(files).map((file) => [file, parse(file)]));
    const valid = validateBook(files, parsed, language, report);
    if (!valid) return [];
    const book = resolveBook(valid, nothingReleased, report);
    if (!book.document) return [];
    const bytes = loadDocuments(project.folder, [book.document.file]).get(book.document.file);
    const document = bytes ? new TextDecoder().decode(bytes) : null;
    const { evidence } = project;
    checkReferences(book, nowhere, report);
    checkWordsOf(book, report);
    found.push(...replayed(book, evidence), ...documented(book, evidence, document));
    const drawn = drawnFrom(book, evidence, document);
    const before = new Set(found.map(nameOf));
    return [{ id: book.id, valid, book, evidence, document, before, drawn, language, pool }];
  });
}

/** Every mutant of a book, tables that cannot be read left out. */
export function trialsOf({ valid, book, pool }: Bench): readonly Trial[] {
  const tables = valid.tables.filter(({ id }) => !book.withheld.includes(id));
  const ids = idsOfTables(valid.tables);
  return [
    ...tables.flatMap(({ file, ...table }) => {
      const figures = mutantsOf({ file, ...table }, ids);
      return [...figures, ...policyMutants(table.root, table.id, figures, pool)].map((mutant) => ({ mutant, file }));
    }),
    ...valid.errata.flatMap(({ root, file }) => erratumMutants(root).map((mutant) => ({ mutant, file }))),
    ...bookMutants(valid.root).map((mutant) => ({ mutant, file: valid.file })),
  ];
}

/** Makes one change in memory and asks whether anything turns red; null where nothing does. */
export function judge(bench: Bench, { mutant, file }: Trial): Killer | null {
  const swap = <F extends { readonly file: SourceFile; readonly root: SyntaxMap }>(one: F): F =>
    one.file === file ? { ...one, root: changed(one.root, mutant.path, mutant.change) } : one;
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic) => void found.push(one);
  const isBook = file === bench.valid.file;
  const scope = scopeOf(isBook ? swap(bench.valid).root : bench.valid.root);
  const tables = bench.valid.tables.map((one) => {
    if (one.file !== file && !isBook) return one;
    const table = readAgain({ ...swap(one), scope }, mutant, bench, report);
    if (isBook) found.push(...validateTree(table.root, table.validate, scope));
    return table;
  });
  const refused = killerOf(found, bench);
  if (refused) return refused;
  const touched = tables.find((one) => one.file === file);
  const errata = bench.valid.errata.map(swap);
  return (touched && judgeAlone(bench, touched)) ?? judgeWhole(bench, { ...bench.valid, tables, errata });
}

/** Where the head of a table says otherwise, its rows are judged otherwise. */
function readAgain(table: TableInput, { path }: Mutant, { language }: Bench, report: Report) {
  if (path[0] === "rows") return table;
  const { root, family, scope } = table;
  return { ...table, ...language.kindOf(family, childText(root, "kind") ?? "", root, scope, report) };
}

/** What the changed table has against it by itself: most mutants need no look at the rest of the book. */
function judgeAlone(bench: Bench, table: TableInput): Killer | null {
  const { book, evidence } = bench;
  if (validateTree(table.root, table.validate, table.scope).some(isError)) return "schema";
  const found: Diagnostic[] = [];
  const read = shapes[table.kind.shape].read(table, (one) => found.push(one));
  const killer = killerOf(found, bench);
  if (killer || !read) return killer;
  // With a table withheld the replay leaves the lines alone that only the others cite.
  const alone: Book = { ...book, editions: { current: [read], "as-printed": [read] }, withheld: ["the others"] };
  return replayed(alone, evidence).some(isNewTo(bench)) ? "evidence" : null;
}

function judgeWhole(bench: Bench, valid: ValidBook): Killer | null {
  const { evidence, document, drawn } = bench;
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic) => void found.push(one);
  const book = resolveBook(valid, nothingReleased, report);
  checkReferences(book, nowhere, report);
  checkWordsOf(book, report);
  const killer = killerOf(found, bench);
  if (killer) return killer;
  if (replayed(book, evidence).some(isNewTo(bench))) return "evidence";
  if (drawnFrom(book, evidence, document) !== drawn) return "document";
  return documented(book, evidence, document).some(isNewTo(bench)) ? "document" : null;
}

function killerOf(found: readonly Diagnostic[], bench: Bench): Killer | null {
  const complaint = found.find(isNewTo(bench));
  if (!complaint) return null;
  return complaint.code.startsWith("axis/") ? "axes" : "rules";
}

function isNewTo({ before }: Bench): (one: Diagnostic) => boolean {
  return (one) => !before.has(nameOf(one));
}

function replayed(book: Book, evidence: readonly SourceFile[]): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  replay(book, evidence, (one) => found.push(one));
  return found;
}

function documented(book: Book, evidence: readonly SourceFile[], document: string | null): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  if (document === null) return found;
  const report = (one: Diagnostic) => void found.push(one);
  reportBlank(book, document, report);
  const uncited = evidence.find(({ path }) => path === uncitedPath(book.id));
  if (uncited) checkCompleteness(book, document, uncited, report);
  return found;
}

function drawnFrom(book: Book, evidence: readonly SourceFile[], document: string | null): string | null {
  const kept = evidence.find(({ path }) => path === evidencePath(book.id)) ?? null;
  return document === null ? null : drawBookEvidence(book, document, kept);
}

function nameOf({ code, message, span }: Diagnostic): string {
  return `${code} ${span.file.path}:${span.start} ${message}`;
}

/** Ids of the rows of each table. */
export function idsOfTables(tables: readonly TableInput[]): RowIds {
  return new Map(tables.map(({ id, root }) => [id, idsOf(root)]));
}

function idsOf(root: SyntaxMap): readonly string[] {
  const rows = root.entries.get("rows")?.value;
  return rows?.kind === "map" ? [...rows.entries.keys()] : [];
}
