import { type Column, childMap, childTexts, type Kind, rowMaps, type SyntaxMap } from "../compiler.ts";
import { aboutOf, inWords, isFigure } from "./about.ts";
import type { SheetColumn } from "./sheet.ts";

/** What says of a row where it stands comes last; former ids and cited cells are no cells. */
const last = ["line", "lines", "figure", "reading"];
const apart: ReadonlySet<string> = new Set(["aliases", "cites"]);

type Named = Pick<SheetColumn, "field" | "isInner">;

/**
 * The columns of a table in the order of its print, then those it does not print.
 * @param kind null where it cannot be read; then the columns are those the rows fill
 */
export function sheetColumns(root: SyntaxMap, kind: Kind | null): readonly SheetColumn[] {
  const rows = rowMaps(root, "rows");
  const innerField = kind?.nested?.id;
  const inner = innerField ? rows.flatMap((row) => rowMaps(row, innerField)) : [];
  const used = fieldsOf(rows).filter((field) => field !== innerField);
  const usedInner = fieldsOf(inner);
  const { known, knownInner } = columnsOf(root, kind);
  const keys = kind?.keys ?? [];
  const printed = readPrint(root, innerField, new Set([...used, ...known.keys(), ...keys]));
  const isById = childMap(root, "rows") !== undefined;
  const all: (readonly Named[])[] = [
    ...(isById ? [[{ field: "", isInner: false }]] : []),
    ...outer(["id", "name"].filter((field) => used.includes(field) || (field === "name" && kind?.named && isById))),
    ...outer(keys.filter((key) => !printed.flat().some(({ field }) => field === key))),
    ...printed,
    ...outer([...keys, ...known.keys(), ...used]),
    ...within(innerField ? ["", "name", ...knownInner.keys(), ...usedInner] : []),
    ...outer([...last, ...(innerField ? [] : ["line"])]),
    ...within(innerField ? ["line"] : []),
  ];
  const shown = new Set([...printed.flat(), ...outer(keys).flat()].map(nameOf));
  const isShown = (one: Named) => {
    const column = (one.isInner ? knownInner : known).get(one.field);
    const isUsed = (one.isInner ? usedInner : used).includes(one.field);
    // Where no print says what belongs together, all that may be typed is shown.
    const isOwn = column !== undefined && (printed.length === 0 || column.place !== null || !column.blank);
    return isUsed || isOwn || shown.has(nameOf(one)) || one.field === "" || one.field === "name";
  };
  return withInnerId(inOrder(all), innerField).flatMap((group, index) =>
    group.map((one): SheetColumn => {
      const column = (one.isInner ? knownInner : known).get(one.field) ?? null;
      const texts = (one.isInner ? inner : rows).flatMap((row) => textAt(row, one.field));
      return {
        ...one,
        isKey: !one.isInner && keys.includes(one.field),
        heading: headingOf(one, column, kind),
        group: index,
        isShown: isShown(one),
        isNumeric: column ? isFigure(column) : texts.length > 0 && texts.every((text) => /^[-+.\d]/.test(text)),
        about: column && aboutOf(column),
      };
    }),
  );
}

/** What a kind says of the columns of a row, and of those of a row within it. */
function columnsOf(root: SyntaxMap, kind: Kind | null) {
  const known = new Map((kind?.columns ?? []).map((column) => [column.id, column]));
  for (const heading of headings(root)) if (kind?.cell) known.set(heading, kind.cell);
  return { known, knownInner: new Map((kind?.nested?.columns ?? []).map((column) => [column.id, column])) };
}

/** Finds what a kind says of a column of a sheet. */
export function columnFinder(root: SyntaxMap, kind: Kind | null): (column: Named) => Column | null {
  const { known, knownInner } = columnsOf(root, kind);
  return ({ field, isInner }) => (isInner ? knownInner : known).get(field) ?? null;
}

function outer(fields: readonly string[]): (readonly Named[])[] {
  return fields.map((field) => [{ field, isInner: false }]);
}

function within(fields: readonly string[]): (readonly Named[])[] {
  return fields.map((field) => [{ field, isInner: true }]);
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
function readPrint(root: SyntaxMap, inner: string | undefined, own: ReadonlySet<string>): (readonly Named[])[] {
  return childTexts(root, "print").map((text) =>
    text.split("/").map((name) => {
      if (inner && name.startsWith(`${inner}.`)) return { field: name.slice(inner.length + 1), isInner: true };
      return { field: name, isInner: inner !== undefined && !own.has(name) };
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
function withInnerId(groups: readonly (readonly Named[])[], inner: string | undefined): readonly (readonly Named[])[] {
  if (inner === undefined) return groups;
  const isId = ([one]: readonly Named[]) => one?.isInner === true && one.field === "";
  const rest = groups.filter((group) => !isId(group));
  const first = rest.findIndex((group) => group.some(({ isInner }) => isInner));
  return rest.toSpliced(first === -1 ? rest.length : first, 0, [{ field: "", isInner: true }]);
}

function nameOf({ field, isInner }: Named): string {
  return `${isInner ? "." : ""}${field}`;
}

function textAt(row: SyntaxMap, field: string): readonly string[] {
  const value = row.entries.get(field)?.value;
  return value?.kind === "scalar" && value.text !== "" ? [value.text] : [];
}

function headingOf({ field, isInner }: Named, column: Column | null, kind: Kind | null): string {
  if (field === "") return isInner ? (kind?.nested?.title ?? "id").toLowerCase() : "id";
  if (column?.place && column.title) return column.title;
  return inWords(field);
}
