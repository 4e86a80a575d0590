import { cellNode, follow, type Located, type NotFound } from "../find/address.ts";
import { cellText, cellWords, citationOf } from "../find/rows.ts";
import type { Citation, Erratum, Model } from "../model/index.ts";
import type { Release } from "../project/releases.ts";
import { isLost } from "../resolve/erratum.ts";

/** What became of one cell. */
export interface CellHistory {
  readonly address: string;
  /** Its row, in words. */
  readonly name: string;
  readonly printed: string;
  readonly now: string;
  /** Where the print stands. */
  readonly citation: Citation | null;
  readonly errata: readonly CellErratum[];
  readonly versions: readonly CellVersion[];
}

export interface CellErratum {
  readonly erratum: Erratum;
  /** What it makes of the print; null where it changes nothing. */
  readonly change: { readonly was: string; readonly now: string } | null;
}

/** How a release changed the cell. */
export interface CellVersion {
  readonly version: string;
  /** What happened, such as `cell changed`. */
  readonly change: string;
  readonly was: string;
  readonly now: string;
  readonly errata: readonly string[];
}

/** The history of a cell, or of every cell of a row or table that has one. */
export function history(
  model: Model,
  typed: string,
  releases: readonly Release[],
): { readonly address: string; readonly cells: readonly CellHistory[] } | NotFound {
  const located = follow(model, typed);
  if (!("book" in located)) return located;
  const { address } = located;
  if (located.column !== null) return { address, cells: [cellHistory(located, releases)] };
  const cells = touchedBelow(located, releases).map((at) => {
    const cell = follow(model, at);
    return "book" in cell ? cellHistory(cell, releases) : null;
  });
  return { address, cells: cells.filter((cell) => cell !== null) };
}

/** Addresses under this one that an erratum or a release speaks of. */
function touchedBelow({ book, address }: Located, releases: readonly Release[]): readonly string[] {
  const said = book.errata.flatMap(({ changes, concerns }) => [...changes.map(({ at }) => at), ...concerns]);
  const released = releases.flatMap(({ changes }) => changes.map(({ at }) => at));
  const all = [...said.map((at) => `${book.id}/${at}`), ...released];
  return [...new Set(all)].filter((at) => at === address || at.startsWith(`${address}/`));
}

function cellHistory(located: Located, releases: readonly Release[]): CellHistory {
  const { book, row, column, address } = located;
  const inside = address.slice(book.id.length + 1);
  const inOrder = [...book.errata].sort((a, b) => age(a, book.errata) - age(b, book.errata));
  const errata = inOrder.flatMap((erratum) => spokenOf(erratum, inside) ?? []);
  // What withdraws an erratum of the cell names no cell itself.
  const replaced = new Set(errata.map(({ erratum }) => erratum.id));
  const takenBack = book.errata.filter(({ withdraws }) => withdraws !== null && replaced.has(withdraws));
  const applied = errata.find(({ erratum, change }) => change && erratum.lifecycle.state === "applied");
  const printed = cellWords(cellNode(located));
  // A row that an erratum added stands in no print.
  const isPrinted = book.editions["as-printed"].includes(located.table);
  const here = column === null ? "(a whole row)" : printed;
  const name = row ? (row.outer ? `${row.outer.name}, ${row.row.name}` : row.row.name) : located.table.title;
  return {
    address,
    name: column === null ? name : `${name}: ${column}`,
    printed: isPrinted ? here : "(nothing)",
    now: isPrinted ? (applied?.change?.now ?? (column === null ? "as printed" : printed)) : here,
    citation: isPrinted ? ((row && citationOf(row, column)) ?? located.table.citation) : null,
    errata: [...errata, ...takenBack.map((erratum) => ({ erratum, change: null }))],
    versions: releases.flatMap(({ version, changes }) =>
      changes
        .filter(({ at, edition }) => at === address && edition !== "as-printed")
        .map(({ change, was, now, errata: ids }) => ({ version, change, was, now, errata: ids })),
    ),
  };
}

function spokenOf(erratum: Erratum, inside: string): CellErratum | null {
  const change = erratum.changes.find(({ at }) => at === inside || (inside.startsWith(`${at}/`) && at.includes("/")));
  if (!change) return erratum.concerns.some((at) => at === inside) ? { erratum, change: null } : null;
  const { was, now, put } = change;
  const words = put.kind === "map" && !isLost(put) ? "(a whole row)" : now === null ? "(blank)" : cellWords(put);
  return { erratum, change: { was: was ?? cellWords(undefined), now: now === null ? words : words || cellText(put) } };
}

/** How many errata it replaced, one after another: what is replaced comes before what replaces it. */
function age({ supersedes }: Erratum, errata: readonly Erratum[]): number {
  const before = errata.find(({ id }) => id === supersedes);
  return before ? 1 + age(before, errata) : 0;
}
