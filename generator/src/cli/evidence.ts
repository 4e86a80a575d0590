import { isError } from "../diagnostics/diagnostic.ts";
import { visible } from "../format/visible.ts";
import { nearest } from "../text/suggest.ts";
import { open, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** What `tablewright evidence` does with what it draws. By default it prints it. */
export interface EvidenceOptions {
  readonly write?: true;
  readonly unaccounted?: true;
}

/** `tablewright evidence`: the figures of a book's document, for a person to review and keep. */
export async function evidence<P extends Project>(
  book: string,
  folder: string,
  { write, unaccounted }: EvidenceOptions,
  services: Services<P>,
): Promise<ExitCode> {
  const { work, session, terminal } = services;
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const books = booksIn(project);
  if (!books.includes(book)) {
    const meant = nearest(book, books) ?? books.join(", ");
    session.warn(`tablewright: there is no book ${book} (did you mean ${visible(meant)}?)\n`);
    return exit.misuse;
  }
  const draw = unaccounted ? work.unaccounted : work.evidence;
  const { diagnostics, text } = await services.progress(`reading … the document of ${book}`, () => draw(project, book));
  // stdout is for the figures alone: they are meant to be redirected or piped
  if (diagnostics.length > 0) session.showDiagnostics(project.folder, diagnostics, terminal.stderr);
  if (text === null || diagnostics.some(isError)) return exit.diagnostics;
  if (!write) terminal.stdout.write(text);
  else {
    const { path, changed } = work.keep(project.folder, book, text);
    session.say(`${path} ${changed ? "written: review what changed" : "is up to date"}\n`);
  }
  return exit.clean;
}

function booksIn({ rules }: Project): readonly string[] {
  const paths = rules.map((file) => file.path.split("/"));
  return paths.flatMap(([, book, name, more]) => (book && name === "book.yaml" && more === undefined ? [book] : []));
}
