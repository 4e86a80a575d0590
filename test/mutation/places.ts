import type { Kind } from "../../generator/src/kinds/kind.ts";
import type { Column } from "../../generator/src/model/index.ts";
import { writtenValue } from "../../generator/src/replay/written-cell.ts";
import { child, type SyntaxMap, type SyntaxNode } from "../../generator/src/source/syntax.ts";
import { rowId } from "../../generator/src/tables/rows-by-id.ts";
import type { TableInput } from "../../generator/src/validate/input.ts";
import type { Path } from "./change.ts";
import { axisMutants, legendMutants } from "./edges.ts";
import { cellMutants, childrenOf, citationMutants, type Mutant, textMutant } from "./mutant.ts";
import { figureVariants, fillVariant, letterVariants } from "./variants.ts";

/** Ids of the rows of each table of the book: a reference names one of them. */
export type RowIds = ReadonlyMap<string, readonly string[]>;

/** Words of our own about a row, not figures of the book. */
const ownWords: ReadonlySet<string> = new Set(["id", "name", "aliases", "description", "reading", "group", "unit"]);

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
  const filled = [...row.entries].flatMap(([name, { value }]): readonly Mutant[] => {
    const here = [...path, name];
    const place = `${address}/${name}`;
    const nested = kind.nested.find(({ id }) => id === name);
    if (nested && value.kind === "map") {
      const inner = { columns: nested.columns, keys: [], cell: null, nested: [] };
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
  return [...filled, ...blankMutants(row, path, address, kind.columns, ids)];
}

/** Cells left out, filled in: a blank says something too, and so does the default the schema gives. */
function blankMutants(
  row: SyntaxMap,
  path: Path,
  address: string,
  columns: readonly Column[],
  ids: RowIds,
): readonly Mutant[] {
  return columns.flatMap((column) => {
    if (row.entries.has(column.id) || column.id === "printed" || column.reading === "derived") return [];
    const text = fillVariant(column, othersOf(column, ids));
    const was = writtenValue(column.default);
    return text === null ? [] : [textMutant("blank", `${address}/${column.id}`, [...path, column.id], was, text)];
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

/** The rows a reference names; of one to a part of a table, those of the whole table. */
export function idsNamed(of: string | null, ids: RowIds): readonly string[] {
  return ids.get(of?.split("/")[0] ?? "") ?? [];
}

function othersOf(column: Column | null, ids: RowIds): readonly string[] {
  return column?.type.type === "id" ? idsNamed(column.type.of, ids) : [];
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
