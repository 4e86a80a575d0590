import type { SchemaValidator } from "./ajv.ts";

/** Validators made when the compiler was built, of the schemas it publishes. */
export interface Prepared {
  /** Path → what the schema says, as JSON. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Path → the validator, and the schemas its judgement follows from. */
  readonly validators: Readonly<
    Record<string, { readonly uses: readonly string[]; readonly validate: SchemaValidator }>
  >;
}

/** None while the compiler runs from its sources: the build puts a module with the validators in the place of this one. */
export const prepared: Prepared = { schemas: {}, validators: {} };
