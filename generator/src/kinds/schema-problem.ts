import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { parse } from "../parse/index.ts";
import { type SourceFile, type Span, topOf } from "../source/source-file.ts";
import type { SyntaxNode } from "../source/syntax.ts";
import type { SchemaPlace, SchemaProblem } from "./schema-set.ts";

/** What is wrong with a schema, at its place in the file its author wrote; null where it stands in no such file. */
export function complaintOf({ message, place, hint }: SchemaProblem, files: readonly SourceFile[]): Diagnostic | null {
  const path = `schema/${place.path}`;
  // The schema of a kind in YAML is made of that.
  const written = path.replace(/\.schema\.json$/, ".yaml");
  const file = files.find((one) => one.path === written) ?? files.find((one) => one.path === path);
  return file ? diagnostic("schema/unusable", spanIn(file, place), { problem: message }, hint ? { hint } : {}) : null;
}

function spanIn(file: SourceFile, { pointer, offset, key, words }: SchemaPlace): Span {
  if (offset !== undefined) return { file, start: offset, end: Math.min(offset + 1, file.text.length) };
  // A colon tells the key from a list of keys.
  const typed = key === undefined ? words : `${JSON.stringify(key)}:`;
  const start = typed === undefined ? -1 : file.text.indexOf(typed);
  if (typed !== undefined && start !== -1) return { file, start, end: start + typed.length };
  const root = pointer === undefined ? undefined : parse(file).tree?.root;
  return (root && at(root, pointer?.split("/").slice(1) ?? [])) ?? topOf(file);
}

function at(node: SyntaxNode, [key, ...rest]: readonly string[]): SyntaxNode {
  const name = key?.replaceAll("~1", "/").replaceAll("~0", "~") ?? "";
  const found = node.kind === "map" ? node.entries.get(name)?.value : node.kind === "list" && node.items[Number(name)];
  return key === undefined || !found ? node : at(found, rest);
}
