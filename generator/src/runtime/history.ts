import { type Addresses, addressIn, checkAddress } from "./addresses.js";
import { named } from "./check.js";
import { type Erratum, type ErratumValue, meet } from "./errata.js";

/** What a cell held in some version, and why. */
export interface CellAsOf {
  /** Its address inside the book, in present ids. */
  readonly at: string;
  readonly value: ErratumValue;
  /** Since which version it held that; the first one for what never changed before. */
  readonly since: string;
  /** The version that changed it; null if it is so to this day. */
  readonly until: string | null;
  /** Why it is not, or is again, as printed: the errata that counted then. None where it was as the print was read then. */
  readonly errata: readonly Erratum[];
}

/** The tables of a version. */
export interface TablesAsOf {
  readonly version: string;
  /**
   * What a cell held: `table/row/column`, with or without its book; ids of any version lead there.
   * @returns null where that version had no such cell
   * @throws TypeError for an address that never led to a cell
   */
  at(address: string): CellAsOf | null;
}

/** Cells by address with what they held: `[value]`, or `[]` for what was not there. */
type Cells = Readonly<Record<string, readonly [] | readonly [ErratumValue]>>;

/** What an edition held before a version, for each version. */
type Past = readonly Cells[];

type Rows = readonly Readonly<Record<string, unknown>>[];

/** All that was released of a book. */
export interface History {
  /** The oldest first. */
  readonly versions: readonly string[];
  readonly current: Past;
  readonly asPrinted: Past;
  /** Where the print differs from the present tables. */
  readonly print: Cells;
  readonly rows: Readonly<Record<string, () => Rows>>;
  readonly errata: readonly Erratum[];
  readonly addresses: Addresses;
}

/**
 * The tables as a version had them.
 * @throws TypeError for what is no released version
 */
export function tablesAsOf(history: History, version: string, edition: "current" | "as-printed"): TablesAsOf {
  const { versions, addresses, print } = history;
  const index = versions.indexOf(version);
  if (index === -1) throw new TypeError(`asOf: version must be one of ${versions.join(", ")}, got ${named(version)}`);
  if (edition !== "current" && edition !== "as-printed")
    throw new TypeError(`asOf: edition must be current or as-printed, got ${named(edition)}`);
  const past = edition === "current" ? history.current : history.asPrinted;
  return {
    version,
    at(address) {
      const at = addressIn("asOf", addresses, address);
      if (!isCell(history, at)) refuse(addresses, at);
      const steps = past.map((cells) => foundIn(cells, at));
      const next = steps.findIndex((step, place) => place > index && step !== undefined);
      const printed = edition === "current" ? undefined : foundIn(print, at);
      const [value] = steps[next] ?? printed ?? [presentCell(history, at)];
      if (value === undefined) return null;
      const last = steps
        .slice(0, index + 1)
        .map((step) => step !== undefined)
        .lastIndexOf(true);
      const errata = edition === "current" ? errataAsOf(history, index, at) : [];
      return { at, value, since: versions[last] ?? (versions[0] as string), until: versions[next] ?? null, errata };
    },
  };
}

function foundIn(cells: Cells, at: string): Cells[string] | undefined {
  const steps = at.split("/");
  const above = steps.map((_, place) => steps.slice(0, place + 1).join("/"));
  return above.map((one) => (Object.hasOwn(cells, one) ? cells[one] : undefined)).find((one) => one !== undefined);
}

/** Whether an address leads to a cell, or did in some version. */
function isCell(history: History, at: string): boolean {
  const all = [...history.current, ...history.asPrinted, history.print];
  return presentCell(history, at) !== undefined || all.some((cells) => Object.hasOwn(cells, at) && cells[at]?.length);
}

function presentCell({ rows, addresses }: History, at: string): ErratumValue | undefined {
  const [table = "", id, ...path] = at.split("/");
  if (!Object.hasOwn(rows, table)) return undefined;
  const [columns, , inner] = addresses.tables[table] ?? [[], []];
  const row = rows[table]?.().find((one) => one.id === id);
  const column = path.join("/");
  if (!row || columns.includes(column)) return row?.[column] as ErratumValue | undefined;
  const [within, innerId = "", ...rest] = path;
  if (!inner || within !== inner[0] || !inner[1].includes(rest.join("/"))) return undefined;
  const all = row[within] as Readonly<Record<string, Readonly<Record<string, ErratumValue>>>>;
  return Object.hasOwn(all, innerId) ? all[innerId]?.[rest.join("/")] : undefined;
}

/** The errata of a cell that counted in a version; what is not released yet counts in the newest. */
function errataAsOf({ versions, errata }: History, index: number, at: string): readonly Erratum[] {
  const newest = versions.at(-1) as string;
  const accepted = errata
    .filter(({ status, since }) => status === "accepted" && versions.indexOf(since ?? newest) <= index)
    .map((one) => ({ ...one, changes: one.changes.filter((change) => meet(change.at, at)) }));
  const isAbout = ({ changes, concerns }: Erratum) => changes.length > 0 || concerns.some((one) => meet(one, at));
  const about = new Set(accepted.filter(isAbout).map(({ id }) => id));
  const replaced = new Set(accepted.flatMap(({ supersedes, withdraws }) => [supersedes, withdraws]));
  return accepted
    .filter(({ id, withdraws }) => !replaced.has(id) && (about.has(id) || about.has(withdraws ?? id)))
    .map((one) => ({ ...one, state: "applied", replacedBy: null }));
}

function refuse(addresses: Addresses, at: string): never {
  checkAddress("asOf", addresses, at);
  throw new TypeError(`asOf: address must lead to a cell, such as table/row/column, got ${named(at)}`);
}
