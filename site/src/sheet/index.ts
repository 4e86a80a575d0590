import type { Book, Table } from "../data/book.ts";
import { catalogSheet } from "./catalog.ts";
import type { Questions } from "./cell.ts";
import { constantsSheet, modifiersSheet } from "./figures.ts";
import { lookupSheet } from "./lookup.ts";
import type { Sheet } from "./sheet.ts";

/** A table laid out in both editions; null where it is worked out from others and prints no rows. */
export function sheetOf(table: Table, printed: Table | undefined, questions: Questions): Sheet | null {
  const before = <S extends Table>(of: S): S => (printed?.shape === of.shape ? (printed as S) : of);
  switch (table.shape) {
    case "catalog":
      return catalogSheet(table, before(table), questions);
    case "lookup":
      return lookupSheet(table, before(table), questions);
    case "modifiers":
      return modifiersSheet(table, before(table), questions);
    case "constants":
      return constantsSheet(table, before(table), questions);
    case "derived":
      return null;
    default:
      return table satisfies never;
  }
}

/** The open questions of a book, by the addresses they are about. */
export function questionsOf({ errata }: Book): Questions {
  const found = new Map<string, string[]>();
  for (const { id, state, concerns, changes } of errata) {
    if (state !== "open") continue;
    for (const at of new Set([...concerns, ...changes.map((change) => change.at)])) {
      found.set(at, [...(found.get(at) ?? []), id]);
    }
  }
  return found;
}
