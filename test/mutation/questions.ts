import type { Column } from "../../generator/src/model/index.ts";
import { printLines, readLines } from "../../generator/src/numerals/lines.ts";
import { childMap, childText, type SyntaxMap, type SyntaxNode } from "../../generator/src/source/syntax.ts";
import { rowId } from "../../generator/src/tables/rows-by-id.ts";
import type { TableInput } from "../../generator/src/validate/input.ts";
import { childrenOf } from "./mutant.ts";
import { idsNamed, type RowIds } from "./places.ts";

export const questionsHeader = "address\tquestion\tanswers\tlines";

interface Cell {
  readonly column: Column | null;
  /** The rows around the cell, outermost first. */
  readonly rows: readonly SyntaxMap[];
}

/**
 * What a second reader must say of a cell, without what the rules say of it: its address, what it is, the answers there
 * can be, and the lines to read.
 */
export function question(table: TableInput, address: string, ids: RowIds): string {
  const path = address.slice(table.id.length + 1);
  const { column, rows } = cellAt(table, path);
  const name = path.split("/").at(-1) as string;
  const side = rows.length === 0 && (name === "below" || name === "above");
  const beyond = side ? ` For a value ${name} every printed one of ${path.split("/")[0]}.` : "";
  // The id alone does not say what a row is about.
  const last = rows.at(-1);
  const of = last && childText(last, "description");
  const asked = column?.description || `${table.kind.description} (${path})`;
  const what = `${of ? `${of} ` : ""}${asked}${beyond}`;
  return [address, what, answers(column, ids), linesFor(table, rows, name)].map(oneLine).join("\t");
}

function cellAt({ kind, root }: TableInput, path: string): Cell {
  const steps = path.split("/");
  const name = steps.at(-1) as string;
  if (steps[0] === "noteLegend") {
    const note = childMap(root, "noteLegend");
    const entry = note && childMap(note, steps[1] as string);
    return { column: kind.noteColumns.find(({ id }) => id === name) ?? null, rows: entry ? [entry] : [] };
  }
  const side = name === "below" || name === "above";
  const rows = rowsOf(root.entries.get("rows")?.value, kind.keys);
  const row = rows.find(([id]) => path.startsWith(`${id}/`));
  if (!row) return { column: side ? (kind.cell ?? kind.columns[0] ?? null) : null, rows: [] };
  const inner = kind.nested.find(({ id }) => path.slice(row[0].length + 1).startsWith(`${id}/`)) ?? null;
  const load = inner && childMap(row[1], inner.id);
  const nested = load && childMap(load, steps.at(-2) as string);
  const column = (inner ?? kind).columns.find(({ id }) => id === name) ?? (inner ? null : kind.cell);
  return { column, rows: [row[1], ...(nested ? [nested] : [])] };
}

function rowsOf(rows: SyntaxNode | undefined, keys: readonly string[]): readonly (readonly [string, SyntaxMap])[] {
  return childrenOf(rows)
    .flatMap(([step, row]) =>
      row.kind === "map" ? [[typeof step === "string" ? step : rowId(row, keys), row] as const] : [],
    )
    .sort(([a], [b]) => b.length - a.length);
}

function answers(column: Column | null, ids: RowIds): string {
  if (!column) return "number or fraction";
  const blank = column.blank ? " | blank" : "";
  const { type, unit } = column;
  if (type.type === "id") return `${idsNamed(type.of, ids).join(" | ")}${blank}`;
  if (type.type === "boolean") return `true | false${blank}`;
  if (type.type === "word") return `${type.words.join(" | ")}${blank}`;
  const words = column.notation ? [...column.notation.words.keys()].map((word) => ` | ${word}`).join("") : "";
  if (type.type === "record") return `${type.fields.map(({ id }) => `${id} …`).join(", ")}${words}${blank}`;
  return `${type.type}${unit ? ` (${unit})` : ""}${words}${blank}`;
}

function linesFor({ root }: TableInput, rows: readonly SyntaxMap[], name: string): string {
  const source = childMap(root, "source");
  const heading = source && childText(source, "heading");
  const cited = [...rows].reverse().flatMap((row) => {
    const cites = childMap(row, "cites");
    const cite = cites && childMap(cites, name);
    return [...(cite ? [`cell ${lineOf(cite)}`] : []), ...(lineOf(row) ? [`row ${lineOf(row)}`] : [])];
  });
  const around = source && childText(source, "lines");
  const table = around ? [`table ${printLines(readLines(around) ?? [])}`] : [];
  const own = rows.length === 0 && lineOf(root) ? [`lines ${lineOf(root)}`] : [];
  return [...cited, ...own, ...table, ...(heading ? [`“${heading}”`] : [])].join("; ");
}

function lineOf(map: SyntaxMap): string {
  return childText(map, "line") ?? childText(map, "lines") ?? "";
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
