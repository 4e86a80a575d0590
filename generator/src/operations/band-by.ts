import { diagnostic } from "../diagnostics/diagnostic.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { fromSister, sister } from "../emit/sdk/sisters.ts";
import { access, stringLiteral } from "../emit/typescript/literal.ts";
import type { CatalogTable, Column } from "../model/index.ts";
import type { BandBy } from "../model/operation.ts";
import { recordTypeName } from "../names/sdk-names.ts";
import { unitWords } from "../names/words.ts";
import { child, childText, type SyntaxMap } from "../source/syntax.ts";
import type { Report } from "../validate/input.ts";
import { refuseBelow, refuseNoRow, rowOf } from "./code.ts";
import { expectColumn, expectColumnAt, expectTable } from "./expect.ts";
import { expectNames } from "./expect-names.ts";
import { besides } from "./lookup-figure.ts";
import type { OperationModule } from "./operation.ts";
import { scalarsOf } from "./read.ts";

/** A row's range columns as a ceiling axis: the first column whose range is not below the distance. */
export const bandBy: OperationModule<BandBy> = {
  operation: "band-by",
  read: (root) => ({
    operation: "band-by",
    table: childText(root, "table") ?? "",
    columns: scalarsOf(root, "columns").map(({ text }) => text),
    field: childText(root, "field") ?? "",
    ...(childText(root, "gives") === "cell" ? { gives: "cell" as const } : {}),
    beyond: childText(root, "beyond") ?? null,
  }),
  check(operation, root, tables, report) {
    checkBeyond(operation, root, report);
    const table = expectTable(root, "table", "catalog", tables, report);
    if (!table) return;
    const { name, columns } = rowOf(table);
    const at = child(root, "table") ?? root;
    expectNames(
      [
        { name, at },
        { name: "distance", at },
      ],
      [],
      report,
    );
    const ids = columns.map(({ id }) => id);
    for (const item of scalarsOf(root, "columns")) {
      if (!expectColumnAt(item, item.text, ids, table.id, report)) continue;
      const column = columns.find(({ id }) => id === item.text) as Column;
      const fields = fieldsOf(column);
      const numbers = fields.filter(({ type }) => type.type === "number" && type.words.length === 0);
      const known = numbers.map(({ id }) => id);
      const name = `${table.id}/${column.id}`;
      if (!expectColumn(root, "field", operation.field, known, name, report)) return;
      if (operation.gives !== "cell" || !fields.some(({ id }) => id === "band")) continue;
      const expected = "a column without a field called band, which the answer has already";
      report(diagnostic("table/wrong-shape", item, { text: name, expected }));
    }
  },
  uses: ({ table }) => [table],
  declare(table, operation, setting) {
    const target = sister(setting, operation.table, "catalog");
    const row = rowOf(target);
    const columns = operation.columns.map((id) => row.columns.find((one) => one.id === id) as Column);
    const picked = operation.columns.map(stringLiteral).join(" | ");
    const parameters = [
      { name: row.name, type: `Pick<${row.type}, ${picked}>`, doc: `The ${row.noun} of “${target.title}”.` },
      { name: "distance", type: "number", doc: distanceWords(columns, operation.field) },
    ];
    const body = [
      ...refuseNoRow(table, row.name, `a ${row.noun} of ${target.id}`, operation.columns[0] ?? ""),
      ...refuseBelow(0, table, "distance", false),
      ...columns.flatMap((column) => step(column, operation, `${row.name}${access(column.id)}`)),
      `return ${operation.beyond === null ? "null" : stringLiteral(operation.beyond)};`,
    ];
    const records = operation.gives === "cell" ? columns.map((column) => recordOf(target, column)) : [];
    return {
      imports: [fromSister(setting, target.id, [row.type, ...new Set(records)], true)],
      declarations: [derivedFunction(table, setting, parameters, returnType(target, columns, operation), body)],
    };
  },
};

/** What the distance is, in the unit of the ranges it is held against. */
function distanceWords(columns: readonly Column[], field: string): string {
  const unit = columns.flatMap(fieldsOf).find(({ id }) => id === field)?.unit ?? null;
  return unit === null ? "Distance." : `Distance. Unit: ${unitWords(unit)}.`;
}

/** A word for what lies beyond is needed where words are given, and only there. */
function checkBeyond({ gives, beyond }: BandBy, root: SyntaxMap, report: Report): void {
  const entry = root.entries.get("beyond");
  if (gives === "cell" && entry) {
    const hint = "leave it out: a distance beyond the last column gives null";
    report(diagnostic("field/unknown", entry.key, { key: "beyond", where: "gives: cell" }, { hint }));
  }
  if (gives !== "cell" && beyond === null) {
    const hint = "add beyond: with a word such as out-of-range";
    report(diagnostic("field/missing", child(root, "table") ?? root, { key: "beyond", where: "this file" }, { hint }));
  }
}

/** Answers with a column where its range reaches; a range lost in print is all that can be said. */
function step(column: Column, { field, gives }: BandBy, cell: string): readonly string[] {
  const far = `${cell}${access(field)}`;
  const blank = column.blank ? `${cell} !== null && ` : "";
  const part = fieldsOf(column).find(({ id }) => id === field);
  const name = stringLiteral(column.id);
  const answer = gives === "cell" ? `{ band: ${name}, ...${cell} }` : name;
  return [
    ...(column.unknowable ? [`if (${blank}"unknown" in ${cell}) return ${cell};`] : []),
    ...(part?.unknowable ? [`if (${blank}typeof ${far} === "object" && ${far} !== null) return ${far};`] : []),
    `if (${blank}${part?.blank ? `${far} !== null && ` : ""}distance <= ${far}) return ${answer};`,
  ];
}

function returnType(target: CatalogTable, columns: readonly Column[], { gives, field, beyond }: BandBy): string {
  const lost = columns.flatMap((column) => {
    const part = fieldsOf(column).find(({ id }) => id === field);
    return [...besides(column), ...(part ? besides(part) : [])].filter((type) => type === "Unknown");
  });
  const answers = columns.map((column) => {
    const name = stringLiteral(column.id);
    return gives === "cell" ? `({ readonly band: ${name} } & ${recordOf(target, column)})` : name;
  });
  const outside = beyond === null ? "null" : stringLiteral(beyond);
  return [...new Set([...answers, outside, ...lost])].join(" | ");
}

function fieldsOf({ type }: Column) {
  return type.type === "record" ? type.fields : [];
}

function recordOf(target: CatalogTable, column: Column): string {
  return recordTypeName(target, column) ?? "never";
}
