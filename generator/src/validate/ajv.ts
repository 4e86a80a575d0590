import type { Ajv2020, CodeOptions, ErrorObject, KeywordCxt, Options } from "ajv/dist/2020.js";
import {
  addressesOf,
  danglingReference,
  type SchemaNode,
  SchemaProblem,
  type SchemaSet,
  schemaBase,
} from "../kinds/schema-set.ts";
import type { SchemaLibrary } from "../project/project.ts";
import { nearest } from "../text/suggest.ts";
import { annotations, keywords } from "../vocabulary/index.ts";
import type { Judge } from "./judge.ts";

/** An error in ajv's own words. */
export type { ErrorObject };

/** Judges a value by a schema; what is wrong with it, all of it, is then in `errors`. */
export interface SchemaValidator {
  (this: Judge, value: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

/** What a schema has to satisfy for its validator to be made, and how much the validator says. */
const judging: Options = {
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allowUnionTypes: true,
  passContext: true,
  logger: false,
  allErrors: true,
  verbose: true,
  messages: false,
  // What many kinds refer to is compiled once, by its own address, instead of into each of them.
  inlineRefs: false,
};

/**
 * Makes validators by schema path. This is the only file that knows ajv.
 * @param isKnown whether a schema is known to be sound, so that it need not be judged itself
 * @throws SchemaProblem where a schema cannot be compiled: a fault of the schema's author
 */
export function compileSchemas(
  library: SchemaLibrary,
  set: SchemaSet,
  isKnown: (path: string) => boolean,
): (path: string) => SchemaValidator {
  // A validator is compiled for each run: improving its code takes longer than running it as it is.
  const ajv = withSchemas(library, set, isKnown, { optimize: false });
  return (path) => {
    const validate = blaming(ajv, path, () => ajv.getSchema(schemaBase + path));
    if (validate) return validate as SchemaValidator;
    throw new SchemaProblem("is missing", { path });
  };
}

/** The code of a module that exports a validator for each path, `validator0` and so on in their order. */
export function validatorCode(
  library: SchemaLibrary,
  standalone: typeof import("ajv/dist/standalone/index.js").default,
  set: SchemaSet,
  paths: readonly string[],
): string {
  const ajv = withSchemas(library, set, () => false, { source: true, esm: true });
  return standalone(ajv, Object.fromEntries(paths.map((path, at) => [`validator${at}`, schemaBase + path])));
}

function withSchemas(
  library: SchemaLibrary,
  set: SchemaSet,
  isKnown: (path: string) => boolean,
  code: CodeOptions,
): Ajv2020 {
  const { Ajv2020, _, isSafePattern } = library();
  const ajv = new Ajv2020({ ...judging, code: { ...code, regExp: linear(isSafePattern) } });
  for (const keyword of annotations) ajv.addKeyword({ keyword, schemaType: ["string", "boolean", "object", "array"] });
  const addresses = addressesOf(set);
  // The validator's code for one of our keywords: it asks the judge it was called with.
  const ask = (found: KeywordCxt, keyword: string): void => {
    const { parentData, parentDataProperty } = found.it;
    const address = addresses.get(found.parentSchema as SchemaNode);
    found.pass(_`this.accepts(${keyword}, ${address}, ${found.data}, ${parentData}, ${parentDataProperty})`);
  };
  const error = { message: "", params: _`{ diagnostic: this.complaint }` };
  for (const { keyword } of keywords) ajv.addKeyword({ keyword, code: (found) => ask(found, keyword), error });
  for (const [path, schema] of set.files) {
    const judged = !isKnown(path);
    blaming(ajv, path, () => {
      ajv.addSchema(schema, schemaBase + path, undefined, judged);
      for (const [name, part] of Object.entries(schema.$defs ?? {})) {
        ajv.addSchema(part, `${schemaBase}${path}#/$defs/${name}`, undefined, judged);
      }
    });
  }
  return ajv;
}

/** Makes the expression of a `pattern`; whoever writes a cell must not be able to make it search for minutes. */
function linear(isSafePattern: ReturnType<SchemaLibrary>["isSafePattern"]): NonNullable<CodeOptions["regExp"]> {
  const make = (pattern: string, flags: string): RegExp => {
    const expression = new RegExp(pattern, flags);
    if (isSafePattern(pattern, { unicode: true, maxSteps: 2000, timeout: Number.POSITIVE_INFINITY }).safe)
      return expression;
    throw new Error(
      `the pattern ${pattern} may take ever longer on a long text: begin it with ^, and let each character fit one part of it`,
    );
  };
  // So written where the code of a validator is kept.
  return Object.assign(make, { code: "new RegExp" });
}

/** Whatever ajv throws over a schema is that schema's fault. */
function blaming<T>(ajv: Ajv2020, path: string, use: () => T): T {
  try {
    ajv.errors = null;
    return use();
  } catch (cause) {
    throw problemOf(ajv, cause as Error & { readonly missingRef?: string }).in(path);
  }
}

function problemOf(ajv: Ajv2020, { message, missingRef }: Error & { readonly missingRef?: string }): SchemaProblem {
  if (missingRef !== undefined) return danglingReference(missingRef);
  // Of the many ways to say what a schema may be, the innermost place is the slip.
  const [error] = [...(ajv.errors ?? [])].sort((a, b) => b.instancePath.length - a.instancePath.length);
  if (error) {
    const words = ajv.errors?.flatMap((one) => (one.params as { allowedValues?: unknown[] }).allowedValues ?? []);
    const hint = words?.length ? `write one of ${[...new Set(words)].join(", ")}` : undefined;
    return new SchemaProblem(
      `JSON Schema has no ${JSON.stringify(error.data)} here`,
      { pointer: error.instancePath },
      hint,
    );
  }
  const problem = message.replace("strict mode: ", "");
  const words = /"[^"]+"/.exec(problem)?.[0];
  const near = words && nearest(JSON.parse(words), Object.keys(ajv.RULES.keywords));
  return new SchemaProblem(problem, words ? { words } : {}, near && `did you mean ${near}?`);
}
