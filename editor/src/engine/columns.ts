import { type Column, childMap, childTexts, type Kind, rowMaps, type SyntaxMap } from "../compiler.ts";
import { aboutOf, inWords, isFigure } from "./about.ts";
import type { SheetColumn } from "./sheet.ts";

/** What says of a row where it stands comes last; former ids and cited cells are no cells. */
const last = ["line", "lines", "figure", "reading"];
const apart: ReadonlySet<string> = new Set(["aliases", "cites"]);

type Named = Pick<SheetColumn, "field" | "within">;

/**
 * The columns of a table in the order of its print, then those it does not print.
 * @param kind null where it cannot be read; then the columns are those the rows fill
 */
export function sheetColumns(root: SyntaxMap, kind: Kind | null): readonly SheetColumn[] {
  const rows = rowMaps(root, "rows");
  const nested = kind?.nested ?? [];
  const isNested = (field: string) => nested.some(({ id }) => id === field);
  const rowsIn = (within: string | null) => (within === null ? rows : rows.flatMap((row) => rowMaps(row, within)));
  const usedIn = new Map(
    [null, ...nested.map(({ id }) => id)].map((within) => [
      within,
      fieldsOf(rowsIn(within)).filter((field) => within !== null || !isNested(field)),
    ]),
  );
  const used = usedIn.get(null) ?? [];
  const knownIn = columnsOf(root, kind);
  const known = knownIn(null);
  const keys = kind?.keys ?? [];
  const printed = readPrint(root, nested, new Set([...used, ...known.keys(), ...keys]));
  const isById = childMap(root, "rows") !== undefined;
  const all: (readonly Named[])[] = [
    ...(isById ? [[{ field: "", within: null }]] : []),
    ...outer(["id", "name"].filter((field) => used.includes(field) || (field === "name" && kind?.named && isById))),
    ...outer(keys.filter((key) => !printed.flat().some(({ field }) => field === key))),
    ...printed,
    ...outer([...keys, ...known.keys(), ...used]),
    ...nested.flatMap(({ id }) => inside(id, ["", "name", ...knownIn(id).keys(), ...(usedIn.get(id) ?? [])])),
    ...outer([...last, ...(nested.length > 0 ? [] : ["line"])]),
    ...nested.flatMap(({ id }) => inside(id, ["line"])),
  ];
  const shown = new Set([...printed.flat(), ...outer(keys).flat()].map(nameOf));
  const isShown = (one: Named) => {
    const column = knownIn(one.within).get(one.field);
    const isUsed = usedIn.get(one.within)?.includes(one.field) === true;
    // Where no print says what belongs together, all that may be typed is shown.
    const isOwn = column !== undefined && (printed.length === 0 || column.place !== null || !column.blank);
    return isUsed || isOwn || shown.has(nameOf(one)) || one.field === "" || one.field === "name";
  };
  return nested
    .reduce((groups, { id }) => withInnerId(groups, id), inOrder(all))
    .flatMap((group, index) =>
      group.map((one): SheetColumn => {
        const column = knownIn(one.within).get(one.field) ?? null;
        const texts = rowsIn(one.within).flatMap((row) => textAt(row, one.field));
        return {
          ...one,
          isKey: one.within === null && keys.includes(one.field),
          heading: headingOf(one, column, kind),
          group: index,
          isShown: isShown(one),
          isNumeric: column ? isFigure(column) : texts.length > 0 && texts.every((text) => /^[-+.\d]/.test(text)),
          about: column && aboutOf(column),
        };
      }),
    );
}

/** What a kind says of the columns of a row, and of those of the rows within it. */
function columnsOf(root: SyntaxMap, kind: Kind | null): (within: string | null) => ReadonlyMap<string, Column> {
  const known = new Map((kind?.columns ?? []).map((column) => [column.id, column]));
  for (const heading of headings(root)) if (kind?.cell) known.set(heading, kind.cell);
  const inner = new Map(
    kind?.nested.map(({ id, columns }) => [id, new Map(columns.map((column) => [column.id, column]))]),
  );
  return (within) => (within === null ? known : (inner.get(within) ?? new Map()));
}

/** Finds what a kind says of a column of a sheet. */
export function columnFinder(root: SyntaxMap, kind: Kind | null): (column: Named) => Column | null {
  const known = columnsOf(root, kind);
  return ({ field, within }) => known(within).get(field) ?? null;
}

function outer(fields: readonly string[]): (readonly Named[])[] {
  return fields.map((field) => [{ field, within: null }]);
}

function inside(within: string, fields: readonly string[]): (readonly Named[])[] {
  return fields.map((field) => [{ field, within }]);
}

function fieldsOf(rows: readonly SyntaxMap[]): readonly string[] {
  return [...new Set(rows.flatMap((row) => [...row.entries.keys()]))].filter((field) => !apart.has(field));
}

/** The headings of a matrix. */
function headings(root: SyntaxMap): readonly string[] {
  const axes = [...(childMap(root, "axes")?.entries.values() ?? [])];
  return axes.flatMap(({ value }) => (value.kind === "map" ? childTexts(value, "columns") : []));
}

/** `weight/loads.weight` → two columns of one group. */
function readPrint(root: SyntaxMap, nested: Kind["nested"], own: ReadonlySet<string>): (readonly Named[])[] {
  return childTexts(root, "print").map((text) =>
    text.split("/").map((name) => {
      const inner = nested.find(({ id }) => name.startsWith(`${id}.`));
      if (inner) return { field: name.slice(inner.id.length + 1), within: inner.id };
      const holder = nested.find(({ columns }) => columns.some(({ id }) => id === name)) ?? nested[0];
      return { field: name, within: own.has(name) ? null : (holder?.id ?? null) };
    }),
  );
}

/** Each column once, where it comes first; what says where a row stands comes last. */
function inOrder(groups: readonly (readonly Named[])[]): readonly (readonly Named[])[] {
  const seen = new Set<string>();
  const found = groups.flatMap((group) => {
    const fresh = group.filter((one) => !seen.has(nameOf(one)) && seen.add(nameOf(one)));
    return fresh.length === 0 ? [] : [fresh];
  });
  const isLast = ([one]: readonly Named[]) => one !== undefined && last.includes(one.field);
  return [...found.filter((group) => !isLast(group)), ...found.filter(isLast)];
}

/** The id of a row within a row stands before its cells. */
function withInnerId(groups: readonly (readonly Named[])[], inner: string): readonly (readonly Named[])[] {
  const isId = ([one]: readonly Named[]) => one?.within === inner && one.field === "";
  const rest = groups.filter((group) => !isId(group));
  const first = rest.findIndex((group) => group.some(({ within }) => within === inner));
  return rest.toSpliced(first === -1 ? rest.length : first, 0, [{ field: "", within: inner }]);
}

function nameOf({ field, within }: Named): string {
  return `${within ?? ""}.${field}`;
}

function textAt(row: SyntaxMap, field: string): readonly string[] {
  const value = row.entries.get(field)?.value;
  return value?.kind === "scalar" && value.text !== "" ? [value.text] : [];
}

function headingOf({ field, within }: Named, column: Column | null, kind: Kind | null): string {
  if (field === "") return (kind?.nested.find(({ id }) => id === within)?.title ?? "id").toLowerCase();
  if (column?.place && column.title) return column.title;
  return inWords(field);
}
