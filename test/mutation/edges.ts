import type { Kind } from "../../generator/src/kinds/kind.ts";
import type { Column } from "../../generator/src/model/index.ts";
import { child, childMap, type SyntaxMap } from "../../generator/src/source/syntax.ts";
import type { Path } from "./change.ts";
import { cellMutants, childrenOf, citationMutants, type Mutant } from "./mutant.ts";

/** The keys that stand as columns, the words of keys, and the cells stated beyond an axis. */
export function axisMutants(root: SyntaxMap, kind: Kind, table: string): readonly Mutant[] {
  const cell = kind.cell ?? (kind.columns.length === 1 ? (kind.columns[0] ?? null) : null);
  const axes = childMap(root, "axes");
  const sides = (map: SyntaxMap, path: Path, address: string, column: Column | null) =>
    ["below", "above"].flatMap((side) => {
      const stated = childMap(map, side);
      const value = stated && child(stated, "cell");
      return value ? cellMutants("stated", value, [...path, side, "cell"], `${address}/${side}`, column, []) : [];
    });
  const inverse = childMap(root, "inverse");
  return [
    ...[...(axes?.entries ?? [])].flatMap(([id, { value }]) => {
      if (value.kind !== "map") return [];
      const path = ["axes", id];
      const columns = child(value, "columns");
      const words = childMap(value, "words");
      const names = columns
        ? childrenOf(columns).flatMap(([, node]) => (node.kind === "scalar" ? [node.text] : []))
        : [];
      return [
        ...(columns ? cellMutants("key", columns, [...path, "columns"], `${table}/${id}`, null, names) : []),
        ...(words ? childrenOf(words) : []).flatMap(([word, key]) =>
          cellMutants("key", key, [...path, "words", word], `${table}/${id}/${word}`, null, []),
        ),
        ...sides(value, path, `${table}/${id}`, cell),
      ];
    }),
    ...(inverse ? sides(inverse, ["inverse"], `${table}/inverse`, null) : []),
  ];
}

/** What the printed note numbers mean. */
export function legendMutants(root: SyntaxMap, kind: Kind, table: string): readonly Mutant[] {
  return childrenOf(childMap(root, "noteLegend")).flatMap(([note, entry]): readonly Mutant[] => {
    if (entry.kind !== "map") return [];
    const path = ["noteLegend", String(note)];
    const address = `${table}/noteLegend/${note}`;
    const key = String(Number(note) + 40);
    return [
      { part: "legend", address, was: String(note), now: key, path, change: { key } },
      ...[...entry.entries].flatMap(([name, { value }]) => {
        const here = [...path, name];
        const column = kind.noteColumns.find(({ id }) => id === name) ?? null;
        const place = `${address}/${name}`;
        return citationMutants(name, value, here, place) ?? cellMutants("legend", value, here, place, column, []);
      }),
    ];
  });
}
