import type { SchemaNode } from "../kinds/schema-set.ts";
import { child, childText, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import { cellSchema } from "./cell.ts";
import { type Declared, type Setting, type Subject, wrong, wrongWord } from "./declared.ts";
import { formSchema } from "./form.ts";
import { said } from "./said.ts";
import { oneOf, onlyWords, rowOf, type Single, typeNamed, withSaid } from "./single.ts";
import { titled } from "./titled.ts";

/** What says of a column what its cells are: exactly one of these. */
const sorts = ["type", "form", "row-of", "list-of", "rows", "by"] as const;

type Sort = (typeof sorts)[number] | "words";

const whole = ["label", "description", "blank", "default"];
const figure = ["unknown", "plausible", "order"];
const word = [...figure, "ordered"];

/** What a definition may say beside each of these. */
const beside: Readonly<Record<Sort | "named", readonly string[]>> = {
  type: ["words", "unit", ...whole, ...word],
  words: ["words", "unit", ...whole, ...word],
  "row-of": ["words", ...whole, "unknown"],
  form: ["fields", "missing", "lost", "record", "words", ...whole, ...figure],
  "list-of": ["words", ...whole],
  by: ["of", ...whole],
  rows: [...whole],
  named: [...whole, ...word],
};

/** Reads what a table says of one of its columns; null after a complaint. */
export function readDeclared(node: SyntaxNode, subject: Subject, setting: Setting): Declared | null {
  if (node.kind === "scalar") {
    const type = setting.types.get(node.text);
    if (type) return named(node.text, type, setting);
  }
  if (node.kind !== "map") return declaredSingle(readSingle(node, subject, setting));
  const sort = sortOf(node, subject, setting);
  if (sort === null) return null;
  const type = typeOfTable(node, sort, setting);
  if (type === null) return null;
  const schema = type ? type.schema : schemaOf(node, sort, subject, setting);
  const own = schema && said(node, schema, subject, setting);
  return own && { ...own, blank: own.blank || type?.blank === true, fallback: own.fallback ?? type?.fallback ?? null };
}

/** Reads a part of a form, which holds one value. */
function readSingle(node: SyntaxNode, subject: Subject, setting: Setting): Single | null {
  if (node.kind === "list") return oneOf(node, subject, setting);
  if (node.kind === "scalar") return typeNamed(node.text, node, subject, setting);
  const sort = sortOf(node, subject, setting);
  if (sort === null) return null;
  const base = baseOf(node, sort, subject, setting);
  if (base === undefined) {
    const problem = `cannot be ${sort}: it is one value`;
    return wrong(setting, child(node, sort) ?? node, subject, problem, "write type, row-of or words");
  }
  return base && (sort === "words" ? base : withSaid(base, node, subject, setting));
}

/** The one value a definition is about; undefined where it is about more. */
function baseOf(map: SyntaxMap, sort: Sort, subject: Subject, setting: Setting): Single | null | undefined {
  if (sort === "words") return onlyWords(map, subject, setting);
  const node = child(map, sort) as SyntaxNode;
  if (sort === "row-of") return rowOf(node, subject, setting);
  if (sort !== "type") return undefined;
  if (node.kind === "list") return oneOf(node, subject, setting);
  if (node.kind === "scalar") return typeNamed(node.text, node, subject, setting);
  return wrong(setting, node, subject, "must name its type", "write type: text");
}

function sortOf(map: SyntaxMap, subject: Subject, setting: Setting): Sort | null {
  const given = sorts.filter((sort) => map.entries.has(sort));
  const [sort, other] = given;
  if (sort !== undefined && other === undefined) return allSaid(map, sort, subject, setting) ? sort : null;
  if (sort !== undefined) {
    const second = map.entries.get(other as string)?.key ?? map;
    return wrong(setting, second, subject, `says both ${sort} and ${other}`, "keep one of them");
  }
  if (map.entries.has("words")) return allSaid(map, "words", subject, setting) ? "words" : null;
  const problem = "must say what its cells are";
  for (const { key } of map.entries.values()) {
    const meant = nearest(key.text, sorts);
    if (meant !== undefined) return wrong(setting, key, subject, problem, `did you mean ${meant}?`);
  }
  return wrong(setting, map, subject, problem, `add one of ${sorts.join(", ")}`);
}

/** Whether a definition says only what means something beside its sort; tells where it does not. */
function allSaid(map: SyntaxMap, sort: Sort, subject: Subject, setting: Setting): boolean {
  const isNamed = sort === "type" && setting.types.has(childText(map, "type") ?? "");
  const known = [sort, ...beside[isNamed ? "named" : sort]];
  const slip = [...map.entries.values()].find(({ key }) => !known.includes(key.text));
  if (!slip) return true;
  const { text } = slip.key;
  wrongWord(setting, slip.key, subject, { text, problem: `says ${text}, which means nothing beside ${sort}`, known });
  return false;
}

function schemaOf(map: SyntaxMap, sort: Sort, subject: Subject, setting: Setting): SchemaNode | null {
  switch (sort) {
    case "form":
      return formSchema(map, subject, setting, readSingle);
    case "list-of":
      return listSchema(map, subject, setting);
    case "by":
      return bySchema(map, subject, setting);
    case "rows":
      return wrong(
        setting,
        child(map, "rows") ?? map,
        subject,
        "cannot have rows inside here",
        "declare them as a column of the table",
      );
    default: {
      const single = readSingle(map, subject, setting);
      return single && cellSchema(single);
    }
  }
}

/** `{ type: coins, blank: true }` of a type the table names; undefined of any other, null after a complaint. */
function typeOfTable(map: SyntaxMap, sort: Sort, setting: Setting): Declared | null | undefined {
  const name = sort === "type" ? childText(map, "type") : undefined;
  const type = name === undefined ? undefined : setting.types.get(name);
  return type && name !== undefined ? named(name, type, setting) : undefined;
}

function listSchema(map: SyntaxMap, subject: Subject, setting: Setting): SchemaNode | null {
  const node = child(map, "list-of") as SyntaxNode;
  const item = readItem(node, subject, setting);
  if (!item) return null;
  const words = child(map, "words");
  if (!words) return { type: "array", items: item.schema };
  if (words.kind !== "map") return wrong(setting, words, subject, "must give its words", "write words: { All: [] }");
  const meanings: Record<string, readonly string[]> = {};
  for (const [word, { value }] of words.entries) {
    if (value.kind !== "list") return wrong(setting, value, subject, `gives ${word} no list`, `write ${word}: []`);
    meanings[word] = value.items.flatMap((one) => (one.kind === "scalar" ? [one.text] : []));
  }
  return { type: ["array", "string", "number", "boolean"], items: item.schema, words: Object.keys(meanings), meanings };
}

/** What stands in a list, or for each row of a table. */
function readItem(node: SyntaxNode, subject: Subject, setting: Setting): Declared | null {
  const item = readDeclared(node, subject, setting);
  if (!item?.schema.ordered) return item;
  return wrong(setting, node, subject, "holds several words, whose order says nothing", "take ordered out");
}

function bySchema(map: SyntaxMap, subject: Subject, setting: Setting): SchemaNode | null {
  const keys = rowOf(child(map, "by") as SyntaxNode, subject, setting);
  if (!keys) return null;
  const of = child(map, "of");
  if (!of)
    return wrong(
      setting,
      map,
      subject,
      "must say what it has for each row",
      "add of: with a type, such as of: integer",
    );
  const item = readItem(of, subject, setting);
  return item && { type: "object", keysOf: keys.names as string, additionalProperties: item.schema };
}

function named(name: string, type: SyntaxNode, setting: Setting): Declared | null {
  setting.used.add(name);
  const others = new Map(setting.types);
  others.delete(name);
  const declared = readDeclared(type, `the type ${name}`, { ...setting, types: others });
  return declared && { ...declared, schema: titled(name, declared.schema) };
}

function declaredSingle(single: Single | null): Declared | null {
  return single && { schema: cellSchema(single), blank: false, fallback: null };
}
