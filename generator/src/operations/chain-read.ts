import type { Chain, ChainCounted, ChainNamed, ChainStep, ChainValue } from "../model/chain.ts";
import { child, childMap, childScalars, childText, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import { namesIn, referenceIn } from "./chain-values.ts";

/** What an author writes of a chain. */
export function readChain(root: SyntaxMap): Chain {
  const rows = mapsUnder(root, "rows").map(([name, map]) => ({
    name,
    description: childText(map, "description") ?? "",
    tables: childScalars(map, "tables").map(({ text }) => text),
  }));
  const steps = mapsUnder(root, "steps").map(([name, map]) => readStep(name, map));
  const gives = mapsUnder(root, "gives").map(([name, map]) => ({
    name,
    description: childText(map, "description") ?? "",
    value: readCounted(map),
  }));
  return { operation: "chain", takes: takenBy({ rows, steps, gives }), rows, steps, gives };
}

function takenBy(chain: Pick<Chain, "rows" | "steps" | "gives">): readonly string[] {
  const named = [...chain.steps.flatMap((step) => step.with), ...chain.gives].flatMap(({ value }) => namesIn(value));
  const open = named
    .map((name) => referenceIn(chain, name))
    .flatMap((one) => (one.kind === "parameter" ? [one.name] : []));
  return [...new Set([...chain.rows.map(({ name }) => name), ...open])];
}

function readStep(name: string, map: SyntaxMap): ChainStep {
  const asked = childMap(map, "with");
  const stops = childMap(map, "stops");
  const beyond = childText(map, "beyond");
  return {
    name,
    ask: childText(map, "ask") ?? "",
    with: [...(asked?.entries ?? [])].map(([parameter, { value }]) => ({ parameter, value: readArgument(value) })),
    ...(stops
      ? { stops: Object.fromEntries([...stops.entries.keys()].map((word) => [word, childText(stops, word) ?? ""])) }
      : {}),
    ...(beyond === undefined ? {} : { beyond }),
    ...(childText(map, "optional") === "true" ? { optional: true as const } : {}),
  };
}

function readArgument(node: SyntaxNode): ChainValue | ChainNamed {
  if (node.kind !== "map" || !child(node, "fields")) return readValue(node);
  const fields = childMap(node, "fields")?.entries ?? new Map<string, { readonly value: SyntaxNode }>();
  const besides = childText(node, "besides");
  return {
    fields: [...fields].map(([name, { value }]) => ({ name, value: readValue(value) })),
    ...(besides === undefined ? {} : { besides }),
  };
}

function readValue(node: SyntaxNode): ChainValue {
  return node.kind === "map" ? readCounted(node) : node.kind === "scalar" ? node.text : "";
}

function readCounted(map: SyntaxMap): ChainCounted {
  const keys = ["of", "times", "when", "is", "otherwise"] as const;
  const texts = Object.fromEntries(keys.flatMap((key) => (child(map, key) ? [[key, childText(map, key) ?? ""]] : [])));
  const most = child(map, "most");
  return most ? { ...texts, most: readValue(most) } : texts;
}

/** The maps of a map, by their keys. */
export function mapsUnder(root: SyntaxMap, key: string): readonly (readonly [string, SyntaxMap])[] {
  const map = childMap(root, key);
  return [...(map?.entries ?? [])].flatMap(([name, { value }]) =>
    value.kind === "map" ? [[name, value] as const] : [],
  );
}
