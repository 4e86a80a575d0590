import type { Book, Catalog, Column, Fields, Row, Table, Value } from "./data/book.ts";
import { spellingOf } from "./data/names.ts";
import { isFields } from "./data/value.ts";
import { questionsOf, sheetOf } from "./sheet/index.ts";
import type { Cell } from "./sheet/sheet.ts";

/** A weapon with one of its loads, as the list of weapons sorts, filters and compares it. */
export interface Weapon {
  /** Page and anchor of its row. */
  readonly href: string;
  /** Its book and the address of its row. */
  readonly at: string;
  readonly page: string;
  readonly name: string;
  readonly table: string;
  readonly techLevel: number | null;
  readonly signature: string;
  /** Nearest first: reach in meters, penetration there, and the cell as the book writes it. */
  readonly bands: readonly (Band | null)[];
  readonly damage: Cell | null;
  readonly targets: Cell | null;
  readonly price: Cell | null;
  readonly weight: Cell | null;
}

export interface Band {
  readonly reach: number;
  readonly penetration: number | null;
  readonly cell: Cell;
}

export const difficulties = ["difficult", "formidable", "impossible"] as const;

/** Every weapon of a book whose table has ranges by difficulty. */
export function weaponsOf(book: Book): readonly Weapon[] {
  return book.tables.flatMap((table) => (isWeapons(table) ? weaponsIn(book, table) : []));
}

function isWeapons(table: Table): table is Catalog {
  if (table.shape !== "catalog" || table.family !== "weapon") return false;
  return [...table.columns, ...(table.nested?.columns ?? [])].some(
    ({ id, type }) => id === "difficult" && type === "record",
  );
}

function weaponsIn(book: Book, table: Catalog): readonly Weapon[] {
  const cells = new Map(
    (sheetOf(table, table, questionsOf(book))?.groups ?? [])
      .flatMap(({ lines }) => lines.flatMap((line) => line.cells.flatMap((parts) => parts ?? [])))
      .map((cell) => [cell.address, cell]),
  );
  const fillings = table.columns.filter(isFilling).map(({ id }) => id);
  return table.rows.flatMap((row) => {
    if (row.nested?.length) return row.nested.map((inner) => weaponOf({ book, table, cells }, row, { inner }));
    const filled = fillings.filter((id) => isFields(row.values[id]));
    if (filled.length === 0) return [weaponOf({ book, table, cells }, row, {})];
    return filled.map((filling) => weaponOf({ book, table, cells }, row, { filling }));
  });
}

/** A launcher fires what its table has a column for: HEAP, HE, flechette, each with a penetration at every range. */
function isFilling({ fields = [] }: Column): boolean {
  const ids = fields.map(({ id }) => id);
  return ids.includes("penetration") && !ids.includes("range");
}

interface Given {
  readonly book: Book;
  readonly table: Catalog;
  readonly cells: ReadonlyMap<string, Cell>;
}

function weaponOf(
  { book, table, cells }: Given,
  row: Row,
  { inner = null, filling = null }: { readonly inner?: Row | null; readonly filling?: string | null },
): Weapon {
  const outer = `${table.id}/${row.id}`;
  const at = inner ? `${outer}/${table.nested?.id}/${inner.id}` : outer;
  const values: Fields = { ...row.values, ...inner?.values };
  const cell = (id: string) =>
    [cells.get(`${at}/${id}`), cells.get(`${outer}/${id}`)].find((one) => one && told(one)) ?? null;
  const load = filling === null ? (inner && inner.id !== "standard" ? inner.name : "") : spellingOf(book)(filling);
  const filled = filling === null ? undefined : values[filling];
  return {
    href: `${book.book}.html#${filling === null ? at : `${at}/${filling}`}`,
    at: `${book.book}/${at}`,
    page: `${book.book}.html`,
    name: [row.name, load].filter((part) => part !== "").join(", "),
    table: table.title,
    techLevel: numberOr(values.techLevel),
    signature: typeof values.signature === "string" ? values.signature : "",
    bands: difficulties.map((id) => bandOf(values[id], filled, cell(id))),
    damage: cell("damage"),
    targets: cell("targets"),
    weight: cells.get(`${outer}/weight`) ?? null,
    price: cells.get(`${outer}/price`) ?? null,
  };
}

function bandOf(value: Value | undefined, filling: Value | undefined, cell: Cell | null): Band | null {
  if (!isFields(value) || !cell) return null;
  const reach = numberOr(value.range);
  const penetration = numberOr(isFields(filling) ? filling.penetration : value.penetration);
  return reach === null ? null : { reach, penetration, cell };
}

function told({ text, lost }: Cell): boolean {
  return text !== "" || lost !== null;
}

function numberOr(value: Value | undefined): number | null {
  return typeof value === "number" ? value : null;
}
