import type { SyntaxEntry, SyntaxMap, SyntaxNode, SyntaxScalar } from "../../generator/src/source/syntax.ts";

/** Keys and places in lists that lead from the root of a file to a node. */
export type Path = readonly (string | number)[];

/** What becomes of the node a path leads to: another text (of a key left out as well), another key, or nothing at all. */
export type Change = { readonly text: string } | { readonly key: string } | "removed";

/** A copy of the tree with one change; everything else keeps its place in the file. */
export function changed(root: SyntaxMap, path: Path, change: Change): SyntaxMap {
  return changeBelow(root, path, change) as SyntaxMap;
}

function changeBelow(node: SyntaxNode, path: Path, change: Change): SyntaxNode {
  const [step, ...rest] = path;
  if (step === undefined)
    return typeof change === "object" && "text" in change ? { ...(node as SyntaxScalar), ...change } : node;
  if (node.kind === "list") {
    const items = node.items.flatMap((item, index) => {
      if (index !== step) return [item];
      return rest.length === 0 && change === "removed" ? [] : [changeBelow(item, rest, change)];
    });
    return { ...node, items };
  }
  if (node.kind === "scalar") return node;
  if (rest.length === 0 && typeof change === "object" && "text" in change && !node.entries.has(String(step))) {
    return { ...node, entries: new Map([...node.entries, [String(step), added(String(step), change.text, node)]]) };
  }
  const entries = [...node.entries].flatMap(([name, entry]): (typeof entry extends infer E ? [string, E] : never)[] => {
    if (name !== step) return [[name, entry]];
    if (rest.length > 0 || (typeof change === "object" && "text" in change)) {
      return [[name, { ...entry, value: changeBelow(entry.value, rest, change) }]];
    }
    return change === "removed" ? [] : [[change.key, { ...entry, key: { ...entry.key, text: change.key } }]];
  });
  return { ...node, entries: new Map(entries) };
}

/** An entry that stands nowhere: its place is the map around it. */
function added(key: string, text: string, { file, start, end }: SyntaxMap): SyntaxEntry {
  const scalar = (of: string): SyntaxScalar => ({ kind: "scalar", text: of, quoted: false, file, start, end });
  return { key: scalar(key), value: scalar(text) };
}
