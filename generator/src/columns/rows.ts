import type { SchemaNode } from "../kinds/schema-set.ts";
import { child, childText, type SyntaxMap } from "../source/syntax.ts";
import { type Declared, type Setting, wrong } from "./declared.ts";
import { innerColumns } from "./inner.ts";
import { common } from "./shared-part.ts";

const ofEveryRow = ["name", "aliases", "line", "lines", "figure", "reading", "cites"];

/** Rows inside a row, by their ids: `loads: { rows: { magazine: integer, damage: dice } }`. */
export function nestedSchema(id: string, map: SyntaxMap, row: SchemaNode, setting: Setting): Declared | null {
  const subject = `the column ${id}`;
  const rows = child(map, "rows");
  const other = [...map.entries.values()].find(
    ({ key }) => !["rows", "label", "description", "blank"].includes(key.text),
  );
  if (other) return wrong(setting, other.key, subject, `says ${other.key.text}, which means nothing beside rows`);
  if (rows?.kind !== "map" || rows.entries.size === 0) {
    return wrong(setting, rows ?? map, subject, "must say what the rows inside have", "write rows: { name: type }");
  }
  if (Object.values((row.properties ?? {}) as Record<string, SchemaNode>).some(({ ids }) => ids === true)) {
    return wrong(setting, rows, subject, "cannot have rows inside: this kind has some already");
  }
  const inner = innerColumns(rows, subject, ofEveryRow, setting);
  if (!inner) return null;
  const description = childText(map, "description");
  const blank = /^(?:yes|true)$/.test(childText(map, "blank") ?? "");
  return {
    schema: {
      ...common("rows"),
      ...(description === undefined ? {} : { description }),
      additionalProperties: {
        type: "object",
        title: childText(map, "label") ?? `${id} row`,
        additionalProperties: false,
        required: inner.required,
        properties: { ...Object.fromEntries(ofEveryRow.map((name) => [name, common(name)])), ...inner.properties },
      },
    },
    blank,
    fallback: null,
    legend: inner.legend,
  };
}
