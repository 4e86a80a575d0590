import { diagnostic } from "../diagnostics/diagnostic.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { fromSister, sister } from "../emit/sdk/sisters.ts";
import { access, stringLiteral } from "../emit/typescript/literal.ts";
import type { CatalogTable, Column } from "../model/index.ts";
import type { Total } from "../model/operation.ts";
import { rowTypeName } from "../names/sdk-names.ts";
import { child, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import type { Report } from "../validate/input.ts";
import { exactly, refuseNoRow, rowOf, unused } from "./code.ts";
import { expectColumn, expectTable } from "./expect.ts";
import { expectNames } from "./expect-names.ts";
import { besides, numberOr } from "./lookup-figure.ts";
import type { OperationModule } from "./operation.ts";

/** Two figures added: two of one row, or one of a row and one of the row inside it. A blank counts as nothing. */
export const total: OperationModule<Total> = {
  operation: "total",
  read(root) {
    const words = childMap(root, "words");
    return {
      operation: "total",
      table: childText(root, "table") ?? "",
      column: childText(root, "column") ?? "",
      nested: childText(root, "nested") ?? null,
      plus: childText(root, "plus") ?? null,
      words: words ? Object.fromEntries([...words.entries.keys()].map((word) => [word, 0])) : null,
    };
  },
  check({ column, nested, plus }, root, tables, report) {
    const table = expectTable(root, "table", "catalog", tables, report);
    if (!secondNamed(root, report) || !table) return;
    if (nested !== null && !table.nested) {
      const hint = "plus: names a second column of the row";
      const expected = "a column of the rows inside each row; this table has none";
      report(diagnostic("table/wrong-shape", child(root, "nested") ?? root, { text: nested, expected }, { hint }));
      return;
    }
    const at = child(root, "table") ?? root;
    if (nested !== null)
      expectNames(
        [
          { name: "row", at },
          { name: rowOf(table).name, at },
        ],
        [],
        report,
      );
    const first = expectFigure(root, "column", column, table, table.columns, report);
    const second =
      nested === null
        ? expectFigure(root, "plus", plus ?? "", table, table.columns, report)
        : expectFigure(root, "nested", nested, table, rowOf(table).columns, report);
    if (!first || !second) return;
    checkPair(first, second, root, report);
    checkWords([first, second], root, report);
  },
  uses: ({ table }) => [table],
  declare(table, operation, setting) {
    const target = sister(setting, operation.table, "catalog");
    const { parameters, parts } = partsOf(target, operation);
    const names = ["first", "second"].map((name) => unused(name, parameters));
    const rests = parts.map(({ column }) => restOf(column, operation.words));
    const sure = rests.every((rest) => rest.length === 0) && operation.words === null;
    const [one = "", other = ""] = sure ? parts.map(cellOf) : names;
    const body = [
      ...parts.flatMap(({ column, of, noun }) => refuseNoRow(table, of, `a ${noun} of ${target.id}`, column.id)),
      ...(sure
        ? []
        : parts.map((part, at) => `const ${names[at]} = ${counted(cellOf(part), part.column, operation)};`)),
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
  },
};

/** Whether one second figure is named, and one only. */
function secondNamed(root: SyntaxMap, report: Report): boolean {
  const nested = root.entries.get("nested");
  const plus = root.entries.get("plus");
  if (nested && plus) {
    const hint = "leave one out: the second figure stands in the same row or in the row inside it";
    report(diagnostic("field/unknown", plus.key, { key: "plus", where: "a total with nested" }, { hint }));
  }
  if (!nested && !plus) {
    const hint = "plus: names a second column of the row, nested: a column of the row inside it";
    const params = { key: "plus or nested", where: "this file" };
    report(diagnostic("field/missing", child(root, "table") ?? root, params, { hint }));
  }
  return (nested === undefined) !== (plus === undefined);
}

function expectFigure(
  root: SyntaxMap,
  field: string,
  id: string,
  table: CatalogTable,
  columns: readonly Column[],
  report: Report,
): Column | undefined {
  const numbers = columns.filter(({ type }) => type.type === "number");
  const known = numbers.map((one) => one.id);
  const isOther = columns.some((one) => one.id === id) && !known.includes(id);
  if (!isOther) expectColumn(root, field, id, known, table.id, report);
  else {
    const expected = `a column of plain numbers: ${known.join(", ") || `${table.id} has none`}`;
    report(diagnostic("table/wrong-shape", child(root, field) ?? root, { text: id, expected }));
  }
  return numbers.find((one) => one.id === id);
}

/** Two columns, not one twice, and of one unit. */
function checkPair(first: Column, second: Column, root: SyntaxMap, report: Report): void {
  const at = child(root, "plus") ?? child(root, "nested") ?? root;
  if (first === second) report(diagnostic("name/duplicate", at, { id: second.id, what: "the addition of" }));
  if (first.unit === second.unit) return;
  const expected = `in the unit of ${first.id}, which is ${first.unit ?? "none"}`;
  report(diagnostic("table/wrong-shape", at, { text: second.id, expected }));
}

/** Only what a column may hold in place of its number can count as one. */
function checkWords(columns: readonly Column[], root: SyntaxMap, report: Report): void {
  const entry = root.entries.get("words");
  const known = [...new Set(columns.flatMap(wordsOf))];
  if (entry && known.length === 0) {
    const where = "a total of columns that hold no words";
    report(diagnostic("field/unknown", entry.key, { key: "words", where }));
    return;
  }
  for (const { key } of childMap(root, "words")?.entries.values() ?? []) {
    if (known.includes(key.text)) continue;
    const near = nearest(key.text, known);
    const params = { text: key.text, allowed: known.join(", ") };
    report(diagnostic("cell/not-allowed", key, params, { hint: near && `write ${near}` }));
  }
}

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
    of: inner.type,
    type: `Pick<${inner.type}, ${picked([second])}>`,
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
