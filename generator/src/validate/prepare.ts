import { isNode, type SchemaSet, schemaBase } from "../kinds/schema-set.ts";
import { answeringValidators } from "./ajv.ts";
import { contentOf } from "./published.ts";

/**
 * The code of the module that stands for `prepared.ts` in a built compiler.
 * @param set every schema that is published; all but those of the families judge files of a project
 */
export function prepare(set: SchemaSet): string {
  const paths = [...set.files.keys()];
  const judging = paths.filter((path) => path.includes("/") || /^(book|erratum)\./.test(path));
  const contents = Object.fromEntries(paths.map((path) => [path, contentOf(set, path)]));
  const validators = judging.map(
    (path, at) => `${JSON.stringify(path)}: { uses: ${JSON.stringify(usedBy(set, path))}, isRight: validator${at} }`,
  );
  return `${answeringValidators(set, judging)}
export const prepared = { contents: ${JSON.stringify(contents)}, validators: { ${validators.join(", ")} } };
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
