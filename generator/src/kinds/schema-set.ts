import type { SourceFile } from "../source/source-file.ts";

/** A part of a JSON Schema, read only through the small subset the kinds use. */
export interface SchemaNode {
  readonly [keyword: string]: unknown;
}

/** All schema files of a project, by their path inside the schema folder, with every `$ref` made absolute. */
export interface SchemaSet {
  readonly files: ReadonlyMap<string, SchemaNode>;
}

/** Where a schema is wrong: a file of the schema folder, and in it a JSON pointer, an offset, a key or words. */
export interface SchemaPlace {
  readonly path?: string;
  readonly pointer?: string;
  readonly offset?: number;
  readonly key?: string;
  readonly words?: string;
}

/** A schema that cannot be used. It is its author's text, so it is told like any other mistake, with its place. */
export class SchemaProblem extends Error {
  constructor(
    message: string,
    readonly place: SchemaPlace = {},
    readonly hint?: string,
  ) {
    super(message);
  }

  /** The same in this file, where it was not known which it is. */
  in(path: string): SchemaProblem {
    return new SchemaProblem(this.message, { path, ...this.place }, this.hint);
  }
}

/** Address space of schemas inside the validator; relative references resolve against it like paths. */
export const schemaBase = "file:///";

/** Reads schema files; paths are relative to the schema folder (`weapon/small-arms.schema.json`). */
export function readSchemas(files: readonly SourceFile[]): SchemaSet {
  const read = new Map<string, SchemaNode>();
  for (const file of files) {
    // A kind in the words of a table is made into the schema beside it.
    if (file.path.endsWith(".yaml")) continue;
    const path = file.path.replace(/^schema\//, "");
    const schema = parseJson(file, path);
    makeAbsolute(schema, addresses(schemaBase + path));
    read.set(path, schema as SchemaNode);
  }
  return { files: read };
}

/** Follows `$ref`; what stands beside the reference wins over what it names. */
export function follow(set: SchemaSet, node: SchemaNode): SchemaNode {
  const reference = node.$ref;
  if (typeof reference !== "string") return node;
  const { $ref: _, ...own } = node;
  const found = schemaAt(set, reference.slice(schemaBase.length));
  if (!found) throw danglingReference(reference);
  return { ...follow(set, found), ...own };
}

/** A `$ref` that leads nowhere; its end stands in the file as it was typed. */
export function danglingReference(reference: string): SchemaProblem {
  const hint = "a $ref leads from this file, such as ../common.schema.json#/$defs/title";
  const words = reference.split("/").at(-1) as string;
  return new SchemaProblem(`${reference.replace(schemaBase, "")} is no schema`, { words }, hint);
}

/** The part of a schema that stands at an address; undefined where none does. */
export function schemaAt(set: SchemaSet, address: string): SchemaNode | undefined {
  const end = address.indexOf("#");
  const pointer = end === -1 ? "" : address.slice(end + 1);
  let found: unknown = set.files.get(end === -1 ? address : address.slice(0, end));
  for (const key of pointer.split("/").slice(1)) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[unescaped(key)];
  }
  return typeof found === "object" && !Array.isArray(found) ? ((found as SchemaNode | null) ?? undefined) : undefined;
}

/** Where every part of the schemas stands, as a path and a JSON pointer: `common.schema.json#/$defs/id`. */
export function addressesOf(set: SchemaSet): ReadonlyMap<SchemaNode, string> {
  const found = new Map<SchemaNode, string>();
  const visit = (value: unknown, address: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) found.set(value as SchemaNode, address);
    for (const [key, item] of Object.entries(value)) visit(item, `${address}/${escaped(key)}`);
  };
  for (const [path, schema] of set.files) visit(schema, `${path}#`);
  return found;
}

/** The schema under a keyword such as `items`, followed; undefined where it is absent or a boolean. */
export function under(set: SchemaSet, node: SchemaNode, keyword: string): SchemaNode | undefined {
  const found = node[keyword];
  return isNode(found) ? follow(set, found) : undefined;
}

/** The properties of an object schema, each followed, in their order. */
export function propertiesOf(set: SchemaSet, node: SchemaNode): readonly (readonly [string, SchemaNode])[] {
  const properties = node.properties;
  if (!isNode(properties)) return [];
  return Object.entries(properties).map(([name, schema]) => [name, follow(set, schema as SchemaNode)] as const);
}

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Makes every `$ref` of a schema absolute where it stands: a copy of all schemas would be the dearest part of reading them. */
function makeAbsolute(value: unknown, addressOf: (reference: string) => string): void {
  if (typeof value !== "object" || value === null) return;
  const parts = value as Record<string, unknown>;
  if (typeof parts.$ref === "string") parts.$ref = addressOf(parts.$ref);
  for (const key in parts) makeAbsolute(parts[key], addressOf);
}

/** Makes the references of a file absolute; many of them name the same few files. */
function addresses(base: string): (reference: string) => string {
  const known = new Map<string, string>();
  return (reference) => {
    const at = reference.indexOf("#");
    const [path, pointer] = at === -1 ? [reference, ""] : [reference.slice(0, at), reference.slice(at)];
    const address = known.get(path) ?? new URL(path, base).href;
    known.set(path, address);
    return address + pointer;
  };
}

function parseJson(file: SourceFile, path: string): unknown {
  try {
    return JSON.parse(file.text);
  } catch (cause) {
    // Nothing but its words says where it stumbled.
    const [, problem, offset] = /^(.*?)(?: in JSON)?(?: at position (\d+).*)?$/s.exec((cause as Error).message) ?? [];
    throw new SchemaProblem(`this is no JSON: ${problem}`, { path, offset: Number(offset ?? file.text.length) });
  }
}

function unescaped(key: string): string {
  return key.includes("~") ? key.replaceAll("~1", "/").replaceAll("~0", "~") : key;
}

function escaped(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
