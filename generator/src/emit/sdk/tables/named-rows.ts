import type { Column, Table } from "../../../model/index.ts";
import { namesOf } from "../../../model/rows-of.ts";
import type { ValueType } from "../../../values/value.ts";

/** The tables of an edition; a column that names rows or tables has their ids for its type. */
export function withNamedRows(tables: readonly Table[]): readonly Table[] {
  const named = tables.flatMap((table) => [...namesOf(table)]);
  const ids = new Map(named.map(([of, rows]) => [of, rows.map(({ id }) => id)] as const));
  const typed = (column: Column): Column => ({ ...column, type: typeWith(column.type, ids) });
  return tables.map((table) => {
    if (table.shape === "lookup") {
      const { result } = table;
      if (result.layout === "matrix") return { ...table, result: { ...result, cell: typed(result.cell) } };
      return { ...table, result: { ...result, columns: result.columns.map(typed) } };
    }
    if (table.shape !== "catalog") return table;
    const nested = table.nested.map((one) => ({ ...one, columns: one.columns.map(typed) }));
    return { ...table, columns: table.columns.map(typed), nested };
  });
}

function typeWith(type: ValueType, ids: ReadonlyMap<string, readonly string[]>): ValueType {
  switch (type.type) {
    case "id": {
      const words = type.of === null ? [...ids.keys()].filter((of) => !of.includes("/")) : ids.get(type.of);
      return words && words.length > 0 ? { type: "word", words } : type;
    }
    case "list":
      return { ...type, item: typeWith(type.item, ids) };
    case "map":
      return { ...type, keys: ids.get(type.by) ?? null, of: typeWith(type.of, ids) };
    case "record":
      return { ...type, fields: type.fields.map((field) => ({ ...field, type: typeWith(field.type, ids) })) };
    default:
      return type;
  }
}
