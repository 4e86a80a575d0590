import type { CatalogTable, Column } from "../../../model/index.ts";
import type { Total } from "../../../model/operation.ts";
import { rowTypeName } from "../../../names/sdk-names.ts";
import { namedTable, rowOf, wordsOf } from "../../../operations/named-table.ts";
import { type Code, code, exported, runtime, union } from "../../typescript/code.ts";
import { access, stringLiteral } from "../../typescript/literal.ts";
import type { Takes } from "../../typescript/takes.ts";
import { type Declare, refuseNoRow, rowType } from "./code.ts";
import { besides } from "./figure-code.ts";

/** Two figures added: two of one row, or one of a row and one of the row inside it. A blank counts as nothing. */
export const total: Declare<Total> = (table, operation, setting) => {
  const target = namedTable(setting.tables, operation.table, "catalog");
  const { parameters, parts } = partsOf(target, operation);
  const [first, second] = parts.map((part) => counted(cellOf(part), part.column, operation)) as [string, string];
  const rests = parts.map(({ column }) => restOf(column, operation.words));
  const bare = rests.every((rest) => rest.includes("null"));
  const instead = rests.flat().filter((type) => type !== "null" || bare);
  const returns = ["number", ...inOrder(instead)];
  // A single blank counts as nothing, which the type of the sum does not show.
  const cast = rests.flat().includes("null") && !bare ? code` as ${union(returns)}` : "";
  const added = rests.every((rest) => rest.length === 0) ? runtime.exactSum : runtime.totalOf;
  const body = [
    ...parts.map(({ column, of, noun }) => refuseNoRow(table, of, `a ${noun} of ${target.id}`, column.id)),
    code`return ${added}(${first}, ${second})${cast};`,
  ];
  return { parameters, returns, unit: parts[0]?.column.unit ?? null, body };
};

/** The parameters, and where each figure is in them. */
function partsOf(table: CatalogTable, { column: id, nested, plus }: Total) {
  const inner = rowOf(table);
  const type = exported(table, rowTypeName(table));
  const columnOf = (columns: readonly Column[], name: string | null) =>
    columns.find((one) => one.id === name) as Column;
  const first = columnOf(table.columns, id);
  const second = nested === null ? columnOf(table.columns, plus) : columnOf(inner.columns, nested);
  const own = nested === null ? [first, second] : [first];
  const picked = (columns: readonly Column[]) => columns.map((one) => stringLiteral(one.id)).join(" | ");
  const takes: Takes = { type: "row", tables: [table.id], inside: false };
  const row = { name: "row", type: code`Pick<${type}, ${picked(own)}>`, doc: `The row of “${table.title}”.`, takes };
  const inside = {
    name: inner.name,
    type: code`Pick<${rowType(table)}, ${picked([second])}>`,
    doc: `The ${inner.noun} of that row.`,
    takes: { ...takes, inside: true },
  };
  return {
    parameters: nested === null ? [row] : [row, inside],
    parts: [
      { column: first, of: "row", noun: "row" },
      { column: second, ...(nested === null ? { of: "row", noun: "row" } : { of: inner.name, noun: inner.noun }) },
    ],
  };
}

function cellOf({ column, of }: { readonly column: Column; readonly of: string }): string {
  return `${of}${access(column.id)}`;
}

/** A cell, with 0 in place of words that count as nothing. */
function counted(cell: string, column: Column, { words }: Total): string {
  const zeros = wordsOf(column).filter((word) => words !== null && Object.hasOwn(words, word));
  if (zeros.length === 0) return cell;
  return `${zeros.map((word) => `${cell} === ${stringLiteral(word)}`).join(" || ")} ? 0 : ${cell}`;
}

/** What may still take the place of a number when the counted words are numbers. */
function restOf(column: Column, words: Total["words"]): readonly Code[] {
  const zeros = Object.keys(words ?? {}).map(stringLiteral);
  return besides(column).filter((type) => typeof type !== "string" || !zeros.includes(type));
}

/** Words first, then null, then Unknown, as every result type has them. */
function inOrder(types: readonly Code[]): readonly Code[] {
  const rank = (type: Code) => (type === "null" ? 1 : type === runtime.Unknown ? 2 : 0);
  return [...types].sort((a, b) => rank(a) - rank(b));
}
