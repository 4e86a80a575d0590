import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { type SourceFile, topOf } from "../source/source-file.ts";
import { idProblem } from "../text/ids.ts";

/** The rule files of one book, sorted by what their place says they are. */
export interface BookFiles {
  readonly id: string;
  readonly book: SourceFile | null;
  readonly tables: readonly TableFile[];
  readonly errata: readonly SourceFile[];
}

/** All of them; each says by its path what it is. */
export function filesOf({ book, tables, errata }: BookFiles): readonly SourceFile[] {
  return [...(book ? [book] : []), ...tables.map(({ file }) => file), ...errata];
}

export interface TableFile {
  readonly id: string;
  readonly family: string;
  readonly file: SourceFile;
}

/** Names of the output folder, and of the package made of it, that no book and no table may take. */
const taken = {
  book: new Set(
    "addresses as-printed cases data errata explain functions history index meta odds reference runtime schema sources test version".split(
      " ",
    ),
  ),
  file: new Set(["index"]),
};

/** TypeScript takes `name.d.ts` for declarations alone. */
const declarations = /\.d$/;

/** Names Windows keeps for devices. */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/;

/** Why a book folder or a file cannot be called so, with the name that was probably meant. */
function nameProblem(
  id: string,
  of: "book" | "file",
): { id: string; problem: string; hint: string | undefined } | null {
  const found = idProblem(id);
  const what = of === "book" ? `folder ${id}` : `file name ${id}`;
  const hint = of === "book" ? "rename the folder" : "rename the file";
  const meant = found?.meant;
  if (found)
    return {
      id: `the ${what}`,
      problem: found.problem,
      hint: meant && `${hint} ${meant}${of === "file" ? ".yaml" : ""}`,
    };
  if (taken[of].has(id)) return { id: `the ${what}`, problem: "is a name the output keeps for itself", hint };
  if (declarations.test(id)) return { id: `the ${what}`, problem: "ends in .d, which this name may not", hint };
  if (device.test(id)) return { id: `the ${what}`, problem: "is a device to Windows", hint };
  return null;
}

/** Why a file is not read: perhaps its ending alone is wrong, which a system that hides endings does not show. */
function stray(file: SourceFile): Diagnostic {
  const top = topOf(file);
  const [, meant] = /([^/]*)\.ya?ml(?:\.txt)?$/i.exec(file.path) ?? [];
  return meant === undefined
    ? diagnostic("table/passed-over", top, { path: file.path }, { hint: "move it out of rules/" })
    : diagnostic("table/ending", top, { path: file.path }, { hint: `name it ${meant.toLowerCase()}.yaml` });
}

/** Sorts `rules/<book>/…` into books; a file that stands nowhere sensible is reported and left out. */
export function sortFiles(files: readonly SourceFile[], report: Report): readonly BookFiles[] {
  const books = new Map<string, { book: SourceFile | null; tables: TableFile[]; errata: SourceFile[] }>();
  // The order in which a file system names its files must not show in any output.
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const [, id = "", folder, name, more] = file.path.split("/");
    const top = topOf(file);
    const stem = (name ?? folder ?? "").replace(/\.yaml$/, "");
    if (!file.path.endsWith(".yaml")) {
      report(stray(file));
      continue;
    }
    if (folder === undefined || more !== undefined || (name === undefined && folder !== "book.yaml")) {
      const hint = "a table is rules/<book>/<family>/<table>.yaml, beside rules/<book>/book.yaml";
      report(diagnostic("table/misplaced", top, { path: file.path }, { hint }));
      continue;
    }
    const misnamed =
      name === undefined ? nameProblem(id, "book") : (nameProblem(id, "book") ?? nameProblem(stem, "file"));
    if (misnamed) {
      report(diagnostic("name/id", top, misnamed, { hint: misnamed.hint }));
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
