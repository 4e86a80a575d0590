import { join } from "node:path";
import { understand } from "../compile.ts";
import { type Diagnostic, diagnostic, inOrder, isError, type Report } from "../diagnostics/diagnostic.ts";
import type { Book } from "../model/index.ts";
import type { Project } from "../project/project.ts";
import { unaccounted, uncitedPath } from "../replay/completeness.ts";
import { readDocument, reportBlank } from "../replay/documents.ts";
import { drawBookEvidence } from "../replay/draw.ts";
import { documentOf, evidencePath } from "../replay/replay.ts";
import type { SourceFile } from "../source/source-file.ts";
import { writeFile } from "../write/file.ts";

/** The evidence of a book, for a person to review; `text` is null where it could not be drawn. */
export interface Drawn {
  readonly diagnostics: readonly Diagnostic[];
  readonly text: string | null;
}

/** What came of keeping the evidence of a book, by its path in the project. */
export interface Kept {
  readonly path: string;
  readonly changed: boolean;
}

type Draw = (book: Book, document: string, report: Report) => string;

/** Draws the evidence of a book from its document; the modes of the evidence so far stay. */
export function evidence(project: Project, id: string): Drawn {
  return drawWith(project, id, (book, document, report) => {
    reportBlank(book, document, report);
    return drawBookEvidence(book, document, fileOf(project, evidencePath(id)));
  });
}

/** The lines of a document a book neither cites nor lists, each with its figures. */
export function unaccountedLines(project: Project, id: string): Drawn {
  return drawWith(project, id, (book, document) => {
    const found = unaccounted(book, document, fileOf(project, uncitedPath(id)));
    return found.map(({ line, figures }) => `${line}\t${figures.join(" ")}\n`).join("");
  });
}

/** Puts the evidence of a book in its place. Throws a `WriteFailure`. */
export function keepEvidence(folder: string, id: string, text: string): Kept {
  const path = evidencePath(id);
  return { path, changed: writeFile(join(folder, path), text) };
}

function drawWith(project: Project, id: string, draw: Draw): Drawn {
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic) => void found.push(one);
  // What is wrong with another book is no reason to wait.
  const rules = project.rules.filter(({ path }) => path.startsWith(`rules/${id}/`));
  const book = understand({ ...project, rules }, report).books.find((one) => one.id === id);
  const text = book ? drawFrom(project, book, draw, report) : null;
  return { diagnostics: inOrder(found), text: found.some(isError) ? null : text };
}

function drawFrom(project: Project, book: Book, draw: Draw, report: Report): string | null {
  const problem = (words: string, hint?: string) => {
    report(diagnostic("evidence/document", documentOf(book), { problem: words }, { hint }));
    return null;
  };
  if (!book.document) return problem(`${book.id} has no document to draw evidence from`);
  const document = readDocument(project.folder, book, book.document, report);
  if (!document) return problem(`${book.document.file} is not at hand`, "set SOURCES_DIR to the folder it is in");
  return draw(book, document.text, report);
}

function fileOf({ evidence: files }: Project, path: string): SourceFile | null {
  return files.find((file) => file.path === path) ?? null;
}
