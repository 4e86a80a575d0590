import { readColumn } from "../kinds/column.ts";
import type { SchemaNode } from "../kinds/schema-set.ts";
import { child, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import { type Declared, type Setting, type Subject, wrong } from "./declared.ts";

type PerField<T> = T | Readonly<Record<string, T>>;

/** What a definition says beside what its cells are. */
export function said(map: SyntaxMap, schema: SchemaNode, subject: Subject, setting: Setting): Declared | null {
  const texts: Record<string, string> = {};
  for (const [name, keyword] of [
    ["description", "description"],
    ["label", "label"],
  ] as const) {
    const node = child(map, name);
    if (!node) continue;
    if (node.kind !== "scalar" || node.text === "")
      return wrong(setting, node, subject, `must have some text as its ${name}`);
    texts[keyword] = node.text;
  }
  const flags = { blank: false, unknown: false, ordered: false };
  for (const name of ["blank", "unknown", "ordered"] as const) {
    const node = child(map, name);
    if (!node) continue;
    if (node.kind !== "scalar" || !/^(?:yes|no|true|false)$/.test(node.text))
      return wrong(setting, node, subject, `must say yes or no to ${name}`, `write ${name}: yes`);
    flags[name] = /^(?:yes|true)$/.test(node.text);
  }
  if (flags.ordered && !isOneOfWords(schema)) {
    const node = child(map, "ordered") ?? map;
    return wrong(setting, node, subject, "is not one of some words, which alone are ordered", "take ordered out");
  }
  const plausible = figures(child(map, "plausible"), subject, setting);
  const orders = order(child(map, "order"), subject, setting);
  if (plausible === null || orders === null) return null;
  const full = {
    ...schema,
    ...texts,
    ...(plausible === undefined ? {} : { plausible }),
    ...(orders === undefined ? {} : { order: orders }),
    ...(flags.ordered ? { ordered: true } : {}),
  };
  return {
    schema: flags.unknown ? unknowable(full) : full,
    blank: flags.blank,
    fallback: child(map, "default") ?? null,
  };
}

function isOneOfWords(schema: SchemaNode): boolean {
  return readColumn("", schema, true).type.type === "word";
}

/** A cell the print may have lost: `{ unknown: why }` may stand there too. */
function unknowable(schema: SchemaNode): SchemaNode {
  return {
    ...schema,
    type: [...[schema.type].flat(), "object"],
    properties: { unknown: { type: "string", minLength: 1 } },
    required: ["unknown"],
    additionalProperties: false,
  };
}

/** `plausible: [0.5, 40]`, or by field; undefined where nothing is said and null after a complaint. */
function figures(
  node: SyntaxNode | undefined,
  subject: Subject,
  setting: Setting,
): PerField<readonly number[]> | undefined | null {
  return perField(node, (one) => {
    const ends =
      one.kind === "list" ? one.items.map((end) => (end.kind === "scalar" ? Number(end.text) : Number.NaN)) : [];
    const [least = Number.NaN, most = Number.NaN] = ends;
    if (ends.length === 2 && least <= most) return [least, most];
    return wrong(setting, one, subject, "must say what is plausible by two numbers", "such as plausible: [1, 40]");
  });
}

const orders = ["rises", "never-falls", "falls", "never-rises"];

/** `order: rises`, or by field. */
function order(node: SyntaxNode | undefined, subject: Subject, setting: Setting): PerField<string> | undefined | null {
  return perField(node, (one) => {
    if (one.kind === "scalar" && orders.includes(one.text)) return one.text;
    return wrong(
      setting,
      one,
      subject,
      "must say how its figures follow each other",
      `write order: and one of ${orders.join(", ")}`,
    );
  });
}

function perField<T>(
  node: SyntaxNode | undefined,
  read: (node: SyntaxNode) => T | null,
): PerField<T> | undefined | null {
  if (!node) return undefined;
  if (node.kind !== "map") return read(node);
  const fields: Record<string, T> = {};
  for (const [field, { value }] of node.entries) {
    const found = read(value);
    if (found === null) return null;
    fields[field] = found;
  }
  return fields;
}
