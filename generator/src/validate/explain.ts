import { type Cure, suggest, write, writeOneOf } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic, withCure } from "../diagnostics/diagnostic.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { NotationDefinition } from "../notation/definition.ts";
import { NUMBER_WORDS } from "../numerals/numeral.ts";
import { WHY_LOST } from "../parse/value.ts";
import { childMap, childText, locate, type SyntaxMap, type SyntaxNode, type SyntaxScalar } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import { typed } from "../text/typed.ts";
import { asGroup, asList, citationSlip, introduced, pairIn, withoutBrackets } from "./hints.ts";
import { idComplaint } from "./ids.ts";
import { repaired } from "./repair.ts";
import type { Finding } from "./validator.ts";

/** What a finding is judged against: the tree and the keys its maps may have. */
interface Subject {
  readonly root: SyntaxMap;
  readonly finding: Finding;
  readonly node: SyntaxNode;
  readonly key: SyntaxScalar | undefined;
}

type Explain = (subject: Subject) => Diagnostic | null;

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "a group of fields",
  array: "a list",
};

/** JSON Schema keyword → the sentence an author reads. A keyword not listed here never reaches an author. */
const explanations: Readonly<Record<string, Explain>> = {
  additionalProperties: ({ root, finding, node, key }) => {
    const name = String(finding.params.additionalProperty);
    if (node.kind !== "map") return null;
    // An axis typed as anything but its fields is told at the axis.
    const axis = childMap(root, "axes")?.entries.get(name);
    if (axis && axis.value.kind !== "map") return null;
    const entry = node.entries.get(name);
    const pair = pairIn(node, finding);
    if (pair)
      return diagnostic("field/unknown", pair.key, { key: name, where: nameOf(key, finding) }, { hint: pair.hint });
    const allowed = finding.properties.filter((field) => !node.entries.has(field));
    const home = entry?.value.kind === "map" ? homeOf(node, finding) : undefined;
    const otherwise = home
      ? `type ${home}: on a line above it, and start ${name} with all that belongs to it two spaces further right`
      : finding.properties.some((field) => finding.propertyOf(field)?.declared === true)
        ? `if it is a column, add ${name} under columns:, with what its cells are`
        : allowed.length > 0
          ? `it may have ${allowed.join(", ")}`
          : undefined;
    const place = entry?.key ?? node;
    const cure = suggest(place, name, allowed, otherwise);
    return diagnostic("field/unknown", place, { key: name, where: nameOf(key, finding) }, cure);
  },
  required: ({ finding, node, key }) => {
    if (node.kind !== "map") return null;
    // What is missing was typed without the names of its fields.
    if (pairIn(node, finding)) return null;
    const missing = String(finding.params.missingProperty);
    const slips = [...node.entries.keys()].filter((name) => !finding.properties.includes(name));
    // The unknown key beside it says the same, and at a better place.
    if (slips.some((slip) => nearest(slip, [missing]) !== undefined)) return null;
    const isLoose = slips.some((slip) => node.entries.get(slip)?.value.kind === "map");
    if (isLoose && homeOf(node, finding) === missing) return null;
    const place = key ?? node.entries.values().next().value?.key ?? node;
    const hint = introduced(missing, finding.propertyOf(missing));
    return diagnostic("field/missing", place, { key: missing, where: nameOf(key, finding) }, { hint });
  },
  type: ({ finding, node, key }) => {
    const wanted = ([] as string[]).concat(finding.params.type as string | string[]);
    const expected = wanted.map((type) => typeNames[type] ?? type).join(" or ");
    const params = { expected, found: describe(node) };
    if (wanted.includes("boolean")) return diagnostic("cell/type", node, params, asBoolean(node));
    const hint = withoutBrackets(node, key, wanted);
    const cure = hint === undefined ? asList(node, key, wanted) : { hint };
    return diagnostic("cell/type", node, params, cure ?? { hint: asGroup(node, key, finding, wanted) });
  },
  enum: ({ finding, node }) => {
    const allowed = (finding.params.allowedValues as unknown[]).map(String);
    const found = node.kind === "scalar" ? node.text : describe(node);
    const params = { text: found, allowed: allowed.join(", ") };
    return diagnostic("cell/not-allowed", node, params, writeOneOf(node, found, allowed));
  },
  minimum: limit("not below"),
  maximum: limit("not above"),
  exclusiveMinimum: limit("above"),
  exclusiveMaximum: limit("below"),
  minLength: ({ node, key }) => {
    const hint = key?.text === "unknown" ? WHY_LOST : undefined;
    return diagnostic("cell/range", node, { text: '""', rule: "some text" }, { hint });
  },
  minItems: empty((name) => `add an entry on a line of its own under ${name}:, two spaces in and beginning with "- "`),
  minProperties: empty((name) => `add an entry on a line of its own under ${name}:, two spaces in`),
  maxProperties: ({ finding, node, key }) => {
    const rule = `one field alone: ${finding.properties.join(" or ")}`;
    return diagnostic("cell/range", node, { text: nameOf(key, finding), rule });
  },
};

/** The sentences for one finding; none where it only repeats another. */
export function explain(root: SyntaxMap, finding: Finding): readonly Diagnostic[] {
  const { node, key } = locate(root, finding.instancePath);
  if (finding.keyword === "ids" && node.kind === "map") return wrongIds(node);
  if (finding.keyword === "rowId" && node.kind === "scalar") return [idComplaint(node) ?? []].flat();
  const cited = finding.keyword === "decimal" && citationSlip(node, key);
  if (cited) return [cited];
  const ending = finding.keyword === "decimal" && endingWord(root, node, key);
  if (ending) return [ending];
  if (finding.diagnostic) return [withRepair(finding.diagnostic, node, finding)];
  return [explanations[finding.keyword]?.({ root, finding, node, key }) ?? []].flat();
}

/** A modifier that is a word: what ends a sum is listed in the table. */
function endingWord(root: SyntaxMap, node: SyntaxNode, key: SyntaxScalar | undefined): Diagnostic | null {
  if (childText(root, "kind") !== "modifiers" || key?.text !== "value" || root.entries.has("outcomes")) return null;
  if (node.kind !== "scalar" || !/^[a-z][a-z-]*$/.test(node.text) || NUMBER_WORDS.has(node.text)) return null;
  const hint = `if it ends the sum, write outcomes: [${node.text}] beside the kind`;
  return diagnostic("cell/number", node, { text: node.text, problem: "is not a number" }, { hint });
}

/** A keyword complains of a node once, but each wrong id of a map is a mistake of its own. */
function wrongIds(map: SyntaxMap): readonly Diagnostic[] {
  return [...map.entries.values()].flatMap(({ key }) => idComplaint(key) ?? []);
}

function limit(words: string): Explain {
  return ({ finding, node }) => {
    const rule = `${words} ${String(finding.params.limit)}`;
    return diagnostic("cell/range", node, { text: node.kind === "scalar" ? node.text : describe(node), rule });
  };
}

function empty(hintFor: (name: string) => string): Explain {
  return ({ finding, node, key }) => {
    const hint = key && hintFor(key.text);
    return diagnostic("cell/range", node, { text: nameOf(key, finding), rule: "filled, but is empty" }, { hint });
  };
}

/** The missing field that holds groups by id: a group that stands beside it belongs inside. */
function homeOf(node: SyntaxMap, { required, propertyOf }: Finding): string | undefined {
  return required.find((name) => {
    const schema = node.entries.has(name) ? undefined : propertyOf(name);
    return typeof schema?.additionalProperties === "object";
  });
}

/** What a map is called: its key, or its place where it stands in a list. */
function nameOf(key: SyntaxScalar | undefined, { instancePath }: Finding): string {
  if (key) return key.text;
  if (instancePath === "") return "this file";
  return /^\/rows\/\d+$/.test(instancePath) ? "this row" : "this entry";
}

/** The spelling of true and false a word of YAML 1.1 stands for. */
function asBoolean(node: SyntaxNode): Cure {
  const word = node.kind === "scalar" ? node.text.toLowerCase() : "";
  if (["yes", "y", "on", "true", "1"].includes(word)) return write(node, "true");
  return ["no", "n", "off", "false", "0"].includes(word) ? write(node, "false") : { hint: "write true or false" };
}

/** A text that misses its notation by one slip is answered with the text meant. */
function withRepair(found: Diagnostic, node: SyntaxNode, { keyword, argument }: Finding): Diagnostic {
  if (keyword !== "notation" || found.hint !== undefined || node.kind !== "scalar") return found;
  const meant = repaired(compileNotation(argument as NotationDefinition), node.text);
  return meant === undefined ? found : withCure(found, write(node, typed(meant)));
}

function describe(node: SyntaxNode): string {
  if (node.kind === "map") return "a group of fields";
  if (node.kind === "list") return "a list";
  return node.quoted ? `"${node.text}" in quotes` : node.text;
}
