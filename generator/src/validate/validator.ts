import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { propertiesOf, type SchemaNode, SchemaProblem, type SchemaSet } from "../kinds/schema-set.ts";
import type { SchemaLibrary } from "../project/project.ts";
import { plainTree } from "../source/plain-value.ts";
import type { SyntaxNode } from "../source/syntax.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { compileSchemas, type ErrorObject, type SchemaValidator } from "./ajv.ts";
import { judges } from "./judge.ts";
import { type Prepared, prepared } from "./prepared.ts";

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

/**
 * Makes validators by schema path. Where a schema is one the compiler publishes, so is its validator ready.
 * @param library compiles the others; null where code must not be made of text
 * @throws SchemaProblem where a schema cannot be compiled: a fault of the schema's author
 */
export function createValidators(
  set: SchemaSet,
  library: SchemaLibrary | null,
  { schemas, validators }: Prepared = prepared,
): (path: string) => Validate {
  const isPublished = (path: string) =>
    Object.hasOwn(schemas, path) && JSON.stringify(set.files.get(path)) === schemas[path];
  const known = new Set([...set.files.keys()].filter(isPublished));
  const compileOwn = (path: string) => {
    if (library) return compileSchemas(library, set, (one) => known.has(one));
    throw new SchemaProblem(`${path} is not as the compiler publishes it, and no other can be used here`);
  };
  const unknown = [...set.files.keys()].find((path) => !known.has(path));
  // Compiled at once where a schema is not known, for that may be faulty.
  let own = unknown === undefined ? null : compileOwn(unknown);
  const validatorOf = (path: string): SchemaValidator => {
    const ready = Object.hasOwn(validators, path) ? validators[path] : undefined;
    if (ready?.uses.every((used) => known.has(used))) return ready.validate;
    own ??= compileOwn(path);
    return own(path);
  };
  const appoint = judges(set);
  return (path) => {
    const validate = validatorOf(path);
    return (root, scope) => {
      const { value, nodeOf } = plainTree(root);
      if (validate.call(appoint(nodeOf, scope), value)) return [];
      return (validate.errors ?? []).map((error) => finding(set, error));
    };
  };
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
