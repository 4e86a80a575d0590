import type { SchemaNode } from "../kinds/schema-set.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { FieldDefinition, NotationDefinition } from "../notation/definition.ts";
import { readNotation } from "../notation/read-notation.ts";
import { child, childFlag, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import type { Value } from "../values/value.ts";
import { type Setting, type Subject, scalarsOf, wrong, wrongWord } from "./declared.ts";
import { fieldOf, meaning, type Single } from "./single.ts";

/** What is said of a part of a cell, and of whole columns alone. */
const ofParts = ["type", "words", "row-of", "unit", "description"];
const isOfColumns = (word: string) =>
  ["label", "blank", "default", "unknown", "plausible", "order", "ordered"].includes(word);

type ReadSingle = (node: SyntaxNode, subject: Subject, setting: Setting) => Single | null;

/** A cell written in a form: `form: "{amount} {coin}"` and what each field is. */
export function formSchema(
  map: SyntaxMap,
  subject: Subject,
  setting: Setting,
  readSingle: ReadSingle,
): SchemaNode | null {
  const node = child(map, "form") as SyntaxNode;
  const forms = node.kind === "map" ? null : scalarsOf(node);
  if (!forms || forms.length === 0) {
    const source = node.file.text.slice(node.start, node.end);
    const hint = node.kind === "map" ? `put the form in quotes: "${source}"` : undefined;
    return wrong(setting, node, subject, "must be given its form as a text", hint);
  }
  const fields = fieldsIn(map, subject, setting, readSingle);
  if (!fields) return null;
  const ids = Object.keys(fields);
  const [only] = ids;
  // The value of a form with one field is that field's.
  const bare = ids.length === 1 && only !== undefined && !childFlag(map, "record");
  const form = forms.map(({ text }) => (bare ? text.replaceAll(`{${only}}`, "{value}") : text));
  const printed = (id: string) => forms.some(({ text }) => text.includes(`{${id}}`));
  const definition: NotationDefinition = {
    form: form.length === 1 ? (form[0] as string) : form,
    ...(bare ? { fields: { value: fields[only] as FieldDefinition } } : withConstants(fields, printed)),
  };
  const unused = ids.find((id) => !printed(id) && fields[id]?.default === undefined);
  if (unused !== undefined)
    return wrong(
      setting,
      child(map, "fields") ?? map,
      subject,
      `has the field ${unused}, which its form does not have`,
    );
  if (!compiles(definition, node, subject, setting)) return null;
  const words = wordsOf(map, definition, bare, subject, setting);
  if (!words) return null;
  const whole = { ...definition, ...(Object.keys(words).length === 0 ? {} : { words }) };
  if (!compiles(whole, child(map, "words") ?? node, subject, setting)) return null;
  return { type: ["string", "number", "boolean"], text: true, notation: whole };
}

/** A field no form prints is what is said of a missing one, unless a word says otherwise. */
function withConstants(
  fields: Readonly<Record<string, FieldDefinition>>,
  printed: (id: string) => boolean,
): Pick<NotationDefinition, "fields" | "constants"> {
  const never = Object.entries(fields).filter(([id]) => !printed(id));
  if (never.length === 0) return { fields };
  const constants = never.map(([id, { default: value, description }]) => [
    id,
    { value, ...(description === undefined ? {} : { description }) },
  ]);
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([id]) => printed(id))),
    constants: Object.fromEntries(constants),
  };
}

function compiles(definition: NotationDefinition, at: SyntaxNode, subject: Subject, setting: Setting): boolean {
  try {
    compileNotation(definition);
    return true;
  } catch (cause) {
    wrong(setting, at, subject, `cannot be read: ${(cause as Error).message}`);
    return false;
  }
}

function fieldsIn(
  map: SyntaxMap,
  subject: Subject,
  setting: Setting,
  readSingle: ReadSingle,
): Record<string, FieldDefinition> | null {
  const node = child(map, "fields");
  if (node?.kind !== "map" || node.entries.size === 0) {
    return wrong(setting, node ?? map, subject, "must say what its fields are", "write fields: { name: type }");
  }
  const missing = partsIn(map, "missing", node, subject, setting);
  const lost = partsIn(map, "lost", node, subject, setting);
  if (!missing || !lost) return null;
  const fields: Record<string, FieldDefinition> = {};
  for (const [id, { value }] of node.entries) {
    const ofColumns =
      value.kind === "map" ? [...value.entries.values()].find(({ key }) => isOfColumns(key.text)) : null;
    if (ofColumns) {
      const { key } = ofColumns;
      const problem = `says ${key.text}, which means nothing of a part of a cell`;
      return wrongWord(setting, key, `${subject}, field ${id}`, { text: key.text, problem, known: ofParts });
    }
    const single = readSingle(value, `${subject}, field ${id}`, setting);
    if (!single) return null;
    if (single.span ?? single.only)
      return wrong(setting, value, `${subject}, field ${id}`, "cannot be held to some values: it is a part of a cell");
    fields[id] = {
      ...fieldOf(single),
      ...(Object.hasOwn(missing, id) ? { default: missing[id] as string } : {}),
      ...(Object.hasOwn(lost, id) ? { empty: { unknown: String(lost[id]) } } : {}),
    };
  }
  return fields;
}

/**
 * `missing: { chance: 100 }`: what a part in brackets is when it is not printed; `lost: { chance: why }`: why the print has
 * nothing at its place.
 */
function partsIn(
  map: SyntaxMap,
  name: "missing" | "lost",
  fields: SyntaxMap,
  subject: Subject,
  setting: Setting,
): Readonly<Record<string, string | number | boolean>> | null {
  const node = child(map, name);
  if (!node) return {};
  if (node.kind !== "map")
    return wrong(setting, node, subject, `must say by field what is ${name}`, `write ${name}: { field: value }`);
  const found: Record<string, string | number | boolean> = {};
  for (const [id, { key, value }] of node.entries) {
    if (!fields.entries.has(id))
      return wrongWord(setting, key, subject, {
        text: id,
        problem: `has no field ${id}`,
        known: [...fields.entries.keys()],
      });
    if (value.kind !== "scalar") return wrong(setting, value, subject, `gives ${id} no single value`);
    found[id] = meaning(value.text, value.quoted, isFlag(fields, id));
  }
  return found;
}

/** Whether a field is yes or no. */
function isFlag(fields: SyntaxMap, id: string): boolean {
  const field = child(fields, id);
  const type = field?.kind === "map" ? child(field, "type") : field;
  return type?.kind === "scalar" && type.text === "yes-no";
}

/** Whole texts with a meaning: the value of the only field, or `{ field: value }` for each. */
function wordsOf(
  map: SyntaxMap,
  definition: NotationDefinition,
  bare: boolean,
  subject: Subject,
  setting: Setting,
): Record<string, Value> | null {
  const node = child(map, "words");
  if (!node) return {};
  if (node.kind !== "map")
    return wrong(setting, node, subject, "must give its words", "write words: { printed: meaning }");
  const words: Record<string, Value> = {};
  for (const [word, { value }] of node.entries) {
    const meant = bare ? singleMeaning(value, definition) : fieldsMeaning(value, child(map, "fields") as SyntaxMap);
    if (meant === undefined) {
      const hint = bare
        ? `write ${word}: and one value`
        : `write ${word}: { ${Object.keys(definition.fields ?? {}).join(": …, ")}: … }`;
      return wrong(setting, value, subject, `gives ${word} no meaning`, hint);
    }
    words[word] = meant;
  }
  return words;
}

function singleMeaning(node: SyntaxNode, definition: NotationDefinition): Value | undefined {
  if (node.kind !== "scalar") return undefined;
  if (definition.fields?.value?.type !== "dice") return meaning(node.text, node.quoted);
  const read = readNotation(compileNotation({ form: "{value}", fields: { value: { type: "dice" } } }), node.text);
  return read.ok ? read.value : undefined;
}

function fieldsMeaning(node: SyntaxNode, fields: SyntaxMap): Value | undefined {
  if (node.kind !== "map") return undefined;
  const meant = [...node.entries].map(([id, { value }]) =>
    value.kind === "scalar" ? ([id, meaning(value.text, value.quoted, isFlag(fields, id))] as const) : null,
  );
  return meant.includes(null) ? undefined : Object.fromEntries(meant.flatMap((field) => (field ? [field] : [])));
}
