import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { propertiesOf, type SchemaNode, type SchemaSet } from "../kinds/schema-set.ts";
import type { SyntaxNode } from "../source/syntax.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { type ErrorObject, tellingValidators } from "./ajv.ts";
import { judges } from "./judge.ts";
import { plainTree } from "./plain-value.ts";
import { prepared } from "./prepared.ts";
import { unchanged } from "./published.ts";

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
 * Makes validators by schema path. Where a schema is one the compiler knows, its prepared validator is asked first: nearly
 * every file is right, and only one that is not needs a validator that can say why, which takes far longer to make.
 * @throws SchemaProblem where a schema cannot be compiled: a fault of the schema's author
 */
export function createValidators(set: SchemaSet, published = prepared): (path: string) => Validate {
  const known = unchanged(set, published);
  const make = () => tellingValidators(set, (path) => known.has(path));
  // Made at once where a schema is not known, for that may be faulty.
  let telling = known.size === set.files.size ? null : make();
  const appoint = judges(set);
  return (path) => {
    const ready = Object.hasOwn(published.validators, path) ? published.validators[path] : undefined;
    const isRight = ready?.uses.every((used) => known.has(used)) ? ready.isRight : null;
    const tell = () => {
      telling ??= make();
      return telling(path);
    };
    if (!isRight) tell();
    return (root, scope) => {
      const { value, nodeOf } = plainTree(root);
      if (isRight?.call(appoint(nodeOf, scope), value)) return [];
      const validate = tell();
      return validate.call(appoint(nodeOf, scope) as never, value)
        ? []
        : (validate.errors ?? []).map((error) => finding(set, error));
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
