import type { Opened } from "../engine/state.ts";

/** What of a folder is a project; nothing else is read. */
export const isProjectFile = (path: string): boolean =>
  /^(?:rules\/.+\.yaml|schema\/.+\.schema\.json|test\/golden\/[^/]+\.tsv|package\.json|changes\.json)$/.test(path);

/**
 * A project from the texts of its files. Here the text of a file is its own hash.
 * @param published the schemas the compiler comes with, which a project without a whole set of its own uses
 */
export function openedFrom(texts: ReadonlyMap<string, string>, published: Opened["schemas"]): Opened {
  const files = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, text]) => ({ path, text }));
  const below = (folder: string) => files.filter(({ path }) => path.startsWith(folder));
  const own = below("schema/");
  const isWhole = own.some(({ path }) => path === "schema/common.schema.json");
  const kept = isWhole ? [] : published.filter(({ path }) => !texts.has(path));
  const { name = null, version = "0.0.0" } = JSON.parse(texts.get("package.json") ?? "{}");
  if (below("rules/").length === 0) throw new Error("There are no rules in it: rules/<book>/book.yaml is looked for.");
  return {
    folder: "",
    rules: below("rules/").map((file) => ({ ...file, hash: file.text })),
    schemas: [...kept, ...own],
    evidence: below("test/golden/"),
    name,
    version,
    changes: files.find(({ path }) => path === "changes.json") ?? null,
  };
}
