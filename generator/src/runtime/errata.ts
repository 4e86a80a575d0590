import { type Addresses, addressIn, checkAddress } from "./addresses.js";

/** A correction of printed figures, or an open question about them. */
export interface Erratum {
  readonly id: string;
  /** `accepted`, or `open`: a question that changes nothing. */
  readonly status: "accepted" | "open";
  /** `applied`: the tables have it. `superseded` and `withdrawn`: once accepted, no longer applied. */
  readonly state: "applied" | "open" | "superseded" | "withdrawn";
  /** Id of the erratum that superseded or withdrew it; null while it counts. */
  readonly replacedBy: string | null;
  /** Id of the erratum whose place it takes. */
  readonly supersedes: string | null;
  /** Id of the erratum it takes back, so that the print counts again. */
  readonly withdraws: string | null;
  /** Who says so: the document itself, its author, or a ruling. */
  readonly authority: "document" | "author" | "ruling" | null;
  /** Why. */
  readonly because: string;
  /** Where the document shows it. */
  readonly source: ErratumSource | null;
  /** Version of the data in which it first applied; null before its release. */
  readonly since: string | null;
  /** The cells and rows it changes, all or none. */
  readonly changes: readonly ErratumChange[];
  /** The readings an open question allows. */
  readonly options: readonly string[];
  /** The addresses an open question is about. */
  readonly concerns: readonly string[];
}

/** A changed cell, or a row that comes or goes. */
export interface ErratumChange {
  /** `table/row/column`, or `table/row` of a whole row; `loads/load` stands between for a row inside a row. */
  readonly at: string;
  /** What is printed, as text; `present` for a whole row, null where nothing is. */
  readonly was: string | null;
  /** What to read, as text; `present` for a whole row, null where nothing is. */
  readonly now: string | null;
  /** The printed value as the table would have it; left out where nothing is printed. */
  readonly wasValue?: ErratumValue;
  /** The value in its place; left out where nothing is, and where the erratum does not count. */
  readonly nowValue?: ErratumValue;
}

/** A cell, or a row by its columns. */
export type ErratumValue =
  | string
  | number
  | boolean
  | null
  | readonly ErratumValue[]
  | { readonly [field: string]: ErratumValue };

/** A place in the source document; each stretch of lines is its first and last. */
export interface ErratumPlace {
  readonly rule: string | null;
  readonly heading: string | null;
  readonly lines: readonly (readonly [from: number, to: number])[];
}

export interface ErratumSource extends ErratumPlace {
  /** Other printings of the same thing. */
  readonly again: readonly ErratumPlace[];
}

const order = ["applied", "open", "superseded", "withdrawn"];

/**
 * The errata of an address, those that apply first, each with only its changes of that address.
 * @throws TypeError for an address that leads nowhere, and never led anywhere that an erratum speaks of
 */
export function errataOf(errata: readonly Erratum[], addresses: Addresses, address: string): readonly Erratum[] {
  const at = addressIn("errataAt", addresses, address);
  const found = errata
    .map((erratum) => ({ ...erratum, changes: erratum.changes.filter((change) => meet(change.at, at)) }))
    .filter(({ changes, concerns }) => changes.length > 0 || concerns.some((one) => meet(one, at)))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  if (found.length === 0) checkAddress("errataAt", addresses, at);
  return found;
}

/** Whether two addresses are the same, or one is inside the other. */
export function meet(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}
