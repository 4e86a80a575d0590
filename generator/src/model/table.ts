import type { Notation } from "../notation/notation.ts";
import type { SourceFile, Span } from "../source/source-file.ts";
import type { SyntaxMap, SyntaxScalar } from "../source/syntax.ts";
import type { Field, Value } from "../values/value.ts";
import type { Axis, AxisKey, Branch, Inverse } from "./axis.ts";
import type { Citation, Cites } from "./citation.ts";
import type { Operation } from "./operation.ts";

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
  /** Addresses of cells that are right although they look like a slip, as typed. */
  readonly confirmed: readonly SyntaxScalar[];
  /** What was typed, this edition's cells in it. */
  readonly root: SyntaxMap;
}

/** One column of a print; several parts join with a slash. */
export interface PrintColumn {
  readonly parts: readonly PrintPart[];
}

export interface PrintPart {
  readonly column: string;
  /** The rows inside a row that the column belongs to (`loads`); null where it is one of the row itself. */
  readonly nested: string | null;
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
  /** What the type of a record is called; null where the schema does not say. */
  readonly title: string | null;
  /** Its heading; null where its id is one. */
  readonly label: string | null;
  /** The value of a key left out: blank (`null`) unless the schema declares another. */
  readonly default: Value;
  /** How source text becomes the value: by type, by note numbers, or not at all (derived from notes). */
  readonly reading: "plain" | "notation" | "notes" | "derived";
  /** What a list or a map of this column holds; null where a cell is one value. */
  readonly item: Column | null;
  /** Where a table declares it itself; null where its kind does. */
  readonly place: Span | null;
  /** Words that stand for a whole list (`All`). */
  readonly meanings: ReadonlyMap<string, Value>;
  /** Whether its words are listed from the least to the most. */
  readonly ordered: boolean;
  /** How its figures follow each other from row to row; none where nothing is declared. */
  readonly order: readonly OrderRule[];
}

/** How the figures of a column follow each other from row to row; `rises` and `falls` allow no two alike. */
export type Order = "rises" | "never-falls" | "falls" | "never-rises";

/** A column's rule, for the whole cell (`field` is null) or for one field of its notation. */
export interface OrderRule {
  readonly field: string | null;
  readonly order: Order;
}

export interface Row {
  readonly id: string;
  readonly name: string;
  /** Former ids of the row. */
  readonly aliases: readonly string[];
  readonly values: Readonly<Record<string, Value>>;
  readonly citation: Citation | null;
  /** Citations of cells printed apart from the row, by column. */
  readonly cites: Cites;
  readonly node: SyntaxMap;
}

export interface CatalogTable extends TableHead {
  readonly shape: "catalog";
  readonly columns: readonly Column[];
  /** What stands inside each row: a weapon's loads, its modes of fire. */
  readonly nested: readonly Nested[];
  readonly rows: readonly CatalogRow[];
  /** What the printed note numbers mean. */
  readonly notes: readonly Note[];
}

/** A column that holds rows. */
export interface Nested {
  readonly id: string;
  /** What one of them is called: Load. */
  readonly title: string;
  /** What the schema says of it; empty where it says nothing. */
  readonly description: string;
  /** A row may have none of them. */
  readonly blank: boolean;
  readonly columns: readonly Column[];
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
  /** The rows inside it, column by column. */
  readonly nested: readonly InnerRow[];
}

export interface InnerRow extends Row {
  /** The column they stand in. */
  readonly within: string;
}

export interface LookupTable extends TableHead {
  readonly shape: "lookup";
  /** Its rows have names beside their ids. */
  readonly named: boolean;
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

export type LookupResult =
  | { readonly layout: "matrix"; readonly axis: string; readonly cell: Column }
  | { readonly layout: "columns"; readonly columns: readonly Column[] };

export interface LookupRow extends Row {
  /** The row's key on each row axis: an id (exact), a number (floor, ceiling, nearest) or a band (range). */
  readonly keys: Readonly<Record<string, AxisKey>>;
}

export interface ModifiersTable extends TableHead {
  readonly shape: "modifiers";
  readonly sumName: string;
  readonly unit: string | null;
  /** What plus and minus mean, or null where the table does not say. */
  readonly sign: Sign | null;
  /** Words that end the sum in place of a number; the first that applies is the answer. */
  readonly outcomes?: readonly string[];
  readonly modifiers: readonly Modifier[];
}

/** What plus and minus do, in words such as "helps the firer". */
export interface Sign {
  readonly plus: string;
  readonly minus: string;
}

export interface Modifier extends Row {
  readonly value: number;
  /** At most one modifier of a group applies; null stands alone. */
  readonly group: string | null;
  /** Ends the sum with this word; its value is then 0. */
  readonly outcome?: string;
  /** Applies once per casualty, bonus point or the like. */
  readonly counted: boolean;
  /** How often it applies at most; null where there is no end. */
  readonly most: number | null;
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
}

/** Beyond this many rows, exact types of rows cost an app's compiler more than they help. */
const many = 100;

/** Whether the cells of a table have only the types of their columns. */
export function isLarge({ rows }: CatalogTable | LookupTable): boolean {
  return rows.length > many;
}

/** The id of the only result column, or null where a lookup gives the whole row. */
export function soleColumn({ result }: LookupTable): string | null {
  if (result.layout === "matrix" || result.columns.length !== 1) return null;
  return result.columns[0]?.id ?? null;
}
