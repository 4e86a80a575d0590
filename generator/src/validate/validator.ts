import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import {
  follow,
  propertiesOf,
  type SchemaNode,
  SchemaProblem,
  type SchemaSet,
  schemaBase,
} from "../kinds/schema-set.ts";
import type { SyntaxNode } from "../syntax.ts";
import { annotations, keywords } from "../vocabulary/index.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { plainTree } from "./plain-value.ts";

/** What a schema has against a tree: JSON Schema's own errors, and the diagnostics of our keywords. */
export interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** What the schema gives the keyword. */
  readonly argument: unknown;
  /** The properties the schema around a faulty key allows. */
  readonly properties: readonly string[];
  /** The properties that schema requires. */
  readonly required: readonly string[];
  /** What the schema says of one of those properties. */
  readonly propertyOf: (name: string) => SchemaNode | undefined;
  /** Set by our own keywords, which judge source text and word their complaint themselves. */
  readonly diagnostic: Diagnostic | null;
}

export type Validate = (root: SyntaxNode, scope: Scope) => readonly Finding[];

/** The state our keywords reach through ajv's `this`. */
interface Passing {
  readonly nodeOf: WeakMap<object, SyntaxNode>;
  readonly scope: Scope;
}

/**
 * Makes validators by schema path. This is the only file that knows ajv.
 * @throws SchemaProblem where a schema cannot be compiled: a fault of the schema's author
 */
export function createValidators(set: SchemaSet): (path: string) => Validate {
  const ajv = new Ajv2020({
    allErrors: true,
    ownProperties: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    passContext: true,
    verbose: true,
    logger: false,
    // What many kinds refer to is compiled once, by its own address, instead of into each of them.
    inlineRefs: false,
    // A validator is compiled for each run: improving its code takes longer than running it as it is.
    code: { optimize: false },
  });
  for (const keyword of annotations) ajv.addKeyword({ keyword, schemaType: ["string", "boolean", "object"] });
  const wholes = new WeakMap<SchemaNode, SchemaNode>();
  const wholeOf = (schema: SchemaNode): SchemaNode => {
    const whole = wholes.get(schema) ?? follow(set, schema);
    wholes.set(schema, whole);
    return whole;
  };
  for (const { keyword, check } of keywords) {
    const validate = function (this: Passing, argument: unknown, data: unknown, parent: SchemaNode, place: Place) {
      const node = nodeAt(this.nodeOf, data, place);
      const found = node ? check(node, argument, this.scope, wholeOf(parent)) : null;
      validate.errors = found ? [{ keyword, params: { diagnostic: found } }] : [];
      return found === null;
    };
    validate.errors = [] as Partial<ErrorObject>[];
    ajv.addKeyword({ keyword, validate: validate as never, errors: true });
  }
  for (const [path, schema] of set.files) {
    blaming(path, () => {
      ajv.addSchema(schema, schemaBase + path);
      for (const [name, part] of Object.entries(schema.$defs ?? {})) {
        ajv.addSchema(part, `${schemaBase}${path}#/$defs/${name}`);
      }
    });
  }
  return (path) => {
    const validate = compiled(ajv, path);
    return (root, scope) => {
      const { value, nodeOf } = plainTree(root);
      const passing: Passing = { nodeOf, scope };
      return validate.call(passing as never, value) ? [] : (validate.errors ?? []).map((error) => finding(set, error));
    };
  };
}

interface Place {
  readonly parentData: object | undefined;
  readonly parentDataProperty: string | number;
}

function nodeAt(nodeOf: Passing["nodeOf"], data: unknown, place: Place): SyntaxNode | undefined {
  if (typeof data === "object" && data !== null) return nodeOf.get(data);
  const parent = place.parentData && nodeOf.get(place.parentData);
  if (parent?.kind === "map") return parent.entries.get(String(place.parentDataProperty))?.value;
  return parent?.kind === "list" ? parent.items[Number(place.parentDataProperty)] : undefined;
}

function compiled(ajv: Ajv2020, path: string): ValidateFunction {
  const validate = blaming(path, () => ajv.getSchema(schemaBase + path));
  if (validate) return validate;
  throw new SchemaProblem(`${path} is missing`);
}

/** Whatever ajv throws over a schema is that schema's fault. */
function blaming<T>(path: string, use: () => T): T {
  try {
    return use();
  } catch (cause) {
    throw new SchemaProblem(`${path}: ${(cause as Error).message}`);
  }
}

function finding(set: SchemaSet, error: ErrorObject): Finding {
  const schema = (error.parentSchema ?? {}) as SchemaNode;
  const { diagnostic } = error.params as { diagnostic?: Diagnostic };
  return {
    instancePath: error.instancePath,
    keyword: error.keyword,
    params: error.params as Record<string, unknown>,
    argument: error.schema,
    properties: Object.keys((schema.properties ?? {}) as object),
    required: (schema.required ?? []) as readonly string[],
    propertyOf: (name) => propertiesOf(set, schema).find(([id]) => id === name)?.[1],
    diagnostic: diagnostic ?? null,
  };
}
