import type { FieldDefinition } from "../notation/definition.ts";
import { readDiceAmount } from "../numerals/dice.ts";
import type { SyntaxMap, SyntaxNode } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import { ownUnit, unitSpelled } from "../values/units.ts";
import { type Setting, type Subject, scalarsOf, wrong, wrongWord } from "./declared.ts";

/** What one value is: a cell, or a part of one. */
export interface Single {
  readonly type: FieldDefinition["type"] | "yes-no";
  readonly unit?: string;
  readonly description?: string;
  /** Printed word → value. */
  readonly words?: NonNullable<FieldDefinition["words"]>;
  /** The table whose rows it names; null where it names a table. */
  readonly names?: string | null;
  /** The only rows of that table it may name. */
  readonly only?: readonly string[];
  /** The least and the most a figure can be. */
  readonly span?: { readonly minimum: number; readonly maximum?: number };
}

const typeNames = ["text", "integer", "number", "yes-no", "dice", "fraction", "table"] as const;

const measured: ReadonlySet<string> = new Set(["integer", "number", "dice", "fraction"]);

/** `integer 0-20 lb`: a type, the least and the most a figure can be, and its unit. */
export function typeNamed(text: string, at: SyntaxNode, subject: Subject, setting: Setting): Single | null {
  const [, name = "", span, unit = ""] = /^(\S*)(?: (\d+(?:\.\d+)?(?:\+|-\d+(?:\.\d+)?)))?(?: (.*))?$/.exec(text) ?? [];
  if (!typeNames.some((one) => one === name)) {
    const hint = /^\d+(?:\+|-\d+)$/.test(name) ? `write integer ${text}` : listTyped(text);
    if (hint) return wrong(setting, at, subject, `has the type ${text}, which there is not`, hint);
    const known = [...typeNames, ...setting.types.keys()];
    return wrongWord(setting, at, subject, { text: name, problem: `has the type ${name}, which there is not`, known });
  }
  if (span !== undefined && name !== "integer" && name !== "number")
    return wrong(setting, at, subject, `is ${name}, which has no least figure`, `write ${name}`);
  const type = { type: name as Single["type"], ...(span === undefined ? {} : { span: spanOf(span) }) };
  if (unit === "") return name === "table" ? { type: "text", names: null } : type;
  if (!measured.has(name)) return wrong(setting, at, subject, `is ${name}, which has no unit`, `write ${name}`);
  return isUnit(unit, at, subject, setting) ? { ...type, unit } : null;
}

/** A list typed in words: `list of V, S, M`. */
function listTyped(text: string): string | undefined {
  const [, words] = /^lists? of (\S.*)$/i.exec(text) ?? [];
  return words === undefined ? undefined : `write { list-of: [${words}] }, or { list-of: text } for any text`;
}

/** `0+` or `1-21`. */
function spanOf(text: string): NonNullable<Single["span"]> {
  const [minimum, maximum] = text.replace("+", "").split("-").map(Number);
  return { minimum: minimum as number, ...(maximum === undefined ? {} : { maximum }) };
}

/** Whether a unit is one of the compiler or of the book; tells where it is not. */
function isUnit(unit: string, at: SyntaxNode, subject: Subject, setting: Setting): boolean {
  if (setting.units.has(unit)) return true;
  const meant = unitSpelled(unit);
  const own = nearest(
    unit,
    [...setting.units].filter((symbol) => symbol.length > 1),
  );
  const hint = meant ? `write ${meant}` : own ? `did you mean ${own}? If not, ${ownUnit(unit)}` : ownUnit(unit);
  wrong(setting, at, subject, `has the unit ${unit}, which nobody knows`, hint);
  return false;
}

/** `[simple, martial]`: one of some words, each its own value. */
export function oneOf(node: SyntaxNode, subject: Subject, setting: Setting): Single | null {
  const items = scalarsOf(node);
  if (!items || items.length === 0)
    return wrong(setting, node, subject, "must list its words", "write [first, second]");
  const twice = items.find((item, at) => items.findIndex(({ text }) => text === item.text) !== at);
  if (twice) return wrong(setting, twice, subject, `lists ${twice.text} twice`, "take one of them out");
  return { type: "word", words: Object.fromEntries(items.map(({ text }) => [text, text])) };
}

/** What is added to a single value: its unit, its description, and words printed in its place. */
export function withSaid(base: Single, map: SyntaxMap, subject: Subject, setting: Setting): Single | null {
  const unit = map.entries.get("unit")?.value;
  const description = map.entries.get("description")?.value;
  if (unit?.kind === "scalar") {
    if (!measured.has(base.type)) return wrong(setting, unit, subject, `is ${spoken(base)}, which has no unit`);
    if (!isUnit(unit.text, unit, subject, setting)) return null;
  }
  const said = {
    ...base,
    ...(unit?.kind === "scalar" ? { unit: unit.text } : {}),
    ...(description?.kind === "scalar" ? { description: description.text } : {}),
  };
  const own = map.entries.get("words")?.value;
  if (!own) return said;
  if (own.kind === "list" && base.names) {
    const rows = oneOf(own, subject, setting);
    return rows && { ...said, only: Object.keys(rows.words ?? {}) };
  }
  const words = wordsIn(own, base, subject, setting);
  return words ? { ...said, words: { ...words, ...base.words } } : null;
}

function spoken({ type, names }: Single): string {
  if (names !== undefined) return names === null ? "table" : "row-of";
  return type === "word" ? "a list of words" : type;
}

/** `words: { AE: attacker-eliminated, "-": 0 }`: what the book prints, and what it means. */
function wordsIn(node: SyntaxNode, base: Single, subject: Subject, setting: Setting): Single["words"] | null {
  const entries = node.kind === "map" ? [...node.entries] : [];
  if (entries.length === 0)
    return wrong(setting, node, subject, "must give its words", "write words: { printed: meaning }");
  const words: Record<string, string | number | boolean | NonNullable<ReturnType<typeof readDiceAmount>>> = {};
  for (const [word, { value }] of entries) {
    if (value.kind !== "scalar") return wrong(setting, value, subject, `gives ${word} no single meaning`);
    if (base.type === "dice") {
      const amount = readDiceAmount(value.text);
      if (!amount)
        return wrong(
          setting,
          value,
          subject,
          `gives ${word} the meaning ${value.text}, which is no amount of dice`,
          "write 0, 2d6 or 1d6+3",
        );
      words[word] = { ...amount, text: word };
    } else words[word] = meaning(value.text, value.quoted || base.type === "text", base.type === "yes-no");
  }
  return words;
}

/** A figure, yes or no, or a text. */
export function meaning(text: string, isText: boolean, isFlag = false): string | number | boolean {
  if (isText) return text;
  if (isFlag && /^(?:yes|no)$/.test(text)) return text === "yes";
  if (text === "true" || text === "false") return text === "true";
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : text;
}

/** `words:` alone: nothing but these may stand there. */
export function onlyWords(map: SyntaxMap, subject: Subject, setting: Setting): Single | null {
  const node = map.entries.get("words")?.value;
  const words = node && wordsIn(node, { type: "word" }, subject, setting);
  return words ? withoutWords({ type: "word", words }, map, subject, setting) : null;
}

function withoutWords(base: Single, map: SyntaxMap, subject: Subject, setting: Setting): Single | null {
  const entries = new Map(map.entries);
  entries.delete("words");
  return withSaid(base, { ...map, entries }, subject, setting);
}

/** A part of a notation. */
export function fieldOf({ type, only: _, span: __, ...rest }: Single): FieldDefinition {
  if (type !== "yes-no") return { type, ...rest };
  return { ...rest, type: "word", words: { ...rest.words, yes: true, no: false, true: true, false: false } };
}

/** The map of a definition that names rows of a table: `row-of: races`, or of a part of it: `row-of: modifiers/group`. */
export function rowOf(node: SyntaxNode, subject: Subject, setting: Setting): Single | null {
  if (node.kind === "scalar" && /^[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[A-Za-z0-9.-]+)?$/.test(node.text))
    return { type: "text", names: node.text };
  return wrong(
    setting,
    node,
    subject,
    "must name a table by its file, without .yaml",
    "write row-of: and the name of the file",
  );
}
