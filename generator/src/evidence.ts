import { understand } from "./compile.ts";
import { type Diagnostic, diagnostic, inOrder, isError } from "./diagnostics/diagnostic.ts";
import type { Book } from "./model.ts";
import type { Project } from "./project.ts";
import { readDocument, reportBlank } from "./replay/documents.ts";
import { drawBookEvidence } from "./replay/draw.ts";
import { documentOf, evidencePath } from "./replay/replay.ts";

/** The evidence of a book, for a person to review; `text` is null where it could not be drawn. */
export interface Drawn {
  readonly diagnostics: readonly Diagnostic[];
  readonly text: string | null;
}

/** Draws the evidence of a book from its document; the modes of the evidence so far stay. */
export function evidence(project: Project, id: string): Drawn {
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic) => void found.push(one);
  const book = understand(project, report).books.find((one) => one.id === id);
  const text = book ? draw(project, book, report) : null;
  return { diagnostics: inOrder(found), text: found.some(isError) ? null : text };
}

function draw(project: Project, book: Book, report: (found: Diagnostic) => void): string | null {
  const problem = (words: string, hint?: string) => {
    report(diagnostic("evidence/document", documentOf(book), { problem: words }, { hint }));
    return null;
  };
  if (!book.document) return problem(`${book.id} has no document to draw evidence from`);
  const document = readDocument(project.folder, book, book.document, report);
  if (!document) return problem(`${book.document.file} is not at hand`, "set SOURCES_DIR to the folder it is in");
  reportBlank(book, document.text, report);
  const existing = project.evidence.find(({ path }) => path === evidencePath(book.id)) ?? null;
  return drawBookEvidence(book, document.text, existing);
}
