import { isNode, type SchemaSet, schemaBase } from "../kinds/schema-set.ts";
import type { SchemaLibrary } from "../project/project.ts";
import { validatorCode } from "./ajv.ts";

/**
 * The code of the module that stands for `prepared.ts` in a built compiler.
 * @param set every schema that is published; those of kinds, books and errata judge files of a project
 */
export function prepare(
  set: SchemaSet,
  library: SchemaLibrary,
  standalone: Parameters<typeof validatorCode>[1],
): string {
  const paths = [...set.files.keys()];
  const judging = paths.filter((path) => path.includes("/") || /^(book|erratum)\./.test(path));
  const schemas = Object.fromEntries([...set.files].map(([path, schema]) => [path, JSON.stringify(schema)]));
  const validators = judging.map(
    (path, at) => `${JSON.stringify(path)}: { uses: ${JSON.stringify(usedBy(set, path))}, validate: validator${at} }`,
  );
  return `${validatorCode(library, standalone, set, judging)}
export const prepared = { schemas: ${JSON.stringify(schemas)}, validators: { ${validators.join(", ")} } };
`;
}

/** The schemas that one refers to, over any number of steps, itself included. */
function usedBy(set: SchemaSet, path: string): readonly string[] {
  const found = new Set([path]);
  // What is added while they are visited is visited too.
  for (const used of found) for (const reference of referencesIn(set.files.get(used))) found.add(reference);
  return [...found];
}

function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isNode(value)) return [];
  const own = typeof value.$ref === "string" ? [value.$ref.slice(schemaBase.length).split("#")[0] as string] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}
