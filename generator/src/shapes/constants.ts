import type { Constant, ConstantsTable } from "../model.ts";
import { readHead } from "../resolve/head.ts";
import { readPrint } from "../resolve/print.ts";
import { childText } from "../syntax.ts";
import { entriesOf, readRow } from "./rows.ts";
import type { Shape } from "./shape.ts";

/** Single named figures with units. */
export const constants: Shape = {
  shape: "constants",
  read(input, report): ConstantsTable {
    const { columns } = input.kind;
    const rows = entriesOf(input.root, "rows").map(([id, map]): Constant => {
      const row = readRow(id, map, columns, input, report);
      return { ...row, value: row.values.value ?? null, unit: childText(map, "unit") ?? null };
    });
    const print = readPrint(input.root, { columns: columns.filter(({ id }) => id === "value"), nested: null }, report);
    return { ...readHead(input, print), shape: "constants", constants: rows };
  },
};
