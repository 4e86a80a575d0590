import type { CatalogTable, Column } from "../../../model/index.ts";
import type { BandBy } from "../../../model/operation.ts";
import { recordTypeName } from "../../../names/sdk-names.ts";
import { unitWords } from "../../../names/words.ts";
import { fieldsOf, rowOf } from "../../../operations/rows.ts";
import { access, stringLiteral } from "../../typescript/literal.ts";
import { derivedFunction } from "../tables/function.ts";
import { fromSister, sister } from "../tables/sisters.ts";
import { refuseBelow, refuseNoRow, rowType } from "./code.ts";
import type { Declare } from "./declare.ts";
import { besides } from "./figure-code.ts";

/** A row's range columns as a ceiling axis: the first column whose range is not below the distance. */
export const bandBy: Declare<BandBy> = (table, operation, setting) => {
  const target = sister(setting, operation.table, "catalog");
  const row = rowOf(target);
  const columns = operation.columns.map((id) => row.columns.find((one) => one.id === id) as Column);
  const picked = operation.columns.map(stringLiteral).join(" | ");
  const parameters = [
    { name: row.name, type: `Pick<${rowType(target)}, ${picked}>`, doc: `The ${row.noun} of “${target.title}”.` },
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
    imports: [fromSister(setting, target.id, [rowType(target), ...new Set(records)], true)],
    declarations: [derivedFunction(table, setting, parameters, returnType(target, columns, operation), body)],
  };
};

/** What the distance is, in the unit of the ranges it is held against. */
function distanceWords(columns: readonly Column[], field: string): string {
  const unit = columns.flatMap(fieldsOf).find(({ id }) => id === field)?.unit ?? null;
  return unit === null ? "Distance." : `Distance. Unit: ${unitWords(unit)}.`;
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

function recordOf(target: CatalogTable, column: Column): string {
  return recordTypeName(target, column) ?? "never";
}
