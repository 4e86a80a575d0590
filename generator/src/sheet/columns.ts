import type { Kind } from "../kinds/kind.ts";
import { rowFields } from "../kinds/row-fields.ts";
import type { Column, Nested } from "../model/index.ts";
import type { Minus } from "../numerals/band.ts";
import type { SourceFile } from "../source/source-file.ts";
import { childList, childMap, childMaps, childTexts, type SyntaxMap } from "../source/syntax.ts";

/** A table as its file has it, and what its kind says of its cells. */
export interface TableForm {
  /** `book/table` */
  readonly address: string;
  readonly file: SourceFile;
  readonly root: SyntaxMap;
  readonly kind: Kind;
  /** What a leading minus means in the bands of the book. */
  readonly minus: Minus;
  /** Whether it stands as it is printed, sideways or with bands in its cells, and its kind speaks of what becomes of it. */
  readonly isLaidOut?: true;
}

/** A column of a sheet. */
export interface SheetColumn {
  /** Its name; of one that a load and its weapon both have `loadWeight`. */
  readonly heading: string;
  /** The key in the row; `id` may stand before the row instead. */
  readonly field: string;
  /** The field of a row that holds the rows it belongs to (`loads`); null for a column of the rows themselves. */
  readonly within: string | null;
  /** What its cells are; null for ids, names and keys. */
  readonly column: Column | null;
}

/** The columns of a table: ids and names, keys, then the others in the order of the kind. Lines of the document are no cells. */
export function sheetColumns({ root, kind, isLaidOut }: TableForm): readonly SheetColumn[] {
  const rows = rowMaps(root, "rows");
  const { nested } = kind;
  const headings = kind.cell ? headingsOf(root) : [];
  const cell = kind.cell;
  const own = new Map<string, Column | null>([
    ...kind.keys.map((key) => [key, null] as const),
    ...(isLaidOut ? [] : kind.columns).map((column) => [column.id, column] as const),
    ...headings.map((heading) => [heading, cell] as const),
  ]);
  const used = usedIn(rows).filter((field) => !nested.some(({ id }) => id === field) && !own.has(field));
  const isNamed = kind.named || rows.some((row) => row.entries.has("name"));
  const outer = ["id", ...(isNamed ? ["name"] : []), ...own.keys(), ...used];
  const found = [...new Set(outer)].map(
    (field): SheetColumn => ({ heading: field, field, within: null, column: own.get(field) ?? null }),
  );
  for (const one of nested) found.push(...innerColumns(one, rows, found));
  return found;
}

function innerColumns(
  nested: Nested,
  rows: readonly SyntaxMap[],
  before: readonly SheetColumn[],
): readonly SheetColumn[] {
  const one = nested.id.replace(/s$/, "");
  const taken = new Set(before.map(({ heading }) => heading));
  const inner = rows.flatMap((row) => rowMaps(row, nested.id));
  const known = new Map(nested.columns.map((column) => [column.id, column]));
  const names = inner.some((row) => row.entries.has("name")) ? ["name"] : [];
  const fields = [...new Set([...names, ...known.keys(), ...usedIn(inner)])];
  const headed = (field: string) =>
    taken.has(field) ? `${one}${field.charAt(0).toUpperCase()}${field.slice(1)}` : field;
  return [
    {
      heading: taken.has(one) || fields.includes(one) ? `${one}Id` : one,
      field: "id",
      within: nested.id,
      column: null,
    },
    ...fields.map((field) => ({ heading: headed(field), field, within: nested.id, column: known.get(field) ?? null })),
  ];
}

/** The maps under a key, by id or as a list. */
export function rowMaps(map: SyntaxMap, key: string): readonly SyntaxMap[] {
  if (childList(map, key)) return childMaps(map, key);
  const values = [...(childMap(map, key)?.entries.values() ?? [])].map(({ value }) => value);
  return values.filter((value) => value.kind === "map");
}

function usedIn(rows: readonly SyntaxMap[]): readonly string[] {
  const fields = rows.flatMap((row) => [...row.entries.keys()]);
  return [...new Set(fields)].filter((field) => !rowFields.has(field));
}

function headingsOf(root: SyntaxMap): readonly string[] {
  const axes = [...(childMap(root, "axes")?.entries.values() ?? [])].map(({ value }) => value);
  return axes.flatMap((axis) => (axis.kind === "map" ? childTexts(axis, "columns") : []));
}

/** A heading as a sheet shows it: `weight (kg)`. */
export function headingText({ heading, column }: SheetColumn): string {
  return column?.unit ? `${heading} (${column.unit})` : heading;
}

/**
 * Where each column stands in a sheet. An exact heading wins; then headings are known again without their units, and however
 * their words are joined. A hyphen beside a figure joins no words: `-1` is not `1`, and `6-10` is not `610`.
 */
export function headingPlaces(
  columns: readonly SheetColumn[],
  heads: readonly string[],
): ReadonlyMap<SheetColumn, number> {
  const joined = (text: string) => text.replace(/(?<=\p{L})[\s_-]+|[\s_-]+(?=\p{L})/gu, "").toLowerCase();
  const plain = (text: string) => joined((text.split("(", 1)[0] ?? "").trim());
  const ways: readonly ((column: SheetColumn, text: string) => boolean)[] = [
    (column, text) => text === column.heading || text === headingText(column),
    ({ heading }, text) => plain(text) !== "" && plain(text) === plain(heading),
  ];
  const places = new Map<SheetColumn, number>();
  for (const isSame of ways) {
    for (const column of columns) {
      if (places.has(column)) continue;
      const taken = new Set(places.values());
      const at = heads.findIndex((text, index) => text !== "" && !taken.has(index) && isSame(column, text));
      if (at !== -1) places.set(column, at);
    }
  }
  return places;
}
