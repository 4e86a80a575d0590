import type { SchemaNode } from "../kinds/schema-set.ts";
import { readDecimal } from "../numerals/decimal.ts";
import { child, childFlag, childText, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import { readDeclared } from "./column.ts";
import { type Declared, type Setting, type Subject, wrong } from "./declared.ts";
import { common } from "./shared-part.ts";

/** Columns that stand below another: of rows inside a row, of the notes under a table. */
export interface InnerColumns {
  readonly properties: Readonly<Record<string, SchemaNode>>;
  readonly required: readonly string[];
  readonly legend: SchemaNode | null;
}

/** Reads them; null after a complaint. */
export function innerColumns(
  map: SyntaxMap,
  subject: Subject,
  taken: readonly string[],
  setting: Setting,
): InnerColumns | null {
  const properties: Record<string, SchemaNode> = {};
  const required: string[] = [];
  let legend: SchemaNode | null = null;
  for (const [id, { key, value }] of map.entries) {
    const inner = `${subject}, column ${id}`;
    if (taken.includes(id) || id === "id" || !/^[a-z][A-Za-z0-9]*$/.test(id)) {
      return wrong(
        setting,
        key,
        inner,
        "needs another name: letters and digits, small letter first, and none that every row has",
      );
    }
    const declared = isLegend(value) ? legendColumn(id, value, inner, setting) : readDeclared(value, inner, setting);
    if (!declared) return null;
    legend ??= declared.legend ?? null;
    const fallback = declared.fallback && plainDefault(declared.fallback, declared.schema, inner, setting);
    if (fallback === undefined) return null;
    properties[id] = { ...declared.schema, ...(fallback === null ? {} : { default: fallback }), declared: true };
    if (!declared.blank && fallback === null) required.push(id);
  }
  return { properties, required, legend };
}

/** Whether a column has the numbers of notes under the table: `notes: { legend: { recoil: [low, high] } }`. */
export function isLegend(node: SyntaxNode): node is SyntaxMap {
  return node.kind === "map" && node.entries.has("legend");
}

/** The numbers of notes, and what a note of the table may give to the rows that have it. */
export function legendColumn(id: string, map: SyntaxMap, subject: Subject, setting: Setting): Declared | null {
  const legend = child(map, "legend");
  const known = ["legend", "description", "unknown"];
  const other = [...map.entries.values()].find(({ key }) => !known.includes(key.text));
  if (other) return wrong(setting, other.key, subject, `says ${other.key.text}, which means nothing beside legend`);
  if (id !== "notes") return wrong(setting, map, subject, "has the numbers of notes", "call it notes");
  if (legend?.kind !== "map" || legend.entries.size === 0) {
    return wrong(setting, legend ?? map, subject, "must say what a note gives", "write legend: { name: type }");
  }
  for (const [name, { value }] of legend.entries) {
    const blank = value.kind === "map" ? value.entries.get("blank")?.key : undefined;
    const inner = `${subject}, column ${name}`;
    if (blank) return wrong(setting, blank, inner, "says blank, but a note need not give it", "take blank out");
  }
  const given = innerColumns(legend, subject, ["line", "lines"], setting);
  if (!given) return null;
  const description = childText(map, "description");
  const isLossy = childFlag(map, "unknown");
  return {
    schema: {
      ...common(isLossy ? "textOrUnknown" : "text"),
      ...(description === undefined ? {} : { description }),
      notes: true,
    },
    blank: true,
    fallback: null,
    legend: {
      description: "What each printed note number means.",
      type: "object",
      additionalProperties: {
        type: "object",
        additionalProperties: false,
        properties: { line: common("line"), lines: common("lines"), ...given.properties },
      },
    },
  };
}

/** What a cell is that is left out: one word, number, yes or no; undefined after a complaint. */
export function plainDefault(
  node: SyntaxNode,
  schema: SchemaNode,
  subject: Subject,
  setting: Setting,
): string | number | boolean | undefined {
  const text = node.kind === "scalar" ? node.text : "";
  const words = schema.notation === undefined && Array.isArray(schema.words) ? schema.words.map(String) : null;
  const isFlag = [schema.type].flat().includes("boolean") && !schema.text;
  if (isFlag && words?.includes(text)) return /^(?:yes|true)$/.test(text);
  if (!isFlag && words?.includes(text)) return text;
  const read = schema.decimal === undefined ? null : readDecimal(text);
  if (read?.ok) return read.value;
  const known = words ? `write one of ${words.join(", ")}` : "say blank: yes";
  wrong(setting, node, subject, `cannot have the default ${text}`, known);
  return undefined;
}
