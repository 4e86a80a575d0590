import {
  danglingReference,
  follow,
  isNode,
  propertiesOf,
  type SchemaNode,
  SchemaProblem,
  type SchemaSet,
  schemaAt,
  schemaBase,
} from "../kinds/schema-set.ts";
import { coreValue } from "../source/plain-value.ts";
import type { SyntaxNode } from "../source/syntax.ts";
import { annotations, keywords } from "../vocabulary/index.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import type { Finding, Validate } from "./validator.ts";

/**
 * A validator that reads a schema instead of being made of it: for the schema a table describes itself, which is asked of
 * one file alone. It knows the part of JSON Schema that our schemas use, and finds what ajv finds.
 */
export function interpret(set: SchemaSet, schema: SchemaNode): Validate {
  return (root, scope) => {
    const found: Finding[] = [];
    judge({ set, scope, found }, schema, root, "");
    return found;
  };
}

interface Judging {
  readonly set: SchemaSet;
  readonly scope: Scope;
  readonly found: Finding[];
}

const own = new Map(keywords.map((one) => [one.keyword, one.check]));
const silent: ReadonlySet<string> = new Set([...annotations, "$schema", "$defs", "title", "description", "default"]);

type Check = (judging: Judging, argument: never, node: SyntaxNode, at: string, schema: SchemaNode) => void;

function judge(judging: Judging, schema: SchemaNode, node: SyntaxNode, at: string): void {
  for (const keyword of Object.keys(schema)) {
    const argument = schema[keyword] as never;
    const check = own.get(keyword);
    if (check) {
      const complaint = check(node, argument, judging.scope, follow(judging.set, schema));
      if (complaint) judging.found.push(finding(judging, schema, keyword, at, { diagnostic: complaint }));
    } else if (Object.hasOwn(standard, keyword)) standard[keyword]?.(judging, argument, node, at, schema);
    else if (!silent.has(keyword)) throw new SchemaProblem(`the keyword ${keyword} is not known here`);
  }
}

/** The keywords of JSON Schema itself. */
const standard: Readonly<Record<string, Check>> = {
  $ref(judging, reference: string, node, at) {
    const target = schemaAt(judging.set, reference.slice(schemaBase.length));
    if (!target) throw danglingReference(reference);
    judge(judging, target, node, at);
  },
  type(judging, type: string | readonly string[], node, at, schema) {
    if (![type].flat().some((one) => isOfType(node, one))) tell(judging, schema, "type", at, { type });
  },
  const(judging, value: unknown, node, at, schema) {
    if (node.kind !== "scalar" || coreValue(node) !== value)
      tell(judging, schema, "const", at, { allowedValue: value });
  },
  enum(judging, values: readonly unknown[], node, at, schema) {
    if (node.kind !== "scalar" || !values.includes(coreValue(node)))
      tell(judging, schema, "enum", at, { allowedValues: values });
  },
  minimum(judging, limit: number, node, at, schema) {
    const value = node.kind === "scalar" ? coreValue(node) : null;
    // Not a number is below every limit, as ajv has it.
    if (typeof value === "number" && !(value >= limit))
      tell(judging, schema, "minimum", at, { comparison: ">=", limit });
  },
  maximum(judging, limit: number, node, at, schema) {
    const value = node.kind === "scalar" ? coreValue(node) : null;
    if (typeof value === "number" && !(value <= limit))
      tell(judging, schema, "maximum", at, { comparison: "<=", limit });
  },
  minLength(judging, limit: number, node, at, schema) {
    const value = node.kind === "scalar" ? coreValue(node) : null;
    if (typeof value === "string" && [...value].length < limit) tell(judging, schema, "minLength", at, { limit });
  },
  minItems(judging, limit: number, node, at, schema) {
    if (node.kind === "list" && node.items.length < limit) tell(judging, schema, "minItems", at, { limit });
  },
  minProperties(judging, limit: number, node, at, schema) {
    if (node.kind === "map" && node.entries.size < limit) tell(judging, schema, "minProperties", at, { limit });
  },
  maxProperties(judging, limit: number, node, at, schema) {
    if (node.kind === "map" && node.entries.size > limit) tell(judging, schema, "maxProperties", at, { limit });
  },
  required(judging, names: readonly string[], node, at, schema) {
    if (node.kind !== "map") return;
    for (const missingProperty of names) {
      if (!node.entries.has(missingProperty)) tell(judging, schema, "required", at, { missingProperty });
    }
  },
  properties(judging, properties: Readonly<Record<string, SchemaNode>>, node, at) {
    if (node.kind !== "map") return;
    for (const [name, schema] of Object.entries(properties)) {
      const value = node.entries.get(name)?.value;
      if (value) judge(judging, schema, value, below(at, name));
    }
  },
  additionalProperties(judging, rest: SchemaNode | boolean, node, at, schema) {
    if (node.kind !== "map") return;
    const known = (schema.properties ?? {}) as object;
    for (const [name, { value }] of node.entries) {
      if (Object.hasOwn(known, name) || rest === true) continue;
      if (isNode(rest)) judge(judging, rest, value, below(at, name));
      else tell(judging, schema, "additionalProperties", at, { additionalProperty: name });
    }
  },
  items(judging, schema: SchemaNode, node, at) {
    if (node.kind !== "list") return;
    for (const [index, item] of node.items.entries()) judge(judging, schema, item, below(at, String(index)));
  },
};

function isOfType(node: SyntaxNode, type: string): boolean {
  if (type === "object") return node.kind === "map";
  if (type === "array") return node.kind === "list";
  if (node.kind !== "scalar") return false;
  const value = coreValue(node);
  if (type === "integer") return Number.isInteger(value);
  return type === "number" ? Number.isFinite(value) : typeof value === type;
}

function below(at: string, name: string): string {
  return `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function tell(judging: Judging, schema: SchemaNode, keyword: string, at: string, params: Finding["params"]): void {
  judging.found.push(finding(judging, schema, keyword, at, params));
}

function finding(
  { set }: Judging,
  schema: SchemaNode,
  keyword: string,
  instancePath: string,
  params: Finding["params"],
): Finding {
  const { diagnostic = null } = params as Pick<Partial<Finding>, "diagnostic">;
  return {
    instancePath,
    keyword,
    params,
    argument: schema[keyword],
    properties: Object.keys((schema.properties ?? {}) as object),
    required: (schema.required ?? []) as readonly string[],
    propertyOf: (name) => propertiesOf(set, schema).find(([id]) => id === name)?.[1],
    diagnostic,
  };
}
