import type { Book, LookupRow, LookupTable } from "../../../model/index.ts";
import { isLarge } from "../../../model/table.ts";
import { rowTypeName } from "../../../names/sdk-names.ts";
import type { RecordValue, Value } from "../../../values/value.ts";
import { type Code, code, exported, runtime } from "../../typescript/code.ts";
import { literal, stringLiteral } from "../../typescript/literal.ts";
import type { Declaration } from "../../typescript/module.ts";
import { exportedData } from "./aliases.ts";
import { largeData, listOf } from "./data.ts";
import { tableDoc } from "./doc.ts";
import { axisType } from "./parameters.ts";

/** The rows of a lookup, by id and as a list. */
export function lookupData(table: LookupTable, book: Book): readonly Declaration[] {
  const rowType = exported(table, rowTypeName(table));
  const rows = table.rows.map((row) => rowValue(row, table));
  if (isLarge(table)) {
    return largeData(table, book, rows, { row: rowType, ofId: rowType, ids: idType(table) });
  }
  const value = literal(Object.fromEntries(table.rows.map(({ id }, at) => [id, rows[at] as Value])));
  return [
    {
      kind: "const",
      name: "data",
      exported: false,
      doc: null,
      value: code`${value} as const satisfies Record<string, ${rowType}>`,
    },
    ...exportedData(table, tableDoc(book, table), code`${runtime.Documented}<${rowType}, typeof data>`),
    listOf(table, table.rows, rowType),
  ];
}

/** The ids of the rows: often those of the only axis, whose type has a name. */
function idType(table: LookupTable): Code {
  const named = table.axes.find(({ keys }) => table.rows.every(({ id }, at) => id === keys[at]));
  return named ? axisType(table, named) : table.rows.map(({ id }) => stringLiteral(id)).join(" | ");
}

function rowValue({ id, name, keys, values }: LookupRow, { named }: LookupTable): RecordValue {
  return { id, ...(named ? { name } : {}), ...keys, ...values } as RecordValue;
}
