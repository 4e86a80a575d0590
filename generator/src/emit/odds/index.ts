import type { Book } from "../../model/index.ts";
import type { BookTarget, PackageTarget } from "../output/target.ts";
import { withNamedRows } from "../sdk/tables/named-rows.ts";
import type { Module } from "../typescript/module.ts";
import { printModules } from "../typescript/print-modules.ts";
import { oddsOf } from "./odds-of.ts";

/** The exact odds of everything dice decide: `odds/<book>.ts`. */
export const odds: BookTarget = (book) => {
  const module = moduleOf(book);
  return module ? printModules([module]) : [];
};

/** `odds/index.ts`, for rolls of an app's own. */
export const oddsIndex: PackageTarget = (books) => (books.some(({ odds }) => odds) ? printModules([index]) : []);

const index: Module = {
  path: "odds/index",
  source: "rules",
  declarations: [
    { kind: "reexport", from: "runtime/odds", types: null },
    { kind: "reexport", from: "runtime/fraction", types: ["Fraction"] },
  ],
};

/** A book without dice has no odds. */
function moduleOf(book: Book): Module | null {
  const tables = new Map(withNamedRows(book.editions.current).map((table) => [table.id, table]));
  const found = [...tables.values()].flatMap((table) => oddsOf(table, { book, tables }) ?? []);
  if (found.length === 0) return null;
  return {
    path: `odds/${book.id}`,
    source: book.file.path,
    declarations: [...index.declarations, ...found],
    pathOf: (table) => `${book.id}/${table}`,
  };
}
