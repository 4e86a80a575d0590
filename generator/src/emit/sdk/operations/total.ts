import type { CatalogTable, Column } from "../../../model/index.ts";
import type { Total } from "../../../model/operation.ts";
import { rowTypeName } from "../../../names/sdk-names.ts";
import { rowOf } from "../../../operations/rows.ts";
import { access, stringLiteral } from "../../typescript/literal.ts";
import { derivedFunction } from "../tables/function.ts";
import { fromSister, sister } from "../tables/sisters.ts";
import { exactly, refuseNoRow, rowType, unused } from "./code.ts";
import type { Declare } from "./declare.ts";
import { besides, numberOr } from "./figure-code.ts";

/** Two figures added: two of one row, or one of a row and one of the row inside it. A blank counts as nothing. */
export const total: Declare<Total> = (table, operation, setting) => {
  const target = sister(setting, operation.table, "catalog");
  const { parameters, parts } = partsOf(target, operation);
  const names = ["first", "second"].map((name) => unused(name, parameters));
  const rests = parts.map(({ column }) => restOf(column, operation.words));
  const sure = rests.every((rest) => rest.length === 0) && operation.words === null;
  const [one = "", other = ""] = sure ? parts.map(cellOf) : names;
  const body = [
    ...parts.flatMap(({ column, of, noun }) => refuseNoRow(table, of, `a ${noun} of ${target.id}`, column.id)),
    ...(sure ? [] : parts.map((part, at) => `const ${names[at]} = ${counted(cellOf(part), part.column, operation)};`)),
    ...rests.flatMap((rest, at) => lostGuard(rest, names[at] ?? "")),
    ...rests.flatMap((rest, at) => wordGuard(rest, names[at] ?? "")),
    ...rests.flatMap((rest, at) => {
      return rest.includes("null") ? [`if (${names[at]} === null) return ${names[1 - at]};`] : [];
    }),
    `return ${exactly(
      `${one} + ${other}`,
      parts.every(({ column }) => column.type.type === "number" && column.type.whole),
    )};`,
  ];
  const bare = rests.every((rest) => rest.includes("null"));
  const instead = rests.flat().filter((type) => type !== "null" || bare);
  const types = parameters.map(({ of }) => of);
  return {
    imports: [fromSister(setting, target.id, types, true)],
    declarations: [derivedFunction(table, setting, parameters, numberOr(inOrder(instead)), body)],
  };
};

/** What the function asks for, and the two figures it finds there. */
function partsOf(table: CatalogTable, { column: id, nested, plus }: Total) {
  const inner = rowOf(table);
  const type = rowTypeName(table);
  const columnOf = (columns: readonly Column[], name: string | null) =>
    columns.find((one) => one.id === name) as Column;
  const first = columnOf(table.columns, id);
  const second = nested === null ? columnOf(table.columns, plus) : columnOf(inner.columns, nested);
  const own = nested === null ? [first, second] : [first];
  const picked = (columns: readonly Column[]) => columns.map((one) => stringLiteral(one.id)).join(" | ");
  const row = { name: "row", of: type, type: `Pick<${type}, ${picked(own)}>`, doc: `The row of “${table.title}”.` };
  const inside = {
    name: inner.name,
    of: rowType(table),
    type: `Pick<${rowType(table)}, ${picked([second])}>`,
    doc: `The ${inner.noun} of that row.`,
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

/** A cell, with the words that count as nothing made 0. */
function counted(cell: string, column: Column, { words }: Total): string {
  const zeros = wordsOf(column).filter((word) => words !== null && Object.hasOwn(words, word));
  if (zeros.length === 0) return cell;
  return `${zeros.map((word) => `${cell} === ${stringLiteral(word)}`).join(" || ")} ? 0 : ${cell}`;
}

/** What may stand in place of a number once the words that count are numbers. */
function restOf(column: Column, words: Total["words"]): readonly string[] {
  const zeros = Object.keys(words ?? {}).map(stringLiteral);
  return besides(column).filter((type) => !zeros.includes(type));
}

function wordsOf({ type }: Column): readonly string[] {
  return type.type === "number" ? type.words : [];
}

function lostGuard(rest: readonly string[], name: string): readonly string[] {
  if (!rest.includes("Unknown")) return [];
  const some = rest.includes("null") ? ` && ${name} !== null` : "";
  return [`if (typeof ${name} === "object"${some}) return ${name};`];
}

function wordGuard(rest: readonly string[], name: string): readonly string[] {
  return rest.some((type) => type.startsWith('"')) ? [`if (typeof ${name} === "string") return ${name};`] : [];
}

/** Words first, then null, then Unknown, as every result type has them. */
function inOrder(types: readonly string[]): readonly string[] {
  const rank = (type: string) => ["null", "Unknown"].indexOf(type);
  return [...types].sort((a, b) => rank(a) - rank(b));
}
