import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { idProblem } from "../names.ts";
import type { SourceFile } from "../source.ts";

/** The rule files of one book, sorted by what their place says they are. */
export interface BookFiles {
  readonly id: string;
  readonly book: SourceFile | null;
  readonly tables: readonly TableFile[];
  readonly errata: readonly SourceFile[];
}

export interface TableFile {
  readonly id: string;
  readonly family: string;
  readonly file: SourceFile;
}

/** Sorts `rules/<book>/…` into books; a file that stands nowhere sensible is reported and left out. */
export function sortFiles(files: readonly SourceFile[], report: (found: Diagnostic) => void): readonly BookFiles[] {
  const books = new Map<string, { book: SourceFile | null; tables: TableFile[]; errata: SourceFile[] }>();
  for (const file of files) {
    const [, id = "", folder, name, more] = file.path.split("/");
    const top = { file, start: 0, end: 0 };
    const stem = (name ?? folder ?? "").replace(/\.yaml$/, "");
    const misnamed = [id, stem].map(idProblem).find((problem) => problem !== null);
    if (folder === undefined || more !== undefined || (name === undefined && folder !== "book.yaml")) {
      const hint = "a table is rules/<book>/<family>/<table>.yaml, beside rules/<book>/book.yaml";
      report(diagnostic("table/misplaced", top, { path: file.path }, { hint }));
      continue;
    }
    if (misnamed) {
      report(diagnostic("name/id", top, { id: file.path, problem: misnamed.problem }, { hint: misnamed.hint }));
      continue;
    }
    const found = books.get(id) ?? { book: null, tables: [], errata: [] };
    books.set(id, found);
    if (name === undefined) found.book = file;
    else if (folder === "errata") found.errata.push(file);
    else found.tables.push({ id: stem, family: folder, file });
  }
  return [...books].map(([id, found]) => ({ id, ...found }));
}
