// Made by npm run data-types from schema/data.schema.json, which says more. Do not edit.
import type { Value } from "../values/value.ts";

/** One edition of a rulebook: its tables with every figure, unit and source line. The as-printed edition lists only the tables whose print differs from the current one. */
export type Rulebook = {
  readonly book: string;
  readonly title: string;
  readonly author: string | null;
  readonly year: number | null;
  readonly rights: string | null;
  readonly document: { readonly file: string; readonly sha256: string } | null;
  readonly edition: "current" | "as-printed";
  readonly dataVersion: string;
  readonly dataHash?: string;
  readonly errata: readonly Erratum[];
  readonly aliases?: Readonly<Record<string, string>>;
  readonly units?: Readonly<Record<string, string>>;
  readonly otherTablesAsIn?: string;
  readonly tables: readonly Table[];
};

/** A table. Its shape says how it is looked up and which of the parts below it has. */
export type Table = TableParts &
  (
    | {
        readonly shape: "catalog";
        readonly print: readonly (readonly string[])[];
        readonly columns: readonly Column[];
        readonly nested: readonly Nested[];
        readonly notes: readonly Note[];
        readonly rows: readonly Row[];
      }
    | {
        readonly shape: "lookup";
        readonly function: string;
        readonly print: readonly (readonly string[])[];
        readonly axes: readonly Axis[];
        readonly result: Result;
        readonly rows: readonly Row[];
        readonly tree: Branch;
        readonly inverse: Inverse | null;
      }
    | {
        readonly shape: "modifiers";
        readonly function: string;
        readonly unit: string | null;
        readonly modifiers: readonly Modifier[];
      }
    | { readonly shape: "constants"; readonly constants: readonly Constant[] }
    | {
        readonly shape: "derived";
        readonly function: string;
        readonly operation: string;
        readonly parameters: Readonly<Record<string, Value>>;
      }
  );

type TableParts = {
  readonly id: string;
  readonly family: string;
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  readonly source: Source | null;
  readonly aliases?: Readonly<Record<string, string>>;
  readonly function?: string;
  readonly columns?: readonly Column[];
  readonly nested?: readonly Nested[];
  readonly notes?: readonly Note[];
  readonly axes?: readonly Axis[];
  readonly result?: Result;
  readonly print?: readonly (readonly string[])[];
  readonly rows?: readonly Row[];
  readonly tree?: Branch;
  readonly inverse?: Inverse | null;
  readonly unit?: string | null;
  readonly outcomes?: readonly string[];
  readonly sign?: { readonly plus: string; readonly minus: string };
  readonly modifiers?: readonly Modifier[];
  readonly constants?: readonly Constant[];
  readonly operation?: string;
  readonly lines?: readonly (readonly [number, number])[];
  readonly figure?: number;
  readonly reading?: string;
  readonly parameters?: Readonly<Record<string, Value>>;
};

/** A row of a catalog or lookup. */
export type Row = {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly (readonly [number, number])[];
  readonly figure?: number;
  readonly reading?: string;
  readonly keys?: Readonly<
    Record<string, string | number | { readonly from: number | null; readonly to: number | null }>
  >;
  readonly values: Readonly<Record<string, Value>>;
  readonly nested?: readonly Row[];
  readonly within?: string;
  readonly errata?: readonly Correction[];
};

/** A signed number. */
export type Modifier = {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly (readonly [number, number])[];
  readonly figure?: number;
  readonly reading?: string;
  readonly value: number;
  readonly outcome?: string;
  readonly group: string | null;
  readonly counted: boolean;
  readonly most?: number;
  readonly printed?: string;
  readonly description: string | null;
  readonly errata?: readonly Correction[];
};

/** A single figure. */
export type Constant = {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly (readonly [number, number])[];
  readonly figure?: number;
  readonly reading?: string;
  readonly value: Value;
  readonly unit: string | null;
  readonly printed?: string;
  readonly description: string | null;
  readonly errata?: readonly Correction[];
};

/** A stretch of numbers, both ends included; null is an open end. */
export type Band = {
  readonly from: number | null;
  readonly to: number | null;
};

/** Where the document prints it; null in house rules. */
export type Source = {
  readonly rule: string | null;
  readonly heading: string | null;
  readonly lines: readonly (readonly [number, number])[];
  readonly again: readonly Printing[];
};

/** Another printing. */
export type Printing = {
  readonly rule: string | null;
  readonly heading: string | null;
  readonly lines: readonly (readonly [number, number])[];
};

/** A column of rows, a field of a record or the cell of a matrix. */
export type Column = ColumnParts &
  (
    | { readonly type: "number"; readonly whole: boolean }
    | { readonly type: "word"; readonly words: readonly string[] }
    | { readonly type: "list"; readonly item: ItemType }
    | { readonly type: "record"; readonly fields: readonly Column[] }
    | { readonly type: "text" | "boolean" | "band" | "dice" | "map" }
  );

type ColumnParts = {
  readonly id: string;
  readonly title?: string;
  readonly label?: string;
  readonly description: string;
  readonly whole?: boolean;
  readonly words?: readonly string[];
  readonly ordered?: boolean;
  readonly item?: ItemType;
  readonly by?: string;
  readonly of?: ItemType;
  readonly names?: "table";
  readonly fields?: readonly Column[];
  readonly unit: string | null;
  readonly blank: boolean;
  readonly unknowable: boolean;
  readonly default?: Value;
  readonly reference?: string;
  readonly fraction?: boolean;
  readonly notation?: readonly string[];
  readonly labels?: readonly Label[];
};

/** The type of what a list or a map holds. */
export type ItemType = ItemTypeParts &
  (
    | { readonly type: "number"; readonly whole: boolean }
    | { readonly type: "word"; readonly words: readonly string[] }
    | { readonly type: "list"; readonly item: ItemType }
    | { readonly type: "record"; readonly fields: readonly Column[] }
    | { readonly type: "text" | "boolean" | "band" | "dice" | "map" }
  );

type ItemTypeParts = {
  readonly whole?: boolean;
  readonly words?: readonly string[];
  readonly item?: ItemType;
  readonly by?: string;
  readonly of?: ItemType;
  readonly names?: "table";
  readonly reference?: string;
  readonly fields?: readonly Column[];
};

/** A printed word. */
export type Label = {
  readonly printed: string;
  readonly value: Value;
};

/** A column of a catalog that holds rows. */
export type Nested = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly blank: boolean;
  readonly columns: readonly Column[];
};

/** A printed note. */
export type Note = {
  readonly note: number;
  readonly columns: readonly string[];
  readonly lines: readonly (readonly [number, number])[];
  readonly figure?: number;
  readonly reading?: string;
};

/** One thing a table is looked up by. */
export type Axis = AxisParts &
  (
    | { readonly match: "nearest"; readonly tie: "lower" | "higher" | "unknown" }
    | { readonly match: "exact" | "range" | "floor" | "ceiling" }
  );

type AxisParts = {
  readonly id: string;
  readonly description: string;
  readonly tie?: "lower" | "higher" | "unknown";
  readonly unit: string | null;
  readonly whole: boolean;
  readonly dice: { readonly count: number; readonly sides: number; readonly digits?: boolean } | null;
  readonly domain: { readonly from: number | null; readonly to: number | null } | null;
  readonly below: EndPolicy | null;
  readonly above: EndPolicy | null;
  readonly columns: boolean;
  readonly ratio?: Ratio;
  readonly fraction?: boolean;
  readonly listed?: boolean;
  readonly segments?: readonly Segment[];
  readonly aliases?: Readonly<Record<string, string>>;
  readonly labels?: readonly Label[];
  readonly keys: readonly string[];
  readonly notation?: readonly string[];
  readonly exceptions: readonly AxisException[];
};

/** How two figures lead to a heading. */
export type Ratio = {
  readonly function: string;
  readonly of: readonly string[];
  readonly favors: "first" | "second";
  readonly below: "none" | "clamp" | "error";
  readonly above: "none" | "clamp" | "error";
};

/** A place where the print is gapped or doubled. */
export type AxisException = {
  readonly at: Band;
  readonly kind: "gap" | "overlap";
  readonly gives: "unknown" | "first" | "last";
  readonly because: string;
};

/** What lies beyond the ends of an axis. */
export type EndPolicy = EndPolicyParts &
  ({ readonly gives: "unknown"; readonly because: string } | { readonly gives: "none" | "clamp" | "error" | "cell" });

type EndPolicyParts = {
  readonly value?: Value;
  readonly because?: string;
};

/** What a value beyond the table gives. */
export type Outside = OutsideParts &
  ({ readonly gives: "cell"; readonly value: Value } | { readonly gives: "none" | "clamp" | "error" });

type OutsideParts = {
  readonly value?: Value;
};

/** What a lookup gives: one cell of a matrix, by the key of an axis, or the columns of the row. */
export type Result = ResultParts &
  (
    | { readonly layout: "matrix"; readonly axis: string; readonly cell: Column }
    | { readonly layout: "columns"; readonly columns: readonly Column[] }
  );

type ResultParts = {
  readonly axis?: string;
  readonly cell?: Column;
  readonly columns?: readonly Column[];
};

/** One axis of a lookup, decided. */
export type Branch = BranchParts &
  (
    | { readonly by: "id"; readonly cases: readonly Choice[] }
    | { readonly by: "number"; readonly segments: readonly Segment[] }
  );

type BranchParts = {
  readonly axis: string;
  readonly cases?: readonly Choice[];
  readonly segments?: readonly Segment[];
};

/** Where an id leads. */
export type Choice = {
  readonly key: string;
  readonly to: Leads;
};

/** The values up to upper, above the segment before. */
export type Segment = {
  readonly upper: number | null;
  readonly closed: boolean;
  readonly to: Leads;
};

/** Where a value leads; exactly one of these. */
export type Leads = {
  readonly row?: number;
  readonly branch?: Branch;
  readonly outside?: Outside;
  readonly unknown?: string;
};

/** Of a lookup: from a figure of a column back to the row; null where the table has none. */
export type Inverse = {
  readonly function: string;
  readonly column: string;
  readonly match: "floor" | "ceiling";
  readonly description: string;
  readonly segments: readonly Segment[];
};

/** What an erratum changed in a row. */
export type Correction = {
  readonly column: string | null;
  readonly erratum: string;
  readonly printed: string | null;
};

/** A correction of printed figures, or an open question about them. */
export type Erratum = {
  readonly id: string;
  readonly status: "accepted" | "open";
  readonly state: "applied" | "open" | "superseded" | "withdrawn";
  readonly replacedBy: string | null;
  readonly supersedes: string | null;
  readonly withdraws: string | null;
  readonly authority: "document" | "author" | "ruling" | null;
  readonly because: string;
  readonly source: Source | null;
  readonly since: string | null;
  readonly changes: readonly Change[];
  readonly options: readonly string[];
  readonly concerns: readonly string[];
};

/** A changed cell, or a row that comes or goes. */
export type Change = {
  readonly at: string;
  readonly was: string | null;
  readonly now: string | null;
  readonly wasValue?: Value;
  readonly nowValue?: Value;
};
