import type { Book, CatalogTable, Column, DerivedTable } from "../../../model/index.ts";
import type { BandBy } from "../../../model/operation.ts";
import { unitWords } from "../../../names/words.ts";
import { catalogsOf, fieldsOf, rowOf } from "../../../operations/named-table.ts";
import { type Code, code, runtime, textOf, union } from "../../typescript/code.ts";
import { access, propertyName, stringLiteral } from "../../typescript/literal.ts";
import type { Parameter } from "../../typescript/module.ts";
import { amount, type Takes } from "../../typescript/takes.ts";
import { recordType } from "../tables/rows.ts";
import { type Declare, refuseBelow, refuseNoRow, rowType } from "./code.ts";

/** The first range column of a row whose range reaches the distance. */
export const bandBy: Declare<BandBy> = (table, operation, setting) => {
  const targets = catalogsOf(setting.tables, operation);
  const columns = operation.columns.map((id) => columnOf(targets, id));
  const { needs } = operation;
  const beyond = operation.beyond === null ? "null" : stringLiteral(operation.beyond);
  const row = rowParameter(targets, [...new Set([...(needs === undefined ? [] : [needs]), ...operation.columns])]);
  const parameters = [row, distanceParameter(columns, operation.field, setting.book)];
  const body = [
    refuseNoRow(table, row.name, row.wanted, operation.columns[0] ?? ""),
    ...refuseBelow(0, table, "distance", false),
    ...(needs === undefined ? [] : [`if (${row.name}${access(needs)} === null) return ${beyond};`]),
    ...columns.flatMap((column) => step(table, column, operation, `${row.name}${access(column.id)}`)),
    `return ${beyond};`,
  ];
  return { parameters, returns: returnTypes(columns, operation), body };
};

/** A range column as the catalogs have it between them. */
interface RangeColumn extends Pick<Column, "id" | "blank" | "unknowable" | "type"> {
  /** A row of one of the catalogs has no such column. */
  readonly missing: boolean;
  /** The type of a cell. */
  readonly record: Code;
}

function columnOf(targets: readonly CatalogTable[], id: string): RangeColumn {
  const found = targets.flatMap((table) =>
    rowOf(table).columns.flatMap((column) => (column.id === id ? [{ table, column }] : [])),
  );
  const [{ column }] = found as [(typeof found)[0]];
  return {
    ...column,
    blank: found.some((one) => one.column.blank),
    unknowable: found.some((one) => one.column.unknowable),
    missing: found.length < targets.length,
    record: union(found.map((one) => recordType(one.table, one.column) ?? "never")),
  };
}

/** The row as a parameter, with no more of it than is read: of one catalog, or of several that have the columns between them. */
export function rowParameter(
  targets: readonly CatalogTable[],
  columns: readonly string[],
): Parameter & { readonly wanted: string } {
  const [first, ...others] = targets as [CatalogTable, ...CatalogTable[]];
  const picked = columns.map(stringLiteral).join(" | ");
  const takes: Takes = { type: "row", tables: targets.map(({ id }) => id), inside: true };
  if (others.length === 0) {
    const { name, noun } = rowOf(first);
    const type = code`Pick<${rowType(first)}, ${picked}>`;
    return { name, type, takes, doc: `The ${noun} of “${first.title}”.`, wanted: `a ${noun} of ${first.id}` };
  }
  const titles = targets.map(({ title }) => `“${title}”`).join(", ");
  const types = targets.map((table) => {
    const own = columns.filter((id) => rowOf(table).columns.some((one) => one.id === id));
    const lacking = columns
      .filter((id) => !own.includes(id))
      .map((id) => ` & { readonly ${propertyName(id)}?: undefined }`);
    const type = code`Pick<${rowType(table)}, ${own.map(stringLiteral).join(" | ")}>${lacking.join("")}`;
    return lacking.length === 0 ? type : code`(${type})`;
  });
  const wanted = `a row of ${targets.map(({ id }) => id).join(", ")}`;
  return { name: "row", type: union(types), takes, doc: `The row, or the row inside it, of ${titles}.`, wanted };
}

/** The distance, with the unit of the ranges. */
function distanceParameter(columns: readonly RangeColumn[], field: string, book: Book): Parameter {
  const unit = columns.flatMap(fieldsOf).find(({ id }) => id === field)?.unit ?? null;
  const doc = unit === null ? "Distance." : `Distance. Unit: ${unitWords(unit, book)}.`;
  return { name: "distance", type: "number", doc, takes: { ...amount, unit } };
}

/** Answers with a column if its range reaches; a range that the print lost is the answer itself. */
function step(
  table: DerivedTable,
  column: RangeColumn,
  { field, gives, blankReaches }: BandBy,
  cell: string,
): readonly Code[] {
  const far = `${cell}${access(field)}`;
  const there = column.missing ? `${cell} !== undefined && ` : "";
  const blank = `${there}${column.blank && !blankReaches ? `${cell} !== null && ` : ""}`;
  const names = [table.functionName, `${column.id}.${field}`].map(stringLiteral).join(", ");
  const part = fieldsOf(column).find(({ id }) => id === field);
  const name = stringLiteral(column.id);
  const answer = gives === "cell" ? `{ band: ${name}, ...${cell} }` : name;
  const isThere = `${blank}${part?.blank ? `${far} !== null && ` : ""}`;
  const reaches = [
    // Untyped code may pass a row with something else for a range, which would silently never or always reach.
    code`${runtime.checkNumber}(${names}, ${far}, false);`,
    `if (distance <= ${far}) return ${answer};`,
  ];
  return [
    ...(blankReaches && column.blank ? [`if (${cell} === null) return ${answer};`] : []),
    ...(blankReaches && column.missing ? [`if (${cell} === undefined) return ${answer};`] : []),
    ...(column.unknowable ? [`if (${blank}"unknown" in ${cell}) return ${cell};`] : []),
    ...(part?.unknowable ? [`if (${blank}typeof ${far} === "object" && ${far} !== null) return ${far};`] : []),
    ...(isThere === "" ? reaches : [`if (${isThere.slice(0, -4)}) {`, ...reaches.map((line) => code`  ${line}`), "}"]),
  ];
}

function returnTypes(columns: readonly RangeColumn[], { gives, field, beyond }: BandBy) {
  const answers = columns.map((column) => {
    const name = stringLiteral(column.id);
    return gives === "cell" ? code`({ readonly band: ${name} } & ${grouped(column.record)})` : name;
  });
  const isLost = columns.some((column) => {
    return column.unknowable || fieldsOf(column).some(({ id, unknowable }) => id === field && unknowable);
  });
  return [...answers, beyond === null ? "null" : stringLiteral(beyond), ...(isLost ? [runtime.Unknown] : [])];
}

/** A type in brackets where it is a union. */
export function grouped(type: Code): Code {
  return textOf(type).includes(" | ") ? code`(${type})` : type;
}
