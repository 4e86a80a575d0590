import { checkOrder } from "../axes/order.ts";
import type { CatalogRow, CatalogTable, Column } from "../model/index.ts";
import { checkAliases } from "../tables/aliases.ts";
import { readHead } from "../tables/head.ts";
import { checkLegend, legendNotes, readLegend } from "../tables/legend.ts";
import { readPrint } from "../tables/print.ts";
import type { TableInput } from "../validate/input.ts";
import { entriesOf, readRow } from "./rows.ts";
import type { Shape } from "./shape.ts";

/** Records by id: weapons, units, levels. */
export const catalog: Shape = {
  shape: "catalog",
  read(input, report): CatalogTable {
    const legend = readLegend(input.root);
    checkLegend(input.root, report);
    const columns = withNotes(input.kind.columns, input);
    const nested = input.kind.nested.map((one) => ({ ...one, columns: withNotes(one.columns, input) }));
    const entries = entriesOf(input.root, "rows");
    checkAliases(entries, report);
    const rows = entries.map(([id, map]): CatalogRow => {
      // A row with rows inside is printed through them, so they carry the line.
      const uncited = nested.length > 0 ? { ...input, cited: false } : input;
      const inside = nested.flatMap(({ id: within, columns: own }) => {
        const inner = entriesOf(map, within);
        checkAliases(inner, report);
        const rows = inner.map(([name, row]) => readRow(name, row, own, input, report, legend));
        checkOrder(rows, own, report);
        return rows.map((row) => ({ ...row, within }));
      });
      return { ...readRow(id, map, columns, uncited, report, legend), nested: inside };
    });
    checkOrder(rows, columns, report);
    const print = readPrint(input.root, { columns, nested }, report);
    const notes = legendNotes(legend, input.kind.noteColumns);
    return { ...readHead(input, print), shape: "catalog", columns, nested, rows, notes };
  },
};

/** The columns of rows that carry notes, with the properties the notes give. */
function withNotes(columns: readonly Column[], input: TableInput): readonly Column[] {
  return columns.some((column) => column.reading === "notes") ? [...columns, ...input.kind.noteColumns] : columns;
}
