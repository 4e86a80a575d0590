import {
  type Content,
  childMap,
  contentAt,
  contentOf,
  type ErratumRequest,
  idProblem,
  type Operation,
  type Path,
  parse,
  type SourceFile,
  tableForms,
  withFixes,
} from "../compiler.ts";
import { type BookOverview, booksOf } from "./books.ts";
import { aboutCell, type CellFacts } from "./cell.ts";
import { changeOf, type FileChange } from "./changes.ts";
import { type Around, type Compiler, compilerOf, type Problem } from "./check.ts";
import { type ErratumDraft, erratumFor } from "./erratum.ts";
import { layOut } from "./layout.ts";
import { type ColumnWish, columnOperation } from "./new-column.ts";
import { type RowWish, rowOperation } from "./new-row.ts";
import { newTable, type TableWish } from "./new-table.ts";
import { judgePaste, type PastedCell } from "./paste.ts";
import type { Sheet } from "./sheet.ts";
import { spreadsheetOf, type TakenSheet, takeSpreadsheet } from "./spreadsheet.ts";
import { type Saved, Workspace } from "./workspace.ts";

/** A project as a page opens it. */
export interface Opened extends Around {
  readonly rules: readonly (SourceFile & { readonly hash: string })[];
}

/** What the list of books shows. */
export interface Overview {
  readonly books: readonly BookOverview[];
  readonly unsaved: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the check runs here; else the server checks. */
  readonly isPrepared: boolean;
}

/** What came of typing into a cell. */
export type Typed =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly problem: string }
  /** The document prints something else: this is a correction, and the table stays. */
  | { readonly kind: "printed"; readonly complaint: Problem };

/** All that the page asks of the worker. Its answers are plain data. */
export class Engine {
  readonly #around: Around;
  readonly #compiler: Compiler;
  readonly #workspace: Workspace;
  #found: readonly Problem[] | null = null;

  constructor({ rules, ...around }: Opened) {
    this.#around = around;
    this.#compiler = compilerOf(around);
    this.#workspace = new Workspace(rules);
  }

  overview(): Overview {
    const { rules, unsaved, canUndo, canRedo } = this.#workspace;
    return { books: booksOf(rules), unsaved, canUndo, canRedo, isPrepared: this.#compiler.isPrepared };
  }

  sheet(path: string, part: "rows" | "fields"): Sheet | null {
    const file = this.#workspace.file(path);
    return file ? layOut(file, this.#compiler.kindOf, part) : null;
  }

  /** What a file says now. */
  textOf(path: string): string | null {
    return this.#workspace.file(path)?.text ?? null;
  }

  /** What is wrong now; null where only the server can say. */
  check(): readonly Problem[] | null {
    if (!this.#compiler.isPrepared) return null;
    this.#found ??= this.#compiler.check(this.#workspace.rules);
    return this.#found;
  }

  /** Makes edits as one; gives the reason where they are refused. */
  edit(path: string, operations: readonly Operation[]): string | null {
    this.#found = null;
    return this.#workspace.edit(path, operations);
  }

  /** Types into a cell. What the document prints otherwise is not typed over: it is corrected on record. */
  type(path: string, operation: Operation, address: string): Typed {
    const before = new Set((this.check() ?? []).map(nameOf));
    const problem = this.edit(path, [operation]);
    if (problem !== null) return { kind: "refused", problem };
    const complaint = this.check()?.find((one) => isOfPrint(one) && !before.has(nameOf(one)));
    if (!complaint || !this.#isSavedRow(path, address)) return { kind: "done" };
    this.#workspace.drop();
    this.#found = null;
    return { kind: "printed", complaint };
  }

  #isSavedRow(path: string, address: string): boolean {
    const { text } = this.#workspace.savedAs(path);
    const lines = text === null ? [] : layOut({ path, text }, this.#compiler.kindOf).lines;
    return lines.some((line) => line.address === address || line.innerAddress === address);
  }

  /** Makes the edit a complaint carries. */
  mend(path: string, fix: NonNullable<Problem["fix"]>): void {
    const file = this.#workspace.file(path);
    if (file) this.put(path, withFixes(file.text, [fix]));
  }

  /** Adds a row; gives its path, or the reason where there can be none. */
  addRow(path: string, wish: RowWish): Path | string {
    const [, book] = path.split("/");
    const file = this.#workspace.file(path);
    const made = file ? rowOperation(file, this.#workspace.file(`rules/${book}/book.yaml`), wish) : "the file is gone";
    return typeof made === "string" ? made : (this.edit(path, [made.operation]) ?? made.path);
  }

  /** A name as an id. */
  idOf(name: string): string {
    const found = idProblem(name.trim());
    return found ? (found.meant ?? "") : name.trim();
  }

  /** What a paste would do, cell by cell. */
  judgePaste(path: string, text: string, line: number, columns: readonly number[]): readonly PastedCell[] {
    const file = this.#workspace.file(path);
    const { kindOf } = this.#compiler;
    return file ? judgePaste(file, layOut(file, kindOf), kindOf, text, line, columns) : [];
  }

  /** A table as a file for a spreadsheet; null where its rows cannot stand in one. */
  async spreadsheet(path: string, ending: "csv" | "xlsx"): Promise<Uint8Array | null> {
    const form = this.#form(path);
    return form ? spreadsheetOf(form, ending) : null;
  }

  /** What a spreadsheet would change in a table. */
  takeSpreadsheet(path: string, file: string, bytes: Uint8Array): TakenSheet | null {
    const form = this.#form(path);
    return form ? takeSpreadsheet(form, file, bytes) : null;
  }

  #form(path: string) {
    if (!this.#compiler.isPrepared) return undefined;
    const { rules } = this.#workspace;
    const book = path.split("/").slice(0, 2).join("/");
    const project = {
      ...this.#around,
      rules: rules.filter((file) => file.path === path || file.path === `${book}/book.yaml`),
      schemaLibrary: null,
    };
    return tableForms(project).find(({ file }) => file.path === path);
  }

  /** Begins a table; gives the reason where that cannot be. */
  newTable(path: string, wish: TableWish): string | null {
    if (this.#workspace.file(path)) return `${path} is there already`;
    const made = newTable(wish);
    if ("problem" in made) return made.problem;
    this.put(path, made.text);
    return null;
  }

  /** Declares a column in a table; gives the reason where that cannot be. */
  addColumn(path: string, wish: ColumnWish): string | null {
    const file = this.#workspace.file(path);
    const operation = file ? columnOperation(file, wish) : "the file is gone";
    return typeof operation === "string" ? operation : this.edit(path, [operation]);
  }

  /** What stands at a place of a file; null where nothing does. */
  contentAt(path: string, at: Path): Content | null {
    const file = this.#workspace.file(path);
    const root = file && parse(file).tree?.root;
    return (root && contentAt(contentOf(root), at)) ?? null;
  }

  put(path: string, text: string): void {
    this.#found = null;
    this.#workspace.put(path, text);
  }

  undo(): string | null {
    this.#found = null;
    return this.#workspace.undo();
  }

  redo(): string | null {
    this.#found = null;
    return this.#workspace.redo();
  }

  /** What is known of a cell beside the table it stands in. */
  cell(address: string, printedOn: string): CellFacts {
    // Without a check there is no model either.
    const model = this.#compiler.isPrepared ? this.#model() : { name: null, version: "", books: [] };
    return aboutCell(model, this.#around, address, printedOn);
  }

  /** Addresses of a book that an erratum corrects or asks about. */
  errataOf(book: string): Readonly<Record<string, "corrected" | "asked">> {
    if (!this.#compiler.isPrepared) return {};
    const errata = this.#model().books.find(({ id }) => id === book)?.errata ?? [];
    const asked = errata.flatMap(({ lifecycle, concerns }) => (lifecycle.state === "open" ? concerns : []));
    const corrected = errata.flatMap(({ lifecycle, changes }) =>
      lifecycle.state === "applied" ? changes.map(({ at }) => at) : [],
    );
    return Object.fromEntries([
      ...asked.map((at) => [`${book}/${at}`, "asked"]),
      ...corrected.map((at) => [`${book}/${at}`, "corrected"]),
    ]);
  }

  /** The record of a correction, as `tablewright erratum` writes it. */
  erratum(request: ErratumRequest): ErratumDraft {
    const { rules } = this.#workspace;
    const command = `npx tablewright erratum ${request.address} "${request.value}" writes it: this page cannot check kinds written by hand`;
    if (!this.#compiler.isPrepared) return { problem: command };
    return erratumFor(this.#model(), request, rules, (changed) => this.#compiler.check(changed));
  }

  /** The file of the table an address begins with; null where there is none. */
  pathOf(address: string): string | null {
    const [book, table] = address.split("/");
    const isIt = ({ path }: SourceFile) => path.startsWith(`rules/${book}/`) && path.endsWith(`/${table}.yaml`);
    return this.#workspace.rules.find(isIt)?.path ?? null;
  }

  /** Ids of the rows of a table of the same book. */
  rowIds(path: string, table: string): readonly string[] {
    const file = this.#workspace.file(this.pathOf(`${path.split("/")[1]}/${table}`) ?? "");
    const root = file && parse(file).tree?.root;
    return root ? [...(childMap(root, "rows")?.entries.keys() ?? [])] : [];
  }

  /** What a save would change. */
  changes(): readonly FileChange[] {
    return this.#workspace.unsaved.map((path) =>
      changeOf(path, this.#workspace.savedAs(path).text, this.#workspace.file(path)?.text ?? "", this.#compiler.kindOf),
    );
  }

  /** The texts of unsaved files, each with the hash of what it takes the place of. */
  toSave(): readonly (SourceFile & Pick<Saved, "hash">)[] {
    return this.#workspace.unsaved.map((path) => ({
      path,
      text: this.#workspace.file(path)?.text ?? "",
      hash: this.#workspace.savedAs(path).hash,
    }));
  }

  saved(path: string, text: string, hash: string): void {
    this.#workspace.markSaved(path, { text, hash });
  }

  /** Takes what somebody else saved, and gives back what no longer fits. */
  rebase(path: string, saved: Saved) {
    this.#found = null;
    return this.#workspace.rebase(path, saved);
  }

  #model() {
    return this.#compiler.model(this.#workspace.rules);
  }
}

function isOfPrint({ code }: Problem): boolean {
  return code === "evidence/differs" || code === "evidence/reading";
}

function nameOf({ path, code, message }: Problem): string {
  return `${path} ${code} ${message}`;
}
