import { asRows } from "../columns/as-rows.ts";
import { generalKinds } from "../columns/table.ts";
import { suggest } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic, isError, type Report } from "../diagnostics/diagnostic.ts";
import type { Parsed } from "../parse/index.ts";
import type { BookFiles, TableFile } from "../project/layout.ts";
import type { SourceFile } from "../source/source-file.ts";
import { child, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { validateTree } from "./index.ts";
import type { TableInput } from "./input.ts";
import type { Language } from "./language.ts";
import { judgeRemains } from "./remains.ts";
import type { Validate } from "./validator.ts";

/** A book whose files are judged one by one; what failed is named in `withheld`. */
export interface ValidBook {
  readonly id: string;
  readonly file: SourceFile;
  readonly root: SyntaxMap;
  readonly tables: readonly TableInput[];
  readonly errata: readonly { readonly id: string; readonly file: SourceFile; readonly root: SyntaxMap }[];
  readonly withheld: ReadonlySet<string>;
}

/** Judges every file of a book by its schema. Null where the book itself cannot stand. */
export function validateBook(
  files: BookFiles,
  parsed: ReadonlyMap<SourceFile, Parsed>,
  language: Language,
  report: Report,
): ValidBook | null {
  const read = (file: SourceFile): Parsed => {
    const found = parsed.get(file) as Parsed;
    for (const one of found.diagnostics) report(one);
    return found;
  };
  const parseFile = (file: SourceFile): SyntaxMap | null => read(file).tree?.root ?? null;
  const judgeBy = (root: SyntaxMap, validate: Validate, scope: Scope): boolean => {
    const found = validateTree(root, validate, scope);
    for (const one of found) report(one);
    return !found.some(isError);
  };
  const judge = (root: SyntaxMap, schema: string, scope: Scope) => judgeBy(root, language.validator(schema), scope);
  const first = files.tables[0]?.file ?? files.errata[0];
  if (!files.book && first) {
    const hint = `add rules/${files.id}/book.yaml with title, document and minus`;
    report(diagnostic("table/book-missing", { file: first, start: 0, end: 0 }, { book: files.id }, { hint }));
  }
  const root = files.book && parseFile(files.book);
  const sound = root !== null && judge(root, "book.schema.json", { minus: "up-to" });
  const scope = scopeOf(root);
  const cited = root !== null && child(root, "document")?.kind === "map";
  const tables: TableInput[] = [];
  const withheld = new Set<string>();
  const seen = new Map<string, TableFile>();
  for (const table of files.tables) {
    const { tree: whole, remains } = read(table.file);
    const tree = whole && asRows(whole.root, report);
    if (remains) for (const one of judgeRemains(table, remains.root, language, scope)) report(one);
    const other = seen.get(table.id);
    if (other) report(twice(table, other));
    seen.set(table.id, table);
    const kind = tree && !other ? kindOf(table, tree, files.tables, language, report) : null;
    const judged = tree && kind !== null ? language.kindOf(table.family, kind, tree, scope, report) : null;
    if (tree && judged && judgeBy(tree, judged.validate, scope)) {
      tables.push({ ...table, ...judged, book: files.id, root: tree, scope, cited });
    } else withheld.add(table.id);
  }
  const errata = files.errata.flatMap((file) => {
    const tree = parseFile(file);
    const id =
      file.path
        .split("/")
        .at(-1)
        ?.replace(/\.yaml$/, "") ?? "";
    if (tree && judge(tree, "erratum.schema.json", scope)) return [{ id, file, root: tree }];
    withheld.add(`errata/${id}`);
    return [];
  });
  return sound && files.book ? { id: files.id, file: files.book, root, tables, errata, withheld } : null;
}

/** What the book of a table says of all its tables. */
export function scopeOf(book: SyntaxMap | null): Scope {
  const minus = book && childText(book, "minus") === "negative" ? "negative" : "up-to";
  return { minus, units: unitsOf(book) };
}

function unitsOf(book: SyntaxMap | null): ReadonlyMap<string, string> {
  const own = book ? childMap(book, "units") : undefined;
  return new Map(
    [...(own?.entries ?? [])].map(([symbol, { value }]) => [symbol, value.kind === "scalar" ? value.text : ""]),
  );
}

/** The kind a table says it is of, or null after a complaint. */
function kindOf(
  table: TableFile,
  root: SyntaxMap,
  siblings: readonly TableFile[],
  language: Language,
  report: Report,
): string | null {
  const { family } = table;
  const top = { file: table.file, start: 0, end: 0 };
  const likely = language.families.includes(family) ? undefined : nearest(family, language.families);
  const node = child(root, "kind");
  const kinds = language.kindsOf(family);
  if (!node) {
    const slip = [...root.entries.values()].find(({ key }) => nearest(key.text, ["kind"]) !== undefined);
    const isErratum = ["status", "because", "changes"].filter((field) => root.entries.has(field)).length > 1;
    const name = table.file.path.split("/").at(-1);
    const hint = isErratum
      ? `this is an erratum: move it to rules/${table.file.path.split("/")[1]}/errata/${name}`
      : slip
        ? `did you mean kind in place of ${slip.key.text}?`
        : `start the file with kind: and one of ${ownFirst(kinds, family, language).join(", ")}`;
    report(diagnostic("table/kind-missing", slip?.key ?? { ...top, end: 1 }, {}, { hint }));
    return null;
  }
  const kind = node.kind === "scalar" ? node.text : "";
  if (kinds.includes(kind)) {
    const hint = `did you mean the folder ${likely}?`;
    // Any folder is a good one for columns of one's own; a slip is a folder that is nearly another of this book.
    const isUsed = siblings.some((other) => other.family === likely);
    if (isUsed) report(diagnostic("table/family-unknown", top, { family }, { hint }));
    return kind;
  }
  // The mistakes of that file are told; its tables wait for it.
  if (language.isWritten(family, kind)) return null;
  const elsewhere = likely !== undefined && language.kindsOf(likely).includes(kind);
  const cure = elsewhere
    ? { hint: `the folder ${likely} has it: did you mean that one?` }
    : suggest(node, kind, kinds, `the kinds are ${ownFirst(kinds, family, language).join(", ")}`);
  report(diagnostic("table/kind-unknown", node, { kind, family }, cure));
  return null;
}

/** The kinds of the family itself come to mind before those every family may use. */
function ownFirst(kinds: readonly string[], family: string, language: Language): readonly string[] {
  const rank = (kind: string) => {
    if (language.kind(family, kind).schema.startsWith(`${family}/`)) return 0;
    return generalKinds.includes(kind) ? 1 : 2;
  };
  return [...kinds].sort((a, b) => rank(a) - rank(b));
}

function twice(table: TableFile, other: TableFile): Diagnostic {
  const related = [{ message: "the first", span: { file: other.file, start: 0, end: 0 } }];
  return diagnostic(
    "name/duplicate",
    { file: table.file, start: 0, end: 0 },
    { id: table.id, what: "the table" },
    { related, hint: "give one of the files another name" },
  );
}
