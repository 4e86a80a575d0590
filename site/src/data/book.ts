/** What the site reads of a book's JSON (`skirmish-tables/data/<book>.json`, its schema is `schema/data.schema.json`). */
export interface Book {
  readonly book: string;
  readonly title: string;
  readonly author: string | null;
  readonly year: number | null;
  readonly rights: string | null;
  readonly document: { readonly file: string } | null;
  readonly dataVersion: string;
  readonly dataHash: string;
  readonly errata: readonly Erratum[];
  /** Former ids of tables, each with the present one; none where no table was renamed. */
  readonly aliases?: Aliases;
  readonly tables: readonly Table[];
}

export type Aliases = Readonly<Record<string, string>>;

export type Lines = readonly (readonly [from: number, to: number])[];

export interface Source {
  readonly rule: string | null;
  readonly heading: string | null;
  readonly lines: Lines;
  readonly again: readonly Omit<Source, "again">[];
}

export interface Erratum {
  readonly id: string;
  readonly state: "applied" | "open" | "superseded" | "withdrawn";
  readonly replacedBy: string | null;
  readonly authority: "document" | "author" | "ruling" | null;
  readonly because: string;
  readonly source: Source | null;
  readonly since: string | null;
  readonly changes: readonly Change[];
  readonly options: readonly string[];
  readonly concerns: readonly string[];
}

export interface Change {
  readonly at: string;
  /** As printed, and as it is to be read; null where nothing is. */
  readonly was: string | null;
  readonly now: string | null;
}

export type Value = string | number | boolean | null | readonly Value[] | Fields;
export interface Fields {
  readonly [field: string]: Value;
}

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly lines: Lines;
  readonly figure?: number;
  readonly reading?: string;
  readonly keys?: Fields;
  readonly values: Fields;
  readonly nested?: readonly Row[];
  readonly errata?: readonly Correction[];
}

/** A cell an erratum changed; without a column the whole row was added. */
export interface Correction {
  readonly column: string | null;
  readonly erratum: string;
  readonly printed: string | null;
}

/** A modifier or a single figure. */
export interface Figure extends Omit<Row, "values" | "keys" | "nested"> {
  readonly value: Value;
  readonly unit?: string | null;
  readonly group?: string | null;
  readonly counted?: boolean;
  readonly printed?: string;
  readonly description: string | null;
}

export interface Label {
  readonly printed: string;
  readonly value: Value;
}

export interface Column {
  readonly id: string;
  readonly description: string;
  readonly type: "number" | "text" | "boolean" | "word" | "band" | "list" | "record";
  readonly fields?: readonly Column[];
  readonly unit: string | null;
  /** Whether the print may leave it blank. */
  readonly blank: boolean;
  readonly default?: Value;
  readonly notation?: readonly string[];
  readonly labels?: readonly Label[];
  /** The table, or its group of rows, whose ids it holds. */
  readonly reference?: string;
  readonly words?: readonly string[];
  /** What its ids are called; made here. */
  readonly names?: ReadonlyMap<string, string>;
}

export interface Axis {
  readonly id: string;
  readonly description: string;
  readonly match: "exact" | "range" | "floor" | "ceiling" | "nearest";
  readonly tie?: "lower" | "higher" | "unknown";
  readonly unit: string | null;
  readonly dice: { readonly count: number; readonly sides: number } | null;
  readonly domain: Band | null;
  readonly below: Outside | null;
  readonly above: Outside | null;
  readonly columns: boolean;
  readonly keys: readonly string[];
  readonly notation?: readonly string[];
  readonly labels?: readonly Label[];
  readonly exceptions: readonly AxisException[];
}

export interface Band {
  readonly from: number | null;
  readonly to: number | null;
}

export interface Outside {
  readonly gives: "none" | "clamp" | "error" | "unknown" | "cell";
  readonly because?: string;
  readonly value?: Value;
}

export interface AxisException {
  readonly at: Band;
  readonly kind: "gap" | "overlap";
  readonly gives: "unknown" | "first" | "last";
  readonly because: string;
}

export type Table = Catalog | Lookup | Modifiers | Constants | Derived;

interface Head {
  readonly id: string;
  readonly family: string;
  readonly title: string;
  readonly description: string;
  readonly source: Source | null;
  /** Former paths of rows inside the table, each with the present one. */
  readonly aliases?: Aliases;
}

export interface Catalog extends Head {
  readonly shape: "catalog";
  readonly print: Print;
  readonly columns: readonly Column[];
  readonly nested: { readonly id: string; readonly title: string; readonly columns: readonly Column[] } | null;
  readonly notes: readonly { readonly note: number; readonly columns: readonly string[]; readonly lines: Lines }[];
  readonly rows: readonly Row[];
}

export interface Lookup extends Head {
  readonly shape: "lookup";
  readonly function: string;
  readonly print: Print;
  readonly axes: readonly Axis[];
  readonly result:
    | { readonly layout: "matrix"; readonly axis: string; readonly cell: Column }
    | { readonly layout: "columns"; readonly columns: readonly Column[] };
  readonly rows: readonly Row[];
}

export interface Modifiers extends Head {
  readonly shape: "modifiers";
  readonly function: string;
  readonly unit: string | null;
  readonly sign?: { readonly plus: string; readonly minus: string };
  readonly modifiers: readonly Figure[];
}

export interface Constants extends Head {
  readonly shape: "constants";
  readonly constants: readonly Figure[];
}

export interface Derived extends Head {
  readonly shape: "derived";
  readonly function: string;
  readonly operation: string;
  readonly parameters: Fields;
}

/** Columns left to right, each with the parts it joins by a slash. */
export type Print = readonly (readonly string[])[];
