import { suggest } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { rowFields } from "../kinds/row-fields.ts";
import { isNode, readSchemas, type SchemaNode, type SchemaSet, schemaBase } from "../kinds/schema-set.ts";
import { parse } from "../parse/index.ts";
import { plainTree } from "../source/plain-value.ts";
import { type SourceFile, topOf } from "../source/source-file.ts";
import { child, childFlag, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { printJson } from "../values/print-json.ts";
import { units } from "../values/units.ts";
import type { Value } from "../values/value.ts";
import type { Setting } from "./declared.ts";
import { plainDefault } from "./inner.ts";
import { describe, generalKinds } from "./table.ts";

/** `schema/<family>/<kind>.yaml`: a kind in the words of a table that declares its columns. */
function isKindFile({ path }: Pick<SourceFile, "path">): boolean {
  return path.endsWith(".yaml");
}

/** What the schema of a kind is called that is written in such a file. */
function madePath(file: SourceFile): string {
  return file.path.replace(/\.yaml$/, ".schema.json");
}

/** The schemas of a project, those of its kinds made anew; of a kind with mistakes the one that stands beside it. */
export function withMadeKinds(files: readonly SourceFile[], report: Report): readonly SourceFile[] {
  const schemas = files.filter((file) => !isKindFile(file));
  if (schemas.length === files.length) return files;
  const made = madeKinds(files, report);
  const paths = new Set(made.map(({ path }) => path));
  return [...schemas.filter(({ path }) => !paths.has(path)), ...made];
}

/** The schemas that are not as the files of their kinds make them, as they should be. */
export function staleKinds(files: readonly SourceFile[]): readonly SourceFile[] {
  const standing = new Map(files.map(({ path, text }) => [path, text]));
  return madeKinds(files, () => {}).filter(({ path, text }) => standing.get(path) !== text);
}

/** The schema of each kind that is written as a table. */
function madeKinds(files: readonly SourceFile[], report: Report): readonly SourceFile[] {
  const heads = readSchemas(files.filter(({ path }) => /^schema\/(?:common|shared\/[a-z]+)\.schema\.json$/.test(path)));
  return files.filter(isKindFile).flatMap((file) => {
    const schema = schemaOf(file, heads, report);
    return schema ? [{ path: madePath(file), text: printJson(published(schema) as Value) }] : [];
  });
}

/** What a kind may say. */
const said = ["kind", "title", "description", "named", "types", "axes", "columns", "result", "relations"];

function schemaOf(file: SourceFile, heads: SchemaSet, report: Report): SchemaNode | null {
  const { tree, diagnostics } = parse(file);
  for (const one of diagnostics) report(one);
  if (!tree) return null;
  const { root } = tree;
  for (const { key } of root.entries.values()) {
    if (said.includes(key.text)) continue;
    report(diagnostic("field/unknown", key, { key: key.text, where: "a kind" }, suggest(key, key.text, said)));
    return null;
  }
  for (const key of ["kind", "title", "description"]) {
    if (childText(root, key)) continue;
    const hint = key === "kind" ? `write kind: and one of ${generalKinds.join(", ")}` : `write ${key}: and some text`;
    report(diagnostic("field/missing", topOf(file), { key, where: "a kind" }, { hint }));
    return null;
  }
  const kind = childText(root, "kind") as string;
  const head = generalKinds.includes(kind) ? heads.files.get(`shared/${kind}.schema.json`) : undefined;
  if (!head) {
    const at = child(root, "kind") ?? root;
    report(diagnostic("table/kind-unknown", at, { kind, family: "a kind" }, suggest(at, kind, generalKinds)));
    return null;
  }
  const described = describe(heads, head, root, new Set(units.keys()), report);
  return described && asKind(file, root, head, described, report);
}

type Described = NonNullable<ReturnType<typeof describe>>;

/** The schema of a table that describes itself as that of any table of the kind. */
function asKind(
  file: SourceFile,
  root: SyntaxMap,
  head: SchemaNode,
  { schema, columns }: Described,
  report: Report,
): SchemaNode | null {
  const { columns: _columns, result: _result, types: _types, kind: _kind, axes, rows, ...properties } = partsOf(schema);
  const place = isNode(rows?.items) ? "items" : "additionalProperties";
  const row = rows?.[place] as SchemaNode;
  const isNamed = childFlag(root, "named");
  const mayBeNamed = root.entries.has("named") || head.shape !== "lookup";
  const setting: Setting = { types: new Map(), used: new Set(), units: new Set(), report };
  const described = childMap(root, "axes");
  const cells: Record<string, SchemaNode> = {};
  for (const [name, cell] of Object.entries(partsOf(row))) {
    if (name === "name" && !mayBeNamed) continue;
    const fallback = columns.get(name)?.fallback ?? null;
    const value = fallback && plainDefault(fallback, cell, `the column ${name}`, setting);
    if (value === undefined) return null;
    const axis = described && childMap(described, name);
    const ofKey = axis ? { description: childText(axis, "description") ?? "" } : {};
    cells[name] = { ...ofKey, ...cell, ...(value === null ? {} : { default: value }) };
  }
  const required = [...((row.required ?? []) as readonly string[]), ...(isNamed ? ["name"] : [])];
  const id = file.path
    .split("/")
    .at(-1)
    ?.replace(/\.yaml$/, "");
  const ids = Object.keys(partsOf(axes ?? {}));
  const relations = child(root, "relations");
  return {
    $schema: head.$schema,
    title: childText(root, "title"),
    description: childText(root, "description"),
    shape: head.shape,
    ...(relations ? { relations: plainTree(relations).value } : {}),
    type: "object",
    additionalProperties: false,
    required: ((head.required ?? []) as readonly string[]).filter((name) => name !== "columns"),
    properties: {
      kind: { const: id },
      ...properties,
      ...(axes ? { axes: { ...partsOf(head).axes, ...axes, additionalProperties: false, required: ids } } : {}),
      rows: { ...rows, [place]: { ...row, required, properties: inRowOrder(cells) } },
    },
  };
}

/** Id and name first and what is cited last, as rows are written. */
function inRowOrder(cells: Readonly<Record<string, SchemaNode>>): Readonly<Record<string, SchemaNode>> {
  const rank = (name: string) => (["id", "name"].includes(name) ? 0 : rowFields.has(name) ? 2 : 1);
  return Object.fromEntries(Object.entries(cells).sort(([a], [b]) => rank(a) - rank(b)));
}

function partsOf(schema: SchemaNode): Readonly<Record<string, SchemaNode>> {
  return (schema.properties ?? {}) as Readonly<Record<string, SchemaNode>>;
}

/** A schema as it stands in its file: its references lead to the files beside it, and the kind declares its columns, no table. */
function published(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(published);
  if (!isNode(schema)) return schema;
  const parts = Object.entries(schema).filter(([name, part]) => name !== "declared" || part !== true);
  return Object.fromEntries(
    parts.map(([name, part]) => [
      name,
      name === "$ref" && typeof part === "string" ? part.replace(schemaBase, "../") : published(part),
    ]),
  );
}
