import { createRequire } from "node:module";
import type { Ajv2020, ErrorObject, KeywordCxt, Options, ValidateFunction } from "ajv/dist/2020.js";
import { addressesOf } from "../kinds/address.ts";
import { type SchemaNode, SchemaProblem, type SchemaSet, schemaBase } from "../kinds/schema-set.ts";
import { annotations, keywords } from "../vocabulary/index.ts";

// Rules without a mistake never need it, and it takes as long to load as they take to read.
const load = createRequire(import.meta.url);
const library = () => load("ajv/dist/2020.js") as typeof import("ajv/dist/2020.js");

/** An error in ajv's own words. */
export type { ErrorObject, ValidateFunction };

/** What a schema has to satisfy for its validator to be made, and how much the validator says. */
const judging: Options = {
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allowUnionTypes: true,
  passContext: true,
  logger: false,
  // What many kinds refer to is compiled once, by its own address, instead of into each of them.
  inlineRefs: false,
};

/**
 * Makes validators by schema path; each tells everything that is wrong. Called with a `Judge` as `this`. This is the only
 * file that knows ajv.
 * @param isKnown whether a schema is known to be sound, so that it need not be judged itself
 * @throws SchemaProblem where a schema cannot be compiled: a fault of the schema's author
 */
export function tellingValidators(
  set: SchemaSet,
  isKnown: (path: string) => boolean,
): (path: string) => ValidateFunction {
  // A validator is compiled for each run: improving its code takes longer than running it as it is.
  const ajv = withSchemas(set, isKnown, { allErrors: true, verbose: true, code: { optimize: false } });
  return (path) => {
    const validate = blaming(path, () => ajv.getSchema(schemaBase + path));
    if (validate) return validate;
    throw new SchemaProblem(`${path} is missing`);
  };
}

/**
 * The code of a module that exports a validator for each path, `validator0` and so on in their order. These tell only
 * whether all is right, and stop at the first that is not. Called with a `Judge` as `this`.
 */
export function answeringValidators(set: SchemaSet, paths: readonly string[]): string {
  const ajv = withSchemas(set, () => false, { messages: false, code: { source: true, esm: true } });
  const standalone = load("ajv/dist/standalone/index.js") as typeof import("ajv/dist/standalone/index.js");
  return standalone.default(ajv, Object.fromEntries(paths.map((path, at) => [`validator${at}`, schemaBase + path])));
}

function withSchemas(set: SchemaSet, isKnown: (path: string) => boolean, options: Options): Ajv2020 {
  const { Ajv2020, _ } = library();
  const complaint = { message: "", params: _`{ diagnostic: this.complaint }` };
  const ajv = new Ajv2020({ ...judging, ...options });
  for (const keyword of annotations) ajv.addKeyword({ keyword, schemaType: ["string", "boolean", "object"] });
  const addresses = addressesOf(set);
  for (const { keyword } of keywords) {
    ajv.addKeyword({ keyword, code: (found) => judge(found, keyword, addresses), error: complaint });
  }
  for (const [path, schema] of set.files) {
    const judged = !isKnown(path);
    blaming(path, () => {
      ajv.addSchema(schema, schemaBase + path, undefined, judged);
      for (const [name, part] of Object.entries(schema.$defs ?? {})) {
        ajv.addSchema(part, `${schemaBase}${path}#/$defs/${name}`, undefined, judged);
      }
    });
  }
  return ajv;
}

/** The validator's code for one of our keywords: it asks the judge it was called with. */
function judge(found: KeywordCxt, keyword: string, addresses: ReadonlyMap<SchemaNode, string>): void {
  const { _ } = library();
  const address = addresses.get(found.parentSchema);
  const { parentData, parentDataProperty } = found.it;
  found.pass(_`this.accepts(${keyword}, ${address}, ${found.data}, ${parentData}, ${parentDataProperty})`);
}

/** Whatever ajv throws over a schema is that schema's fault. */
function blaming<T>(path: string, use: () => T): T {
  try {
    return use();
  } catch (cause) {
    throw new SchemaProblem(`${path}: ${(cause as Error).message}`);
  }
}
