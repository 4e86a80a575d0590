import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { follow, type SchemaNode, type SchemaSet, schemaAt } from "../kinds/schema-set.ts";
import type { PlainTree } from "../source/plain-value.ts";
import type { SyntaxNode } from "../source/syntax.ts";
import { keywords } from "../vocabulary/index.ts";
import type { Scope } from "../vocabulary/keyword.ts";

/** What a validator is called with as `this`: it asks here what our keywords say of a value. */
export interface Judge {
  /**
   * Whether a keyword has nothing against a value; what it has is the `complaint`.
   * @param address of the schema that the keyword stands in
   * @param data a value of the plain tree, found in its `parent` under `key`
   */
  accepts(keyword: string, address: string, data: unknown, parent: object | undefined, key: string | number): boolean;
  readonly complaint: Diagnostic | null;
}

/** Makes the judge of one tree. */
export type Appoint = (nodeOf: PlainTree["nodeOf"], scope: Scope) => Judge;

const checks = new Map(keywords.map(({ keyword, check }) => [keyword, check]));

/** Judges by the schemas of a project. */
export function judges(set: SchemaSet): Appoint {
  const known = new Map<string, { readonly own: SchemaNode; readonly whole: SchemaNode }>();
  const schemaOf = (address: string) => {
    const found = known.get(address);
    if (found) return found;
    const own = schemaAt(set, address) as SchemaNode;
    const schema = { own, whole: follow(set, own) };
    known.set(address, schema);
    return schema;
  };
  return (nodeOf, scope) => {
    let complaint: Diagnostic | null = null;
    return {
      accepts(keyword, address, data, parent, key) {
        const node = nodeAt(nodeOf, data, parent, key);
        const { own, whole } = schemaOf(address);
        complaint = (node && checks.get(keyword)?.(node, own[keyword], scope, whole)) ?? null;
        return complaint === null;
      },
      get complaint() {
        return complaint;
      },
    };
  };
}

function nodeAt(
  nodeOf: PlainTree["nodeOf"],
  data: unknown,
  parentData: object | undefined,
  key: string | number,
): SyntaxNode | undefined {
  if (typeof data === "object" && data !== null) return nodeOf.get(data);
  const parent = parentData && nodeOf.get(parentData);
  if (parent?.kind === "map") return parent.entries.get(String(key))?.value;
  return parent?.kind === "list" ? parent.items[Number(key)] : undefined;
}
