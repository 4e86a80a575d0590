import { isRecord, type RecordValue, type Value } from "../../values/value.ts";
import type { Documents } from "./document.ts";

/**
 * The as-printed edition as it is published: only the tables whose print differs, and where all others stand, as a link
 * seen from this file.
 */
export function printedDocument({ current, asPrinted }: Documents): RecordValue {
  const { tables: _, ...header } = asPrinted;
  const shared = new Set(tablesOf(current));
  const tables = tablesOf(asPrinted).filter((table) => !shared.has(table));
  return { ...header, otherTablesAsIn: `../${header.book}.json`, tables };
}

/** The whole as-printed edition: every table its document does not list is that of the current one. */
export function wholePrint(current: RecordValue, { otherTablesAsIn: _, ...printed }: RecordValue): RecordValue {
  const listed = new Map(tablesOf(printed).map((table) => [idOf(table), table]));
  return { ...printed, tables: tablesOf(current).map((table) => listed.get(idOf(table)) ?? table) };
}

function tablesOf({ tables }: RecordValue): readonly Value[] {
  return Array.isArray(tables) ? tables : [];
}

/** A stranger's document may list what is no table: that has no id. */
function idOf(table: Value): Value | undefined {
  return isRecord(table) ? table.id : table;
}
