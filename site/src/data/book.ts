import type * as data from "skirmish-tables/data";

/** What the site reads of a book's JSON, as its schema describes it. */
export type {
  Axis,
  AxisException,
  Band,
  Change,
  Correction,
  EndPolicy,
  Erratum,
  Label,
  Row,
  Rulebook as Book,
  Source,
  Table,
  Value,
} from "skirmish-tables/data";
/** A column, and what its ids are called; `withNames` finds that out. */
export type Column = data.Column & { readonly called?: ReadonlyMap<string, string> };
export type Fields = data.Row["values"];
export type Lines = data.Row["lines"];
/** A modifier or a single figure. */
export type Figure = data.Modifier | data.Constant;
export type Catalog = Extract<data.Table, { readonly shape: "catalog" }>;
export type Lookup = Extract<data.Table, { readonly shape: "lookup" }>;
export type Modifiers = Extract<data.Table, { readonly shape: "modifiers" }>;
export type Constants = Extract<data.Table, { readonly shape: "constants" }>;
export type Derived = Extract<data.Table, { readonly shape: "derived" }>;
/** Columns left to right, each with the parts it joins by a slash. */
export type Print = Catalog["print"];
/** Former ids, each with the present one. */
export type Aliases = NonNullable<data.Rulebook["aliases"]>;

/** What the site reads of a version in `changes.json`. */
export interface Released {
  readonly version: string;
  readonly date: string;
  readonly changes: readonly Changed[];
}

export interface Changed {
  /** Book and address. */
  readonly at: string;
  readonly change: string;
  readonly edition: "current" | "as-printed";
  readonly was: data.Value;
  readonly now: data.Value;
  readonly errata: readonly string[];
}
