import type { Kind } from "../../generator/src/kinds/kind.ts";
import type { Column } from "../../generator/src/model.ts";
import type { TableInput } from "../../generator/src/resolve/input.ts";
import { rowId } from "../../generator/src/resolve/overlay.ts";
import { child, childMap, type SyntaxMap, type SyntaxNode } from "../../generator/src/syntax.ts";
import type { Change, Path } from "./change.ts";
import { cellVariants, countVariants, figureVariants, letterVariants } from "./variants.ts";

/** What a mutant touches. */
export type Part = "cell" | "key" | "line" | "figure" | "stated" | "legend" | "operation" | "erratum";

/** One figure of a rule file, changed. */
export interface Mutant {
  readonly part: Part;
  /** `table/row[/loads/load]/column`, as everywhere. */
  readonly address: string;
  readonly was: string;
  readonly now: string;
  readonly path: Path;
  readonly change: Change;
}

/** Ids of the rows of each table of the book: a reference names one of them. */
export type RowIds = ReadonlyMap<string, readonly string[]>;

/** Words of our own about a row, not figures of the book. */
const ownWords: ReadonlySet<string> = new Set(["id", "name", "aliases", "description", "reading", "group", "unit"]);
const printedAlone: ReadonlySet<string> = new Set(["printed"]);

/** Every mutant of a table file. */
export function mutantsOf(table: TableInput, ids: RowIds): readonly Mutant[] {
  const { root, kind } = table;
  if (kind.shape === "derived") return operationMutants(root, [], table.id);
  const rows = child(root, "rows");
  return [
    ...(rows ? childrenOf(rows) : []).flatMap(([step, row]) => {
      if (row.kind !== "map") return [];
      const id = typeof step === "string" ? step : rowId(row, kind.keys);
      return rowMutants(row, ["rows", step], `${table.id}/${id}`, kind, ids, keysOf(rows as SyntaxNode, kind));
    }),
    ...axisMutants(root, kind, table.id),
    ...legendMutants(root, kind, table.id),
  ];
}

/** The figures an erratum puts in the place of the print. */
export function erratumMutants(root: SyntaxMap): readonly Mutant[] {
  const changes = child(root, "changes");
  return (changes ? childrenOf(changes) : []).flatMap(([index, change]) => {
    if (change.kind !== "map") return [];
    const at = child(change, "at");
    const now = child(change, "now");
    if (at?.kind !== "scalar" || now?.kind !== "scalar") return [];
    const figures = now.text === "absent" ? ["1"] : figureVariants(now.text);
    const texts = figures.length > 0 ? figures : letterVariants(now.text);
    return texts.map((text) => textMutant("erratum", `${at.text}/now`, ["changes", index, "now"], now.text, text));
  });
}

function rowMutants(
  row: SyntaxMap,
  path: Path,
  address: string,
  kind: Pick<Kind, "columns" | "keys" | "cell" | "nested">,
  ids: RowIds,
  keys: ReadonlyMap<string, readonly string[]>,
): readonly Mutant[] {
  return [...row.entries].flatMap(([name, { value }]): readonly Mutant[] => {
    const here = [...path, name];
    const place = `${address}/${name}`;
    if (name === kind.nested?.id && value.kind === "map") {
      const inner = { columns: kind.nested.columns, keys: [], cell: null, nested: null };
      return childrenOf(value).flatMap(([id, one]) =>
        one.kind === "map" ? rowMutants(one, [...here, id], `${place}/${id}`, inner, ids, new Map()) : [],
      );
    }
    const cited = citationMutants(name, value, here, place);
    if (cited) return cited;
    if (ownWords.has(name)) return [];
    const column = kind.columns.find(({ id }) => id === name) ?? kind.cell;
    if (kind.keys.includes(name)) return cellMutants("key", value, here, place, null, keys.get(name) ?? []);
    return cellMutants("cell", value, here, place, column, othersOf(column, ids));
  });
}

/** The citation a key is part of, or null where it is none. */
function citationMutants(name: string, value: SyntaxNode, path: Path, address: string): readonly Mutant[] | null {
  if (name === "cites" && value.kind === "map") {
    return childrenOf(value).flatMap(([column, cite]) =>
      childrenOf(cite).flatMap(
        ([part, one]) =>
          citationMutants(String(part), one, [...path, column, part], `${address}/${column}/${part}`) ?? [],
      ),
    );
  }
  if (value.kind !== "scalar") return null;
  const part =
    name === "line" || name === "lines" ? "line" : name === "figure" || name === "decrease" ? "figure" : null;
  if (part === null) return null;
  if (name === "decrease")
    return [textMutant(part, address, path, value.text, value.text === "true" ? "false" : "true")];
  return countVariants(value.text).map((text) => textMutant(part, address, path, value.text, text));
}

function cellMutants(
  part: Part,
  value: SyntaxNode,
  path: Path,
  address: string,
  column: Column | null,
  others: readonly string[],
): readonly Mutant[] {
  if (value.kind === "map") return [];
  if (value.kind === "list") {
    return childrenOf(value).flatMap(([at, item]) => cellMutants(part, item, [...path, at], address, column, others));
  }
  const texts = cellVariants(value.text, column, others);
  if (texts.length > 0) return texts.map((text) => textMutant(part, address, path, value.text, text));
  if (printedAlone.has(column?.id ?? ""))
    return letterVariants(value.text).map((text) => textMutant(part, address, path, value.text, text));
  // The only word there is says something by being there.
  const sole = column?.type.type === "word";
  return sole ? [{ part, address, was: value.text, now: "nothing", path, change: "removed" }] : [];
}

function axisMutants(root: SyntaxMap, kind: Kind, table: string): readonly Mutant[] {
  const cell = kind.cell ?? (kind.columns.length === 1 ? (kind.columns[0] ?? null) : null);
  const axes = childMap(root, "axes");
  const sides = (map: SyntaxMap, path: Path, address: string, column: Column | null) =>
    ["below", "above"].flatMap((side) => {
      const stated = childMap(map, side);
      const value = stated && child(stated, "cell");
      return value ? cellMutants("stated", value, [...path, side, "cell"], `${address}/${side}`, column, []) : [];
    });
  const inverse = childMap(root, "inverse");
  return [
    ...[...(axes?.entries ?? [])].flatMap(([id, { value }]) => {
      if (value.kind !== "map") return [];
      const path = ["axes", id];
      const columns = child(value, "columns");
      const words = childMap(value, "words");
      const names = columns
        ? childrenOf(columns).flatMap(([, node]) => (node.kind === "scalar" ? [node.text] : []))
        : [];
      return [
        ...(columns ? cellMutants("key", columns, [...path, "columns"], `${table}/${id}`, null, names) : []),
        ...(words ? childrenOf(words) : []).flatMap(([word, key]) =>
          cellMutants("key", key, [...path, "words", word], `${table}/${id}/${word}`, null, []),
        ),
        ...sides(value, path, `${table}/${id}`, cell),
      ];
    }),
    ...(inverse ? sides(inverse, ["inverse"], `${table}/inverse`, null) : []),
  ];
}

function legendMutants(root: SyntaxMap, kind: Kind, table: string): readonly Mutant[] {
  return childrenOf(childMap(root, "noteLegend")).flatMap(([note, entry]): readonly Mutant[] => {
    if (entry.kind !== "map") return [];
    const path = ["noteLegend", String(note)];
    const address = `${table}/noteLegend/${note}`;
    const key = String(Number(note) + 40);
    return [
      { part: "legend", address, was: String(note), now: key, path, change: { key } },
      ...[...entry.entries].flatMap(([name, { value }]) => {
        const here = [...path, name];
        const column = kind.noteColumns.find(({ id }) => id === name) ?? null;
        const place = `${address}/${name}`;
        return citationMutants(name, value, here, place) ?? cellMutants("legend", value, here, place, column, []);
      }),
    ];
  });
}

const operationWords: ReadonlySet<string> = new Set(["kind", "title", "description", "source", "function", "reading"]);

/** Figures stand at different places in each operation, so every plain number or fraction counts. */
function operationMutants(node: SyntaxNode, path: Path, address: string): readonly Mutant[] {
  return childrenOf(node).flatMap(([step, value]) => {
    if (operationWords.has(String(step))) return [];
    const here = [...path, step];
    const place = `${address}/${step}`;
    const cited = citationMutants(String(step), value, here, place);
    if (cited) return cited;
    if (value.kind !== "scalar") return operationMutants(value, here, place);
    if (!/^[+-]?[\d./]+$/.test(value.text)) return [];
    return figureVariants(value.text).map((text) => textMutant("operation", place, here, value.text, text));
  });
}

function othersOf(column: Column | null, ids: RowIds): readonly string[] {
  return (column?.reference && ids.get(column.reference)) || [];
}

/** The ids of each exact axis: another key of the same axis is the likely slip. Numbers and bands change by digit. */
function keysOf(rows: SyntaxNode, { keys }: Kind): ReadonlyMap<string, readonly string[]> {
  return new Map(
    keys.map((key) => {
      const texts = childrenOf(rows).flatMap(([, row]) => {
        const value = row.kind === "map" ? child(row, key) : undefined;
        return value?.kind === "scalar" ? [value.text] : [];
      });
      const words = texts.every((text) => /^\p{L}/u.test(text));
      return [key, words ? [...new Set(texts)] : []] as const;
    }),
  );
}

function childrenOf(node: SyntaxNode | undefined): readonly (readonly [string | number, SyntaxNode])[] {
  if (node?.kind === "map") return [...node.entries].map(([key, { value }]) => [key, value] as const);
  return node?.kind === "list" ? node.items.map((item, index) => [index, item] as const) : [];
}

function textMutant(part: Part, address: string, path: Path, was: string, text: string): Mutant {
  return { part, address, was, now: text, path, change: { text } };
}
