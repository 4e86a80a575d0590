import type { Span } from "./source-file.ts";

/**
 * What a YAML file says, with the place of every part. This is the compiler's own tree: no stage after
 * `parse` knows which library read the file. Scalars keep their source text; the schema decides later
 * whether that text is a number, a band, a notation or plain words.
 */
export type SyntaxNode = SyntaxScalar | SyntaxMap | SyntaxList;

export interface SyntaxScalar extends Span {
  readonly kind: "scalar";
  /** The text as written (plain) or as quoted, without the quotes. */
  readonly text: string;
  readonly quoted: boolean;
}

export interface SyntaxMap extends Span {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, SyntaxEntry>;
}

export interface SyntaxEntry {
  readonly key: SyntaxScalar;
  readonly value: SyntaxNode;
}

export interface SyntaxList extends Span {
  readonly kind: "list";
  readonly items: readonly SyntaxNode[];
}

/** One parsed YAML file. */
export interface SyntaxTree {
  readonly root: SyntaxMap;
}

/** The value of a key, or undefined where the map lacks it. */
export function child(map: SyntaxMap, key: string): SyntaxNode | undefined {
  return map.entries.get(key)?.value;
}

/** The text of a scalar child, or undefined where there is none. */
export function childText(map: SyntaxMap, key: string): string | undefined {
  const node = child(map, key);
  return node?.kind === "scalar" ? node.text : undefined;
}

/** Whether a key says yes; it does not where it is absent. */
export function childFlag(map: SyntaxMap, key: string): boolean {
  return /^(?:yes|true)$/.test(childText(map, key) ?? "");
}

/** The map under a key, or undefined where there is none. */
export function childMap(map: SyntaxMap, key: string): SyntaxMap | undefined {
  const node = child(map, key);
  return node?.kind === "map" ? node : undefined;
}

/** The list under a key, or undefined where there is none. */
export function childList(map: SyntaxMap, key: string): SyntaxList | undefined {
  const node = child(map, key);
  return node?.kind === "list" ? node : undefined;
}

/** The scalars of the list under a key; none where there is no list. */
export function childScalars(map: SyntaxMap, key: string): readonly SyntaxScalar[] {
  return (childList(map, key)?.items ?? []).flatMap((item) => (item.kind === "scalar" ? [item] : []));
}

/** The texts of these scalars. */
export function childTexts(map: SyntaxMap, key: string): readonly string[] {
  return childScalars(map, key).map(({ text }) => text);
}

/** The maps of the list under a key; none where there is no list. */
export function childMaps(map: SyntaxMap, key: string): readonly SyntaxMap[] {
  return (childList(map, key)?.items ?? []).flatMap((item) => (item.kind === "map" ? [item] : []));
}

/**
 * Finds the node an `instancePath` (JSON Pointer) names.
 * @returns the deepest node that exists on the way, with the key that leads to it.
 */
export function locate(root: SyntaxNode, pointer: string): { readonly node: SyntaxNode; readonly key?: SyntaxScalar } {
  let node = root;
  let key: SyntaxScalar | undefined;
  for (const segment of pointer.split("/").slice(1)) {
    const name = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    if (node.kind === "map") {
      const entry = node.entries.get(name);
      if (!entry) break;
      node = entry.value;
      key = entry.key;
    } else if (node.kind === "list") {
      const item = node.items[Number(name)];
      if (!item) break;
      node = item;
      key = undefined;
    } else break;
  }
  return key ? { node, key } : { node };
}
