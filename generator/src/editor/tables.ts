import { asRows, isLaidOut } from "../columns/as-rows.ts";
import { describe, describesItself } from "../columns/table.ts";
import { findKinds } from "../kinds/kind.ts";
import { isNode, type SchemaNode, type SchemaSet, schemaBase } from "../kinds/schema-set.ts";
import { parse } from "../parse/index.ts";
import type { SourceFile } from "../source/source-file.ts";
import { childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { units } from "../values/units.ts";
import { asTyped } from "./laid-out.ts";

/** A table that declares columns of its own, as an editor tells it from others, with the schema of the whole file. */
export interface DescribedTable {
  readonly kind: string;
  readonly title: string;
  readonly schema: SchemaNode;
}

/** The tables of a project that declare columns, as far as these can be read; whatever else is wrong with them. */
export function describedTables(rules: readonly SourceFile[], set: SchemaSet): readonly DescribedTable[] {
  const symbols = new Map<string, ReadonlySet<string>>();
  return rules.flatMap((file): DescribedTable[] => {
    const [, book = "", family = ""] = file.path.split("/");
    // Most tables of a shared kind say nothing of their columns, and need not be read.
    if (!/^(?:columns|result|types|transposed|relations|confirmed):|\boutcomes:/m.test(file.text)) return [];
    const root = rootOf(file);
    const [kind, title] = [root && childText(root, "kind"), root && childText(root, "title")];
    const path = kind && findKinds(set, family).get(kind);
    const head = path ? set.files.get(path) : undefined;
    if (!root || !kind || !title || !head || !describesItself(root, kind, head)) return [];
    const known = symbols.get(book) ?? symbolsOf(rules.find(({ path }) => path === `rules/${book}/book.yaml`));
    symbols.set(book, known);
    const rows = asRows(root, () => {});
    const described = rows && describe(set, head, rows, known, () => {});
    if (!described) return [];
    const schema = isLaidOut(root) ? asTyped(described.schema, root, set) : described.schema;
    return [{ kind, title, schema: forEditors(schema) as SchemaNode }];
  });
}

/** What can be read of a file, its mistakes left out. */
function rootOf(file: SourceFile | undefined): SyntaxMap | null {
  if (!file) return null;
  const { tree, remains } = parse(file);
  return (tree ?? remains)?.root ?? null;
}

function symbolsOf(book: SourceFile | undefined): ReadonlySet<string> {
  const root = rootOf(book);
  const own = root ? childMap(root, "units") : undefined;
  return new Set([...units.keys(), ...(own?.entries.keys() ?? [])]);
}

/** A schema whose references are files beside it, and whose words complete. */
export function forEditors(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forEditors);
  if (!isNode(schema)) return schema;
  const own = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, forEditors(part)]));
  if (typeof schema.$ref === "string") own.$ref = schema.$ref.replace(schemaBase, "schema/");
  const isWord =
    Array.isArray(schema.words) && [schema.type].flat().every((one) => one !== "object" && one !== "array");
  return isWord ? { ...own, enum: (schema.words as readonly string[]).flatMap(asRead) } : own;
}

/** A word as typed, and as YAML reads it for an editor. */
function asRead(word: string): readonly unknown[] {
  if (word === "true" || word === "false") return [word, word === "true"];
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(word) ? [word, Number(word)] : [word];
}
