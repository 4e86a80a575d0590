import type { Modifier, ModifiersTable } from "../model.ts";
import { camelCase, pascalCase } from "../names.ts";
import { readDecimal } from "../reading/decimal.ts";
import { readHead } from "../resolve/head.ts";
import { checkParameters } from "../resolve/names.ts";
import { readPrint } from "../resolve/print.ts";
import { childMap, childText } from "../syntax.ts";
import { entriesOf, readRow } from "./rows.ts";
import type { Shape } from "./shape.ts";

/** Named signed numbers that add up. */
export const modifiers: Shape = {
  shape: "modifiers",
  read(input, report): ModifiersTable {
    const { columns } = input.kind;
    const keys = [...(childMap(input.root, "rows")?.entries.values() ?? [])].map(({ key }) => key);
    checkParameters(
      keys.map((key) => [key, camelCase(key.text)]),
      report,
    );
    const rows = entriesOf(input.root, "rows").map(([id, map]): Modifier => {
      const value = readDecimal(childText(map, "value") ?? "");
      return {
        ...readRow(id, map, columns, input, report),
        value: value.ok ? value.value : 0,
        group: childText(map, "group") ?? null,
        counted: childText(map, "counted") === "true",
      };
    });
    const print = readPrint(input.root, { columns, nested: null }, report);
    const sumName = `sum${pascalCase(input.id)}`;
    return { ...readHead(input, print), shape: "modifiers", sumName, unit: null, modifiers: rows };
  },
};
