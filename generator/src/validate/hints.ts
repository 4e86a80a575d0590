import { type Cure, instead } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { SchemaNode } from "../kinds/schema-set.ts";
import { readDice } from "../numerals/dice.ts";
import { readLines } from "../numerals/lines.ts";
import type { SyntaxMap, SyntaxNode, SyntaxScalar } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import { quoted, trimmedParts, typed } from "../text/typed.ts";
import type { Finding } from "./validator.ts";

/** What a missing field is, and what may stand in it where the schema lists that. */
export function introduced(name: string, schema: SchemaNode | undefined): string | undefined {
  if (!schema) return undefined;
  const listed = Array.isArray(schema.enum) ? schema.enum : Array.isArray(schema.words) ? schema.words : [];
  const values = ("const" in schema ? [schema.const] : listed).map((value) => typed(String(value)));
  const value = values.length > 0 ? `write ${name}: ${values.join(" or ")}` : `type ${name}: and ${kindOf(schema)}`;
  const { description } = schema;
  const told = typeof description === "string" ? `${value} (${inside(description)})` : value;
  return schema.declared === true
    ? `${told}; where rows may leave it blank, add blank: yes to the column ${name}`
    : told;
}

function kindOf({ type }: SchemaNode): string {
  const [first] = [type].flat();
  if (first === "object") return "its fields on the lines below";
  if (first === "array") return "its list";
  return first === "number" || first === "integer" ? "a number" : "a text";
}

/** A sentence as it stands in brackets. */
function inside(sentence: string): string {
  return sentence.replace(/\.$/, "").replace(/^[A-Z](?=[a-z]*[\s,])/, (letter) => letter.toLowerCase());
}

/** A bracket made a list or a group of what should be a number or a text: notes `[3, 9]`, a name `[10]`. */
export function withoutBrackets(
  node: SyntaxNode,
  key: SyntaxScalar | undefined,
  wanted: readonly string[],
): string | undefined {
  if (node.kind === "scalar") return undefined;
  const source = node.file.text.slice(node.start, node.end);
  if (!/^[[{].*[\]}]$/.test(source)) return undefined;
  if (key?.text === "notes") return withCommas(node);
  const [only, ...more] = node.kind === "list" ? node.items : [];
  if (wanted.includes("string")) return `type ${quoted(source)}`;
  return wanted.includes("number") && only?.kind === "scalar" && more.length === 0 ? `write ${only.text}` : undefined;
}

/** What should be a list: texts with commas between them, or one entry whose dash was forgotten. */
export function asList(node: SyntaxNode, key: SyntaxScalar | undefined, wanted: readonly string[]): Cure | undefined {
  const hint = listHint(node, key, wanted);
  if (hint === undefined) return undefined;
  const { start } = node;
  const source = node.file.text.slice(start, node.end);
  const isDash = node.kind === "scalar" && !node.quoted && /^-[a-z].*$/i.test(source);
  return isDash ? instead({ start: start + 1, end: start + 1 }, `type - ${source.slice(1)}`, " ") : { hint };
}

function listHint(node: SyntaxNode, key: SyntaxScalar | undefined, wanted: readonly string[]): string | undefined {
  if (!key || wanted.join() !== "array") return undefined;
  if (node.kind === "scalar") return `write ${key.text}: [${trimmedParts(node.text, ",").join(", ")}]`;
  const [first] = node.kind === "map" ? node.entries.values() : [];
  if (first?.value.kind !== "scalar") return undefined;
  if (!/^[a-z]\w*$/i.test(first.key.text)) return undefined;
  const source = node.file.text.slice(first.key.start, first.value.end);
  return source.includes("\n") ? undefined : `begin the entry with a dash: - ${source}`;
}

/** What should be a group of fields, where one of them alone was typed (`source: 3310-3319`). */
export function asGroup(
  node: SyntaxNode,
  key: SyntaxScalar | undefined,
  { argument, required, properties, propertyOf }: Finding,
  wanted: readonly string[],
): string | undefined {
  const [first, ...more] = required;
  if (!key || argument !== "object" || wanted.length > 1) return undefined;
  if (node.kind === "list")
    return `take the dashes out: below ${key.text}: each row is its id and a colon, its fields below that`;
  if (node.kind !== "scalar" || first === undefined) return undefined;
  const choices = propertyOf(first)?.enum;
  if (Array.isArray(choices) && !choices.includes(node.text)) {
    const said = properties.includes("dice") ? rolled(node.text) : undefined;
    return said
      ? `write ${key.text}: { ${said} }`
      : `write ${key.text}: { ${first}: … }, with one of ${choices.join(", ")}`;
  }
  const field = `${first}: ${typed(node.text)}`;
  return more.length > 0
    ? `put the fields on the lines below ${key.text}:, such as ${field}`
    : `write ${key.text}: { ${field} }`;
}

/** An axis typed as its dice or its ends alone: `2d6`, `1-20`. */
function rolled(text: string): string | undefined {
  if (readDice(text)) return `match: range, dice: ${text}`;
  return /^\d+(?:\+|-\d+)$/.test(text) ? `match: range, domain: ${text}` : undefined;
}

function withCommas(node: SyntaxNode): string | undefined {
  const items = node.kind === "list" ? node.items.map((item) => (item.kind === "scalar" ? item.text : "")) : [];
  return items.length > 0 && items.every((item) => item !== "") ? `write ${items.join(",")}` : undefined;
}

const cited: ReadonlyMap<string, { readonly problem: string; readonly hint: string }> = new Map([
  [
    "line",
    {
      problem: "must be a line number",
      hint: "type the number of the line of the document, in digits alone, counting every line from 1",
    },
  ],
  [
    "figure",
    {
      problem: "must be a whole number",
      hint: "type which of the figures on the line it is, in digits alone: 1 is the first",
    },
  ],
]);

/** A comma may part thousands as well. */
function severalLines(text: string): string {
  const lines = `write lines: ${text}`;
  return /^\d{1,3}(?:,\d{3})+$/.test(text)
    ? `write ${text.replaceAll(",", "")}, or ${lines} if those are several`
    : lines;
}

/** Letters in a place where no unit could ever stand: what they should have been cannot be known (`line: 5S`). */
export function citationSlip(node: SyntaxNode, key: SyntaxScalar | undefined): Diagnostic | null {
  if (key?.text === "line" && node.kind === "scalar" && !/^\d+$/.test(node.text) && readLines(node.text)) {
    const problem = "is more than one line";
    return diagnostic("cell/number", node, { text: node.text, problem }, { hint: severalLines(node.text) });
  }
  const place = cited.get(key?.text ?? "");
  if (!place || node.kind !== "scalar" || !/\p{L}/u.test(node.text)) return null;
  return diagnostic("cell/number", node, { text: node.text, problem: place.problem }, { hint: place.hint });
}

/** A row of a lookup typed as its key and what that gives (`9-13: suppressed`): the key, and what to type instead. */
export function pairIn(row: SyntaxMap, finding: Finding): { readonly key: SyntaxScalar; readonly hint: string } | null {
  const [pair, ...others] = [...row.entries.values()].filter(({ key }) => !finding.properties.includes(key.text));
  if (pair?.value.kind !== "scalar" || others.length > 0) return null;
  if (nearest(pair.key.text, finding.properties) !== undefined) return null;
  const missing = finding.required.filter((name) => !row.entries.has(name));
  const isKey = (name: string) => finding.propertyOf(name)?.axisKey === true;
  const [axis, result] = [missing.find(isKey), missing.find((name) => !isKey(name))];
  if (axis === undefined || result === undefined || missing.length > 2) return null;
  const [key, value] = [typed(pair.key.text), typed(pair.value.text)];
  return { key: pair.key, hint: `write ${axis}: ${key} and, on the next line, ${result}: ${value}` };
}
