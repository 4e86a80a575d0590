import { createHash } from "node:crypto";
import type { SchemaSet } from "../kinds/schema-set.ts";
import type { Judge } from "./judge.ts";

/** Validators made when the compiler was built, of the schemas it publishes. */
export interface Published {
  /** Path → what `contentOf` says of the schema. */
  readonly contents: Readonly<Record<string, string>>;
  /** Path → whether a value is right by the schema, and the schemas the answer follows from. */
  readonly validators: Readonly<Record<string, { readonly uses: readonly string[]; readonly isRight: IsRight }>>;
}

export type IsRight = (this: Judge, value: unknown) => boolean;

/** The schemas of a project that say just what the published ones say. */
export function unchanged(set: SchemaSet, { contents }: Published): ReadonlySet<string> {
  const paths = [...set.files.keys()];
  return new Set(paths.filter((path) => Object.hasOwn(contents, path) && contentOf(set, path) === contents[path]));
}

/** Names what a schema says, whatever its layout. */
export function contentOf(set: SchemaSet, path: string): string {
  return createHash("sha256")
    .update(JSON.stringify(set.files.get(path)))
    .digest("base64url");
}
