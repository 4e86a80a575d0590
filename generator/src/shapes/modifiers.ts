import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Modifier, ModifiersTable } from "../model/index.ts";
import { sumFunctionName } from "../names/sdk-names.ts";
import { readDecimal } from "../numerals/decimal.ts";
import { child, childFlag, childMap, childScalars, childText, childTexts } from "../source/syntax.ts";
import { checkAliases } from "../tables/aliases.ts";
import { readHead } from "../tables/head.ts";
import { checkParameters } from "../tables/names.ts";
import { readPrint } from "../tables/print.ts";
import { camelCase } from "../text/ids.ts";
import { checkExpected } from "./expected.ts";
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
    const named = [...keys, ...entries.flatMap(([, row]) => childScalars(row, "aliases"))];
    checkParameters(
      named.map((one) => [one, camelCase(one.text)]),
      report,
    );
    const sign = readSign(input.root);
    const outcomes = childTexts(input.root, "outcomes");
    const rows = entries.map(([id, map]): Modifier => {
      checkEffect(map, sign, report);
      const text = childText(map, "value") ?? "";
      const value = readDecimal(text);
      const isOutcome = outcomes.includes(text);
      const counted = child(map, "counted");
      if (isOutcome && counted && childFlag(map, "counted")) {
        const problem = `gives ${text}, which cannot be counted`;
        const hint = "take counted: out";
        report(diagnostic("column/definition", counted, { subject: `the modifier ${id}`, problem }, { hint }));
      }
      return {
        ...readRow(id, map, columns, input, report),
        value: value.ok ? value.value : 0,
        ...(isOutcome ? { outcome: text } : {}),
        group: childText(map, "group") ?? null,
        counted: childFlag(map, "counted"),
        most: childText(map, "most") === undefined ? null : Number(childText(map, "most")),
      };
    });
    const groups = [...new Set(rows.map(({ group }) => group))];
    checkExpected(
      groups.map((group) => rows.filter((row) => row.group === group)),
      input,
      report,
    );
    const print = readPrint(input.root, { columns, nested: [] }, report);
    const sumName = sumFunctionName(input.id);
    return {
      ...readHead(input, print),
      shape: "modifiers",
      sumName,
      unit: null,
      sign,
      ...(outcomes.length > 0 ? { outcomes } : {}),
      modifiers: rows,
    };
  },
};
