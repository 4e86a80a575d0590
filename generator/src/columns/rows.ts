import type { SchemaNode } from "../kinds/schema-set.ts";
import { child, childFlag, childText, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import { type Declared, type Setting, wrong } from "./declared.ts";
import { innerColumns } from "./inner.ts";
import { common } from "./shared-part.ts";

const ofEveryRow = ["name", "aliases", "line", "lines", "figure", "reading", "cites"];

/** Why no rows can stand inside those of a table; null where they can. */
export function rowsTaken(axes: unknown, columns: ReadonlyMap<string, { readonly at: SyntaxNode }>): string | null {
  if (axes !== null) return "this is a lookup";
  const other = [...columns].find(([, { at }]) => at.kind === "map" && at.entries.has("rows"));
  return other ? `the column ${other[0]} has some already` : null;
}

/**
 * Rows inside a row, by their ids: `loads: { rows: { magazine: integer, damage: dice } }`.
 * @param taken why there can be none
 */
export function nestedSchema(
  id: string,
  map: SyntaxMap,
  row: SchemaNode,
  taken: string | null,
  setting: Setting,
): Declared | null {
  const subject = `the column ${id}`;
  const rows = child(map, "rows");
  if (taken !== null) {
    const hint = "make a catalog of them, with a column row-of: that names the row";
    return wrong(setting, rows ?? map, subject, `cannot have rows inside: ${taken}`, hint);
  }
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
  const blank = childFlag(map, "blank");
  const description = childText(map, "description");
  return {
    schema: {
      ...(description === undefined ? {} : { description }),
      ...common("rows"),
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
