import type { CatalogTable, Column, DerivedTable } from "../../../model/index.ts";
import type { BandBy } from "../../../model/operation.ts";
import { unitWords } from "../../../names/words.ts";
import { fieldsOf, namedTable, rowOf } from "../../../operations/named-table.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { access, stringLiteral } from "../../typescript/literal.ts";
import { recordType } from "../tables/rows.ts";
import { type Declare, refuseBelow, refuseNoRow, rowType } from "./code.ts";

/** The first range column of a row whose range reaches the distance. */
export const bandBy: Declare<BandBy> = (table, operation, setting) => {
  const target = namedTable(setting.tables, operation.table, "catalog");
  const row = rowOf(target);
  const columns = operation.columns.map((id) => row.columns.find((one) => one.id === id) as Column);
  const { needs } = operation;
  const beyond = operation.beyond === null ? "null" : stringLiteral(operation.beyond);
  const picked = [...new Set([...(needs === undefined ? [] : [needs]), ...operation.columns])]
    .map(stringLiteral)
    .join(" | ");
  const parameters = [
    { name: row.name, type: code`Pick<${rowType(target)}, ${picked}>`, doc: `The ${row.noun} of “${target.title}”.` },
    { name: "distance", type: "number", doc: distanceWords(columns, operation.field) },
  ];
  const body = [
    refuseNoRow(table, row.name, `a ${row.noun} of ${target.id}`, operation.columns[0] ?? ""),
    ...refuseBelow(0, table, "distance", false),
    ...(needs === undefined ? [] : [`if (${row.name}${access(needs)} === null) return ${beyond};`]),
    ...columns.flatMap((column) => step(table, column, operation, `${row.name}${access(column.id)}`)),
    `return ${beyond};`,
  ];
  return { parameters, returns: returnTypes(target, columns, operation), body };
};

/** Describes the distance, with the unit of the ranges. */
function distanceWords(columns: readonly Column[], field: string): string {
  const unit = columns.flatMap(fieldsOf).find(({ id }) => id === field)?.unit ?? null;
  return unit === null ? "Distance." : `Distance. Unit: ${unitWords(unit)}.`;
}

/** Answers with a column if its range reaches; a range that the print lost is the answer itself. */
function step(
  table: DerivedTable,
  column: Column,
  { field, gives, blankReaches }: BandBy,
  cell: string,
): readonly Code[] {
  const far = `${cell}${access(field)}`;
  const blank = column.blank && !blankReaches ? `${cell} !== null && ` : "";
  const names = [table.functionName, `${column.id}.${field}`].map(stringLiteral).join(", ");
  const part = fieldsOf(column).find(({ id }) => id === field);
  const name = stringLiteral(column.id);
  const answer = gives === "cell" ? `{ band: ${name}, ...${cell} }` : name;
  const isThere = `${blank}${part?.blank ? `${far} !== null && ` : ""}`;
  return [
    ...(column.blank && blankReaches ? [`if (${cell} === null) return ${answer};`] : []),
    ...(column.unknowable ? [`if (${blank}"unknown" in ${cell}) return ${cell};`] : []),
    ...(part?.unknowable ? [`if (${blank}typeof ${far} === "object" && ${far} !== null) return ${far};`] : []),
    // Untyped code may pass a row with something else for a range, which would silently never or always reach.
    code`${isThere === "" ? "" : `if (${isThere.slice(0, -4)}) `}${runtime.checkNumber}(${names}, ${far}, false);`,
    `if (${isThere}distance <= ${far}) return ${answer};`,
  ];
}

function returnTypes(target: CatalogTable, columns: readonly Column[], { gives, field, beyond }: BandBy) {
  const answers = columns.map((column) => {
    const name = stringLiteral(column.id);
    return gives === "cell" ? code`({ readonly band: ${name} } & ${recordType(target, column) ?? "never"})` : name;
  });
  const isLost = columns.some((column) => {
    return column.unknowable || fieldsOf(column).some(({ id, unknowable }) => id === field && unknowable);
  });
  return [...answers, beyond === null ? "null" : stringLiteral(beyond), ...(isLost ? [runtime.Unknown] : [])];
}
