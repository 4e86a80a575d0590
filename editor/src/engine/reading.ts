import {
  type Content,
  childMap,
  type ErratumRequest,
  idProblem,
  type Path,
  parse,
  type SourceFile,
  tableForms,
} from "../compiler.ts";
import { type BookOverview, booksOf } from "./books.ts";
import { aboutCell, type CellFacts } from "./cell.ts";
import { changeOf, type FileChange } from "./changes.ts";
import { compilerOf, type Problem } from "./check.ts";
import { type ErratumDraft, erratumFor } from "./erratum.ts";
import { type MovedOdds, movedOdds } from "./odds.ts";
import { judgePaste, type PastedCell } from "./paste.ts";
import type { Sheet } from "./sheet.ts";
import { spreadsheetOf, type TakenSheet, takeSpreadsheet } from "./spreadsheet.ts";
import type { State } from "./state.ts";
import type { Saved } from "./workspace.ts";

/** What the list of books shows. */
export interface Overview {
  readonly books: readonly BookOverview[];
  readonly unsaved: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the check runs here; else the server checks. */
  readonly isPrepared: boolean;
}

/** What the page asks to be told; nothing changes. */
export function reading(state: State) {
  const { compiler, workspace, around } = state;
  const formOf = (path: string) => {
    if (!compiler.isPrepared) return undefined;
    const book = `${path.split("/").slice(0, 2).join("/")}/book.yaml`;
    const rules = workspace.rules.filter((file) => file.path === path || file.path === book);
    return tableForms({ ...around, rules, schemaLibrary: null }).find(({ file }) => file.path === path);
  };
  return {
    overview: (): Overview => {
      const { rules, unsaved, canUndo, canRedo } = workspace;
      return { books: booksOf(rules), unsaved, canUndo, canRedo, isPrepared: compiler.isPrepared };
    },
    sheet: (path: string, part: "rows" | "fields"): Sheet | null => state.sheet(path, part),
    textOf: (path: string): string | null => state.file(path)?.text ?? null,
    contentAt: (path: string, at: Path): Content | null => state.contentAt(path, at),
    pathOf: (address: string): string | null => state.pathOf(address),
    check: (): readonly Problem[] | null => state.check(),
    /** What is known of a cell beside the table it stands in; without a check there is no model either. */
    cell: (address: string, lines: string): CellFacts => {
      const model = compiler.isPrepared ? state.model() : { name: null, version: "", books: [] };
      return aboutCell(model, around, address, lines);
    },
    /** Addresses of a book that an erratum corrects or asks about. */
    errataOf: (book: string): Readonly<Record<string, "corrected" | "asked">> => {
      const books = compiler.isPrepared ? state.model().books : [];
      const errata = books.find(({ id }) => id === book)?.errata ?? [];
      const at = (state: string, places: readonly string[]) => places.map((place) => [`${book}/${place}`, state]);
      const marked = errata.flatMap(({ lifecycle, concerns, changes }) => {
        if (lifecycle.state === "open") return at("asked", concerns);
        return lifecycle.state === "applied"
          ? at(
              "corrected",
              changes.map((one) => one.at),
            )
          : [];
      });
      return Object.fromEntries(marked);
    },
    /** The record of a correction, as `tablewright erratum` writes it. */
    erratum: (request: ErratumRequest): ErratumDraft => {
      const command = `npx tablewright erratum ${request.address} "${request.value}"`;
      if (!compiler.isPrepared)
        return { problem: `this page cannot check kinds written by hand; ${command} writes it` };
      return erratumFor(state.model(), request, workspace.rules, compiler.check);
    },
    /** Kinds of a folder that bring their columns along. */
    kindsOf: (family: string): readonly string[] => compiler.kindsOf(family),
    /** Ids of the rows of a table of the same book. */
    rowIds: (path: string, table: string): readonly string[] => {
      const file = state.file(state.pathOf(`${path.split("/")[1]}/${table}`) ?? "");
      const root = file && parse(file).tree?.root;
      return root ? [...(childMap(root, "rows")?.entries.keys() ?? [])] : [];
    },
    /** A name as an id. */
    idOf: (name: string): string => {
      const found = idProblem(name.trim());
      return found ? (found.meant ?? "") : name.trim();
    },
    /** What a paste would do, cell by cell. */
    judgePaste: (path: string, text: string, line: number, columns: readonly number[]): readonly PastedCell[] => {
      const [file, sheet] = [state.file(path), state.sheet(path)];
      return file && sheet ? judgePaste(file, sheet, compiler.kindOf, text, line, columns) : [];
    },
    /** A table as a file for a spreadsheet; null where its rows cannot stand in one. */
    spreadsheet: async (path: string, ending: "csv" | "xlsx"): Promise<Uint8Array | null> => {
      const form = formOf(path);
      return form ? spreadsheetOf(form, ending) : null;
    },
    /** What a spreadsheet would change in a table. */
    takeSpreadsheet: (path: string, file: string, bytes: Uint8Array): TakenSheet | null => {
      const form = formOf(path);
      return form ? takeSpreadsheet(form, file, bytes) : null;
    },
    /** What a save would change. */
    changes: (): readonly FileChange[] =>
      workspace.unsaved.map((path) =>
        changeOf(path, workspace.savedAs(path).text, state.file(path)?.text ?? "", compiler.kindOf),
      ),
    /** The odds that a save would move. A compiler of its own reads what is saved, so that the check forgets nothing. */
    movedOdds: (): readonly MovedOdds[] =>
      compiler.isPrepared ? movedOdds(compilerOf(around).model(workspace.saved), state.model()) : [],
    /** The texts of unsaved files, each with the hash of what it takes the place of. */
    toSave: (): readonly (SourceFile & Pick<Saved, "hash">)[] =>
      workspace.unsaved.map((path) => ({
        path,
        text: state.file(path)?.text ?? "",
        hash: workspace.savedAs(path).hash,
      })),
  };
}
