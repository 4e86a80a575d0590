import type { Notation } from "./notation/notation.ts";
import type { Operation } from "./operations/model.ts";
import type { SourceFile, Span } from "./source.ts";
import type { SyntaxMap } from "./syntax.ts";
import type { Band, Field, Value } from "./value.ts";

export type { Operation } from "./operations/model.ts";

/** Everything the targets need, resolved and proved; nothing in it refers back to YAML but spans. */
export interface Model {
  /** Name of the published package, or null where the project has none. */
  readonly name: string | null;
  readonly version: string;
  readonly books: readonly Book[];
}

export interface Book {
  readonly id: string;
  readonly title: string;
  readonly author: string | null;
  readonly year: number | null;
  readonly rights: string | null;
  /** The source document, or null for house rules. */
  readonly document: Document | null;
  readonly file: SourceFile;
  readonly errata: readonly Erratum[];
  /** Ids of tables with errors of their own; what cites or names them waits in silence. */
  readonly withheld: readonly string[];
  /** A table no accepted erratum touches is one and the same object in both editions. */
  readonly editions: Readonly<Record<EditionId, readonly Table[]>>;
}

/** `current` is as printed plus accepted errata. */
export type EditionId = "current" | "as-printed";

export interface Document {
  readonly file: string;
  readonly sha256: string;
}

/** Where a figure stands in the source document; line numbers count every line from 1. */
export interface Citation {
  readonly rule: string | null;
  readonly heading: string | null;
  readonly lines: readonly LineRange[];
  /** Which figure of its line, number words included; null where the row prints whole. */
  readonly figure: number | null;
  /** The book prints the figure without its sign, as a decrease. */
  readonly decrease: boolean;
  /** How the row was read where the print does not show it; null where it does. */
  readonly reading: string | null;
  /** Other printings of the same thing. */
  readonly again: readonly Citation[];
}

export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export type Table = CatalogTable | LookupTable | ModifiersTable | ConstantsTable | DerivedTable;

export interface TableHead {
  readonly id: string;
  readonly book: string;
  readonly family: string;
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  readonly citation: Citation | null;
  readonly file: SourceFile;
  /** camelCase of the id: the name the data is exported under. */
  readonly dataName: string;
  /** How a row prints, for the replay against the document. */
  readonly print: readonly PrintColumn[];
}

/** One column of a print; several parts join with a slash. */
export interface PrintColumn {
  readonly parts: readonly PrintPart[];
}

export interface PrintPart {
  readonly column: string;
  /** The column belongs to the nested row (a weapon's load). */
  readonly nested: boolean;
  /** How the cell is written; null prints the plain value. */
  readonly notation: Notation | null;
  /** The column is an axis key, whose ends the notation names key, from and to. */
  readonly key: boolean;
  /** What the schema makes of a cell left out; such a value prints nothing. */
  readonly default?: Value;
}

/** A column an author fills, with the way its text is read. */
export interface Column extends Field {
  readonly notation: Notation | null;
  /** A short name, for the type of a record; null where the schema gives none. */
  readonly title: string | null;
  /** The value of a key left out: a blank (`null`) unless the schema declares another. */
  readonly default: Value;
  /** How source text becomes the value: by type, by note numbers, or not at all (derived from notes). */
  readonly reading: "plain" | "notation" | "notes" | "derived";
  /** Table of the same book whose row ids this column names. */
  readonly reference: string | null;
}

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly values: Readonly<Record<string, Value>>;
  readonly citation: Citation | null;
  /** Cells that stand elsewhere than the row: column → where. */
  readonly cites: Cites;
  readonly node: SyntaxMap;
}

export type Cites = Readonly<Record<string, Citation>>;

export interface CatalogTable extends TableHead {
  readonly shape: "catalog";
  readonly columns: readonly Column[];
  /** Rows inside each row (a weapon's loads), or null. */
  readonly nested: { readonly id: string; readonly title: string; readonly columns: readonly Column[] } | null;
  readonly rows: readonly CatalogRow[];
  /** What the printed note numbers mean. */
  readonly notes: readonly Note[];
}

/** One note of a table's legend. */
export interface Note {
  readonly note: number;
  /** The properties it gives a row that carries it. */
  readonly columns: readonly string[];
  readonly citation: Citation | null;
  readonly node: SyntaxMap;
}

export interface CatalogRow extends Row {
  readonly nested: readonly Row[];
}

export interface LookupTable extends TableHead {
  readonly shape: "lookup";
  readonly lookupName: string;
  /** In the order of the lookup's parameters; the column axis, if any, comes last. */
  readonly axes: readonly Axis[];
  /** What a lookup gives: one cell of a matrix, or the columns of the row that matches. */
  readonly result: LookupResult;
  readonly rows: readonly LookupRow[];
  /** How the row axes choose a row; proved to cover every value of their domains once. */
  readonly tree: Branch;
  readonly inverse: Inverse | null;
}

/** One axis of a lookup, decided. */
export type Branch = IdBranch | NumberBranch;

export interface IdBranch {
  readonly by: "id";
  readonly axis: string;
  readonly cases: readonly { readonly key: string; readonly to: Target }[];
}

export interface NumberBranch {
  readonly by: "number";
  readonly axis: string;
  /** In rising order; together they cover every number. */
  readonly segments: readonly Segment[];
}

/** The values up to `upper` (and above the segment before); null has no upper end. */
export interface Segment {
  readonly upper: number | null;
  /** Whether `upper` itself belongs to the segment. */
  readonly closed: boolean;
  readonly to: Target;
}

/** Where a value leads: the next axis, a row by its place in `rows`, or a stated answer. */
export type Target =
  | { readonly kind: "branch"; readonly branch: Branch }
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "outside"; readonly outside: Outside }
  | { readonly kind: "unknown"; readonly because: string };

export type LookupResult =
  | { readonly layout: "matrix"; readonly axis: string; readonly cell: Column }
  | { readonly layout: "columns"; readonly columns: readonly Column[] };

export interface LookupRow extends Row {
  /** The row's key on each row axis: an id (exact), a number (floor, ceiling, nearest) or a band (range). */
  readonly keys: Readonly<Record<string, AxisKey>>;
}

export type AxisKey = string | number | Band;

export interface Axis {
  readonly id: string;
  readonly description: string;
  readonly unit: string | null;
  readonly match: Match;
  /** Whole numbers only (dice), or any number (distances). */
  readonly whole: boolean;
  readonly dice: Dice | null;
  /** Values a lookup accepts after modifiers; null accepts every number. */
  readonly domain: Band | null;
  /** What lies beyond the first and last key; undefined where no value can lie there. */
  readonly below: Outside | undefined;
  readonly above: Outside | undefined;
  /** Ids of an exact axis, in book order; empty for numbers. */
  readonly keys: readonly string[];
  readonly exceptions: readonly AxisException[];
  /** How keys are written on a row axis; null where they are ids or the axis stands as columns. */
  readonly notation: Notation | null;
  /** True where keys are bands; a range axis whose form is a sole {key} has plain numbers. */
  readonly bands: boolean;
  /** True where the keys of this axis stand as columns. */
  readonly columns: boolean;
  readonly span: Span;
}

export type Match =
  | { readonly kind: "exact" | "range" | "floor" | "ceiling" }
  | { readonly kind: "nearest"; readonly tie: "lower" | "higher" | "unknown" };

/** What a lookup beyond the table's first or last key gives. */
export type Outside = { readonly kind: "none" | "clamp" | "error" } | { readonly kind: "cell"; readonly value: Value };

export interface Dice {
  readonly count: number;
  readonly sides: number;
}

/** A place where the print itself is gapped or doubled, and what a lookup gives there. */
export interface AxisException {
  readonly at: Band;
  readonly kind: "gap" | "overlap";
  readonly gives: "unknown" | "first" | "last";
  readonly because: string;
  readonly span: Span;
}

/** Looks a monotone one-axis table up backwards. */
export interface Inverse {
  readonly name: string;
  readonly column: string;
  readonly match: "floor" | "ceiling";
  readonly description: string;
  /** Leads from a figure of the column to a row. */
  readonly segments: readonly Segment[];
}

export interface ModifiersTable extends TableHead {
  readonly shape: "modifiers";
  readonly sumName: string;
  readonly unit: string | null;
  readonly modifiers: readonly Modifier[];
}

export interface Modifier extends Row {
  readonly value: number;
  /** At most one modifier of a group applies; null stands alone. */
  readonly group: string | null;
  /** Applies once for each of something (casualties, bonus points). */
  readonly counted: boolean;
}

export interface ConstantsTable extends TableHead {
  readonly shape: "constants";
  readonly constants: readonly Constant[];
}

export interface Constant extends Row {
  readonly value: Value;
  readonly unit: string | null;
}

export interface DerivedTable extends TableHead {
  readonly shape: "derived";
  /** The name its function is exported under. */
  readonly functionName: string;
  readonly operation: Operation;
  readonly root: SyntaxMap;
}

export interface Erratum {
  readonly id: string;
  readonly status: "accepted" | "open";
  readonly authority: "document" | "author" | "ruling" | null;
  readonly because: string;
  readonly citation: Citation | null;
  readonly changes: readonly Change[];
  readonly options: readonly string[];
  /** Addresses an open question is about. */
  readonly concerns: readonly string[];
  readonly file: SourceFile;
}

/** One change of an erratum; `null` text stands for absent. */
export interface Change {
  /** `table/row[/loads/load]/column`. */
  readonly at: string;
  readonly was: string | null;
  readonly now: string | null;
  readonly span: Span;
}
