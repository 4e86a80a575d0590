import type { Path } from "../compiler.ts";

/** A file laid out as a grid. Plain data: it travels from the worker to the page. */
export interface Sheet {
  /** Of the file. */
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  /** `book/table`: what addresses of its cells begin with. */
  readonly address: string;
  readonly columns: readonly SheetColumn[];
  readonly lines: readonly SheetLine[];
  /** Where its rows stand: a map by id, a list, or none of its own, where every line is a field of the file. */
  readonly rows: "map" | "list" | "none";
  /** The fields that hold rows within rows, such as `loads`. */
  readonly nested: readonly string[];
  /** Why nothing can be shown; null where something can. */
  readonly problem: string | null;
}

export interface SheetColumn {
  /** Field of the row, or of the row within it; `""` for the id under which a row stands. */
  readonly field: string;
  /** The field that holds the rows it belongs to; null for a column of the rows themselves. */
  readonly within: string | null;
  /** A key of an axis: what a lookup is looked up by. */
  readonly isKey: boolean;
  readonly heading: string;
  /** Columns of one number are printed as one, joined by a slash. */
  readonly group: number;
  /** Whether any row fills it, or the print or the table itself names it. */
  readonly isShown: boolean;
  readonly isNumeric: boolean;
  readonly about: About | null;
}

/** What a column is, in words. */
export interface About {
  readonly description: string;
  readonly type: string;
  readonly unit: string | null;
  /** As the book prints it, such as `{range}({penetration})`. */
  readonly forms: readonly string[];
  /** The parts of such a form. */
  readonly parts: readonly string[];
  readonly words: readonly string[];
  /** The table whose rows it names. */
  readonly rowsOf: string | null;
  readonly isList: boolean;
}

/** One printed line: a row, or a row within a row. */
export interface SheetLine {
  /** Of the row. */
  readonly path: Path;
  /** Of the row within it. */
  readonly inner: Path | null;
  /** How many lines the row has, on the first of them; 0 on the others. */
  readonly span: number;
  /** What addresses of its cells begin with, behind that of the table. */
  readonly address: string;
  readonly innerAddress: string;
  readonly start: number;
  readonly end: number;
  /** One for each column; null where the line above covers it, or where no row stands. */
  readonly cells: readonly (SheetCell | null)[];
}

export interface SheetCell {
  readonly text: string;
  /** `blank`: the row leaves it out. `lost`: the print lost it. `group`: fields of its own, edited one by one. */
  readonly state: "value" | "blank" | "lost" | "list" | "group";
  readonly path: Path;
  /** Offsets in the file; -1 where nothing stands there. */
  readonly start: number;
  readonly end: number;
}
