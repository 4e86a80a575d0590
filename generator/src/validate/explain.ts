import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../suggest.ts";
import { locate, type SyntaxMap, type SyntaxNode, type SyntaxScalar } from "../syntax.ts";
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
  additionalProperties: ({ finding, node, key }) => {
    const name = String(finding.params["additionalProperty"]);
    if (node.kind !== "map") return null;
    const entry = node.entries.get(name);
    const allowed = finding.properties.filter((field) => !node.entries.has(field));
    const near = nearest(name, allowed);
    const hint = near ? `did you mean ${near}?` : allowed.length > 0 ? `it may have ${allowed.join(", ")}` : undefined;
    return diagnostic("field/unknown", entry?.key ?? node, { key: name, where: nameOf(key) }, { hint });
  },
  required: ({ finding, node, key }) => {
    if (node.kind !== "map") return null;
    const missing = String(finding.params["missingProperty"]);
    const slips = [...node.entries.keys()].filter((name) => !finding.properties.includes(name));
    // The unknown key beside it says the same, and at a better place.
    if (slips.some((slip) => nearest(slip, [missing]) !== undefined)) return null;
    const place = key ?? node.entries.values().next().value?.key ?? node;
    return diagnostic("field/missing", place, { key: missing, where: nameOf(key) });
  },
  type: ({ finding, node }) => {
    const wanted = ([] as string[]).concat(finding.params["type"] as string | string[]);
    const expected = wanted.map((type) => typeNames[type] ?? type).join(" or ");
    const hint = wanted.includes("boolean") ? "write true or false" : undefined;
    return diagnostic("cell/type", node, { expected, found: describe(node) }, { hint });
  },
  enum: ({ finding, node }) => {
    const allowed = (finding.params["allowedValues"] as unknown[]).map(String);
    const found = node.kind === "scalar" ? node.text : describe(node);
    const near = nearest(found, allowed);
    return diagnostic(
      "cell/not-allowed",
      node,
      { text: found, allowed: allowed.join(", ") },
      { hint: near && `write ${near}` },
    );
  },
  minimum: limit("not below"),
  maximum: limit("not above"),
  exclusiveMinimum: limit("above"),
  exclusiveMaximum: limit("below"),
  minLength: ({ node }) => diagnostic("cell/range", node, { text: '""', rule: "some text" }),
  minItems: ({ node }) => diagnostic("cell/range", node, { text: "the list", rule: "not empty" }),
  minProperties: ({ node, key }) => diagnostic("cell/range", node, { text: nameOf(key), rule: "not empty" }),
};

/** The sentence for one finding; null where it only repeats another. */
export function explain(root: SyntaxMap, finding: Finding): Diagnostic | null {
  if (finding.diagnostic) return finding.diagnostic;
  const { node, key } = locate(root, finding.instancePath);
  return explanations[finding.keyword]?.({ root, finding, node, key }) ?? null;
}

function limit(words: string): Explain {
  return ({ finding, node }) => {
    const rule = `${words} ${String(finding.params["limit"])}`;
    return diagnostic("cell/range", node, { text: node.kind === "scalar" ? node.text : describe(node), rule });
  };
}

function nameOf(key: SyntaxScalar | undefined): string {
  return key ? key.text : "this file";
}

function describe(node: SyntaxNode): string {
  if (node.kind === "map") return "a group of fields";
  return node.kind === "list" ? "a list" : node.text;
}
