import type { Constant, ConstantsTable } from "../model/index.ts";
import { childText } from "../source/syntax.ts";
import { checkAliases } from "../tables/aliases.ts";
import { readHead } from "../tables/head.ts";
import { readPrint } from "../tables/print.ts";
import { checkExpected } from "./expected.ts";
import { entriesOf, readRow } from "./rows.ts";
import type { Shape } from "./shape.ts";

/** Single named figures with units. */
export const constants: Shape = {
  shape: "constants",
  read(input, report): ConstantsTable {
    const { columns } = input.kind;
    const entries = entriesOf(input.root, "rows");
    checkAliases(entries, report);
    const rows = entries.map(([id, map]): Constant => {
      const row = readRow(id, map, columns, input, report);
      return { ...row, value: row.values.value ?? null, unit: childText(map, "unit") ?? null };
    });
    checkExpected([rows], input, report);
    const print = readPrint(input.root, { columns: columns.filter(({ id }) => id === "value"), nested: [] }, report);
    return { ...readHead(input, print), shape: "constants", constants: rows };
  },
};
