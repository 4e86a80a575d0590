import { isNode, type SchemaNode } from "../kinds/schema-set.ts";
import { child, childFlag, childText, type SyntaxMap } from "../source/syntax.ts";
import { pascalCase } from "../text/ids.ts";
import { type Declared, type Setting, wrong } from "./declared.ts";
import { innerColumns } from "./inner.ts";
import { common } from "./shared-part.ts";

const ofEveryRow = ["name", "aliases", "line", "lines", "figure", "reading", "cites"];

/**
 * Rows inside a row, by their ids: `loads: { rows: { magazine: integer, damage: dice } }`.
 * @param others the columns declared before it, and those of its kind
 */
export function nestedSchema(
  id: string,
  map: SyntaxMap,
  isLookup: boolean,
  others: readonly SchemaNode[],
  setting: Setting,
): Declared | null {
  const subject = `the column ${id}`;
  const rows = child(map, "rows");
  if (isLookup) {
    const hint = "make a catalog of them, with a column row-of: that names the row";
    return wrong(setting, rows ?? map, subject, "cannot have rows inside: this is a lookup", hint);
  }
  const other = [...map.entries.values()].find(
    ({ key }) => !["rows", "label", "description", "blank"].includes(key.text),
  );
  if (other) return wrong(setting, other.key, subject, `says ${other.key.text}, which means nothing beside rows`);
  if (rows?.kind !== "map" || rows.entries.size === 0) {
    return wrong(setting, rows ?? map, subject, "must say what the rows inside have", "write rows: { name: type }");
  }
  const title = childText(map, "label") ?? `${id} row`;
  if (others.some((other) => titleOf(other) === pascalCase(title))) {
    const hint = "write label: and what one of them is called";
    return wrong(
      setting,
      child(map, "label") ?? rows,
      subject,
      `has rows called ${title}, as another column has`,
      hint,
    );
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
        title,
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

/** The name of the type of the rows of a column; empty where it holds none. */
function titleOf({ additionalProperties: row }: SchemaNode): string {
  return isNode(row) ? pascalCase(String(row.title ?? "")) : "";
}
