import {
  childMap,
  childText,
  isLaidOut,
  isLost,
  type Kind,
  type Path,
  parse,
  rowId,
  type SourceFile,
  type SyntaxMap,
  type SyntaxNode,
} from "../compiler.ts";
import { inWords } from "./about.ts";
import { sheetColumns } from "./columns.ts";
import type { Sheet, SheetCell, SheetColumn, SheetLine } from "./sheet.ts";

/** Finds the kind of a table by its tree; null where it has none that can be read. */
export type KindOf = (file: SourceFile, root: SyntaxMap) => Kind | null;

/**
 * A file as a grid, whatever else is wrong with it: its rows, or where it has none all of its fields.
 * @param read the parser, or one that remembers what it read
 */
export function layOut(
  file: SourceFile,
  kindOf: KindOf,
  part: "rows" | "fields" = "rows",
  read: typeof parse = parse,
): Sheet {
  const { tree, remains } = read(file);
  const root = (tree ?? remains)?.root;
  const [, book = "", , name = ""] = file.path.split("/");
  const head = {
    path: file.path,
    address: `${book}/${name.replace(/\.yaml$/, "")}`,
    title: (root && childText(root, "title")) ?? file.path.replace(/^.*\//, "").replace(/\.yaml$/, ""),
    kind: (root && childText(root, "kind")) ?? "",
  };
  if (!tree || !root)
    return {
      ...head,
      columns: [],
      lines: [],
      rows: "none",
      nested: [],
      problem: "This file cannot be read as a table until its text is mended.",
    };
  const rows = root.entries.get("rows")?.value;
  // A table printed sideways stands here as it is printed.
  const kind = isLaidOut(root) ? null : kindOf(file, root);
  const nested = kind?.nested.map(({ id }) => id) ?? [];
  if (!rows || rows.kind === "scalar" || file.path.includes("/errata/"))
    return { ...head, ...fieldSheet(leaves(root, [])) };
  if (part === "fields")
    return { ...head, ...fieldSheet(leaves(root, []).filter(({ path }) => !isInGrid(path, nested, path.length))) };
  const columns = sheetColumns(root, kind);
  const keys = kind?.keys ?? [];
  const entries: readonly (readonly [string | number, SyntaxNode])[] =
    rows.kind === "map"
      ? [...rows.entries].map(([id, { value }]) => [id, value] as const)
      : rows.items.map((item, index) => [index, item] as const);
  const lines = entries.flatMap(([step, node]) => {
    if (node.kind !== "map") return [];
    const id = typeof step === "string" ? step : rowId(node, keys);
    return rowLines(["rows", step], id, node, columns, nested, startOf(rows, step));
  });
  return { ...head, columns, lines, rows: rows.kind, nested, problem: null };
}

function startOf(rows: SyntaxNode, step: string | number): number {
  if (rows.kind === "map") return rows.entries.get(String(step))?.key.start ?? rows.start;
  return rows.kind === "list" ? (rows.items[Number(step)]?.start ?? rows.start) : rows.start;
}

function rowLines(
  path: Path,
  id: string,
  row: SyntaxMap,
  columns: readonly SheetColumn[],
  nested: readonly string[],
  start: number,
): readonly SheetLine[] {
  const inner = nested.flatMap((field) =>
    [...(childMap(row, field)?.entries ?? [])].flatMap(([name, { value }]) =>
      value.kind === "map" ? [{ field, name, map: value }] : [],
    ),
  );
  const places = inner.length === 0 ? [null] : inner;
  return places.map((place, index): SheetLine => {
    const innerPath = place && [...path, place.field, place.name];
    return {
      path,
      inner: innerPath,
      span: index === 0 ? places.length : 0,
      address: id,
      innerAddress: place ? `${id}/${place.field}/${place.name}` : "",
      start: index === 0 ? start : (place?.map.start ?? start),
      end: place?.map.end ?? row.end,
      cells: columns.map(({ field, within }) => {
        if (within !== null) return innerPath && place.field === within ? cell(place.map, innerPath, field) : null;
        return index === 0 ? cell(row, path, field) : null;
      }),
    };
  });
}

function cell(row: SyntaxMap, path: Path, field: string): SheetCell {
  if (field === "") return { text: String(path.at(-1)), state: "value", path, start: -1, end: -1 };
  const node = row.entries.get(field)?.value;
  const at = [...path, field];
  if (!node) return { text: "", state: "blank", path: at, start: -1, end: -1 };
  return { ...shown(node), path: at, start: node.start, end: node.end };
}

/** What a cell shows, and what is typed to have it so. */
function shown(node: SyntaxNode): Pick<SheetCell, "text" | "state"> {
  if (node.kind === "scalar") return { text: node.text, state: node.text === "" && !node.quoted ? "blank" : "value" };
  if (isLost(node)) return { text: `unknown: ${childText(node as SyntaxMap, "unknown")}`, state: "lost" };
  if (node.kind === "list" && node.items.every(({ kind }) => kind === "scalar"))
    return { text: node.items.map((item) => (item.kind === "scalar" ? item.text : "")).join(", "), state: "list" };
  return { text: groupWords(node), state: "group" };
}

function groupWords(node: SyntaxNode): string {
  if (node.kind === "scalar") return node.text;
  if (node.kind === "list") return node.items.map(groupWords).join("; ");
  return [...node.entries].map(([key, { value }]) => `${inWords(key)} ${groupWords(value)}`).join(", ");
}

/** Whether the grid of rows shows a field; former ids and what a cell holds within itself it does not. */
function isInGrid([first, , third, , fifth]: Path, nested: readonly string[], length: number): boolean {
  if (first !== "rows") return false;
  return nested.includes(String(third)) ? length <= 5 && fifth !== "aliases" : length <= 3 && third !== "aliases";
}

/** Every single field of a file as a line of its own. */
function fieldSheet(fields: readonly Leaf[]): Pick<Sheet, "columns" | "lines" | "rows" | "nested" | "problem"> {
  const column = (field: string, heading: string): SheetColumn => ({
    field,
    within: null,
    isKey: false,
    heading,
    group: field === "" ? 0 : 1,
    isShown: true,
    isNumeric: false,
    about: null,
  });
  const lines = fields.map(({ path, node }): SheetLine => {
    const words = path.map((step) => (typeof step === "number" ? String(step + 1) : step)).join(" › ");
    return {
      path,
      inner: null,
      span: 1,
      address: "",
      innerAddress: "",
      start: node.start,
      end: node.end,
      cells: [
        { text: words, state: "group", path, start: -1, end: -1 },
        { ...shown(node), path, start: node.start, end: node.end },
      ],
    };
  });
  return { columns: [column("", "field"), column("value", "value")], lines, rows: "none", nested: [], problem: null };
}

interface Leaf {
  readonly path: Path;
  readonly node: SyntaxNode;
}

function leaves(node: SyntaxNode, path: Path): readonly Leaf[] {
  if (shown(node).state !== "group") return [{ path, node }];
  if (node.kind === "map") return [...node.entries].flatMap(([key, { value }]) => leaves(value, [...path, key]));
  return node.kind === "list" ? node.items.flatMap((item, index) => leaves(item, [...path, index])) : [];
}
