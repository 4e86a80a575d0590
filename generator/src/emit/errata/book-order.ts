import type { Book, Erratum, Table } from "../../model/index.ts";
import { rowsOf } from "../../model/rows-of.ts";

/** The addresses an erratum speaks of. */
export function addressesOf({ changes, concerns }: Erratum): readonly string[] {
  return [...changes.map(({ at }) => at), ...concerns];
}

/** The errata of a book in the order of the tables and rows they are about; the rest come last. */
export function inBookOrder(book: Book): readonly Erratum[] {
  if (book.errata.length === 0) return [];
  const places = new Map<string, number>();
  for (const printed of [...book.editions["as-printed"]].sort((a, b) => lineOf(a) - lineOf(b))) {
    const current = book.editions.current.find(({ id }) => id === printed.id) ?? printed;
    // Rows that errata add come after the printed ones.
    const rows = new Set([...rowsOf(printed), ...rowsOf(current)].map(({ id }) => `${printed.id}/${id}`));
    for (const at of [printed.id, ...rows]) places.set(at, places.size);
  }
  const placeOf = (at: string) => {
    const [table = "", row = ""] = at.split("/");
    return places.get(`${table}/${row}`) ?? places.get(table) ?? Number.MAX_SAFE_INTEGER;
  };
  const first = (erratum: Erratum): number => {
    // An erratum that only takes another back comes at that one's place.
    const target = book.errata.find(({ id }) => id === erratum.withdraws) ?? erratum;
    return Math.min(Number.MAX_SAFE_INTEGER, ...addressesOf(target).map(placeOf));
  };
  return book.errata
    .map((erratum) => ({ erratum, at: first(erratum) }))
    .sort((a, b) => a.at - b.at || (a.erratum.id < b.erratum.id ? -1 : 1))
    .map(({ erratum }) => erratum);
}

/** Tables of house rules have no lines and keep their order. */
function lineOf({ citation }: Table): number {
  return citation?.lines[0]?.from ?? Number.MAX_SAFE_INTEGER;
}
