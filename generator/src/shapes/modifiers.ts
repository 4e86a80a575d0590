import type { Modifier, ModifiersTable } from "../model.ts";
import { camelCase } from "../names.ts";
import { readDecimal } from "../reading/decimal.ts";
import { checkAliases } from "../resolve/aliases.ts";
import { readHead } from "../resolve/head.ts";
import { checkParameters } from "../resolve/names.ts";
import { readPrint } from "../resolve/print.ts";
import { sumFunctionName } from "../sdk-names.ts";
import { childList, childMap, childText } from "../syntax.ts";
import { entriesOf, readRow } from "./rows.ts";
import type { Shape } from "./shape.ts";
import { checkEffect, readSign } from "./sign.ts";

/** Named signed numbers that add up. */
export const modifiers: Shape = {
  shape: "modifiers",
  read(input, report): ModifiersTable {
    const { columns } = input.kind;
    const entries = entriesOf(input.root, "rows");
    checkAliases(entries, report);
    const keys = [...(childMap(input.root, "rows")?.entries.values() ?? [])].map(({ key }) => key);
    const former = entries.flatMap(([, row]) => childList(row, "aliases")?.items ?? []);
    const named = [...keys, ...former].flatMap((one) => (one.kind === "scalar" ? [one] : []));
    checkParameters(
      named.map((one) => [one, camelCase(one.text)]),
      report,
    );
    const sign = readSign(input.root);
    const rows = entries.map(([id, map]): Modifier => {
      checkEffect(map, sign, report);
      const value = readDecimal(childText(map, "value") ?? "");
      return {
        ...readRow(id, map, columns, input, report),
        value: value.ok ? value.value : 0,
        group: childText(map, "group") ?? null,
        counted: childText(map, "counted") === "true",
      };
    });
    const print = readPrint(input.root, { columns, nested: null }, report);
    const sumName = sumFunctionName(input.id);
    return { ...readHead(input, print), shape: "modifiers", sumName, unit: null, sign, modifiers: rows };
  },
};
