import { rowFields } from "../kinds/row-fields.ts";
import type { SchemaNode } from "../kinds/schema-set.ts";
import { child, childMap, childText, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import { type Setting, wrong } from "./declared.ts";
import { common } from "./shared-part.ts";

/** What the axes of a lookup add to its rows. */
export interface AxisColumns {
  /** The schema of `axes`. */
  readonly schema: SchemaNode;
  /** Axes whose keys stand in the rows. */
  readonly keys: readonly string[];
  readonly properties: Readonly<Record<string, SchemaNode>>;
  /** The headings of the axis across the top; null where none is. */
  readonly headed: SyntaxNode | null;
}

/** The axes a lookup declares; null where it has none that can be read, which its schema tells. */
export function axesOf(root: SyntaxMap, row: SchemaNode, setting: Setting): AxisColumns | null {
  const axes = childMap(root, "axes");
  if (!axes || Object.values((row.properties ?? {}) as Record<string, SchemaNode>).some((one) => one.axisKey === true))
    return null;
  const maps = [...axes.entries].flatMap(([id, { key, value }]) =>
    value.kind === "map" ? [{ id, key, map: value }] : [],
  );
  for (const { id, key } of maps) {
    if (/^[a-z][A-Za-z0-9]*$/.test(id) && !rowFields.has(id)) continue;
    const problem = rowFields.has(id)
      ? "has the name of a field every row has"
      : "must be called with letters and digits, small letter first";
    wrong(setting, key, `the axis ${id}`, problem, "choose another name, such as roll");
  }
  const across = maps.filter(({ map }) => map.entries.has("columns"));
  const [first, second] = across;
  if (first && second) {
    wrong(
      setting,
      child(second.map, "columns") ?? second.map,
      `the axis ${second.id}`,
      `cannot stand across the top: ${first.id} does already`,
      "write its keys in the rows",
    );
  }
  const down = maps.filter(({ map }) => !map.entries.has("columns"));
  const keys = down.map(({ id }) => id);
  return {
    schema: {
      type: "object",
      minProperties: 1,
      additionalProperties: common("axis"),
      properties: Object.fromEntries(
        maps.map(({ id, map }) => [id, { ...common("axis"), description: childText(map, "description") ?? "" }]),
      ),
    },
    keys,
    properties: Object.fromEntries(keys.map((id) => [id, common("key")])),
    headed: first ? (child(first.map, "columns") ?? null) : null,
  };
}
