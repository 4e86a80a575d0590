import { childText, type SyntaxMap, type SyntaxNode, type SyntaxScalar } from "../../generator/src/source/syntax.ts";
import type { Path } from "./change.ts";
import { childrenOf, type Mutant, textMutant } from "./mutant.ts";
import { figureVariants, letterVariants } from "./variants.ts";

/** The words the schemas know for a key, of which the rules may use one alone. */
const choices: Readonly<Record<string, readonly string[]>> = {
  match: ["exact", "range", "floor", "ceiling", "nearest"],
  values: ["whole", "any"],
  tie: ["lower", "higher", "unknown"],
  below: ["none", "clamp", "error"],
  above: ["none", "clamp", "error"],
  gives: ["unknown", "first", "last"],
  round: ["up", "down"],
};

/** The values every key has anywhere in the rules: what a slip would write in its place. */
export type Pool = ReadonlyMap<string, readonly string[]>;

/** Ids, names, titles and descriptions, that words go from the least to the most, and which lines of the document a table comes from. */
const ownWords =
  /^(?:id|aliases|function|parameter|times|name|label|title|ordered|(?:.*D|d)escription|source|reading|because|unknown|meaning|wearers)$/;

/** What an author may type or is asked about: it judges slips, and says nothing of the document. */
const judgesTyping: ReadonlySet<string> = new Set(["blank", "plausible", "order", "relations", "outside"]);

/** Every scalar below a node that is no id, title or description, with the keys that lead to it. */
function scalarsOf(node: SyntaxNode, path: Path = []): readonly { node: SyntaxScalar; path: Path }[] {
  if (node.kind === "scalar") return [{ node, path }];
  return childrenOf(node).flatMap(([step, value]) => {
    const isOwn = ownWords.test(String(step)) || judgesTyping.has(String(step));
    // A row may have such a word for its id, and a table for its column.
    const isKey = ["rows", "loads", "columns", "axes", "cells"].includes(String(path.at(-1)));
    return isOwn && !isKey ? [] : scalarsOf(value, [...path, step]);
  });
}

/** The key a scalar stands under, be it alone or in a list. */
function keyOf(path: Path): string {
  return String(path.findLast((step) => typeof step === "string"));
}

/** Mutants of the scalars that nothing else changes: how a table is looked up, counted and composed. */
export function policyMutants(
  root: SyntaxMap,
  table: string,
  others: readonly Mutant[],
  pool: Pool,
): readonly Mutant[] {
  const known = new Set(others.map(({ path }) => path.join("/")));
  const own = valuesByKey([root]);
  return scalarsOf(root)
    .filter(({ path }) => !known.has(path.join("/")) && path.join("/") !== "kind")
    .flatMap(({ node, path }) => {
      const isColumn = ["columns", "result", "types"].includes(String(path[0]));
      const key = keyOf(path);
      // The likely slip is what stands elsewhere in the same table.
      const near = key === "print" ? [] : (own.get(key) ?? []);
      const words = [...(choices[key] ?? []), ...near, ...(pool.get(key) ?? [])];
      const texts = isColumn ? unitVariants(node.text, pool.get("unit") ?? []) : variants(node.text, words);
      const part = isColumn ? "column" : key;
      return texts.map((text) => textMutant(part, addressOf(root, table, path), path, node.text, text));
    });
}

/** The texts each key has in some files. */
export function valuesByKey(roots: readonly SyntaxMap[]): Pool {
  const values = new Map<string, string[]>();
  for (const { node, path } of roots.flatMap((root) => scalarsOf(root))) {
    const known = values.get(keyOf(path)) ?? [];
    if (!known.includes(node.text)) values.set(keyOf(path), [...known, node.text]);
  }
  return values;
}

/** The other convention a book may have for a leading minus. */
export function bookMutants(root: SyntaxMap): readonly Mutant[] {
  const minus = childText(root, "minus") ?? "";
  return [textMutant("minus", "minus", ["minus"], minus, minus === "negative" ? "up-to" : "negative")];
}

/** As readings write it: a row goes by its id, an axis by its name; in an operation each key counts. */
function addressOf(root: SyntaxMap, table: string, path: Path): string {
  const byId = root.entries.get("rows")?.value.kind === "map" && !root.entries.has("function");
  const isNamed = path[0] === "axes" || (path[0] === "rows" && byId);
  return [table, ...(isNamed ? path.slice(1) : path)].join("/");
}

/** Of what a column is declared to hold: its unit; else a word, or a flag. Bounds judge typing alone. */
function unitVariants(text: string, units: readonly string[]): readonly string[] {
  if (/^(?:true|false|yes|no)$/.test(text)) return flagVariants(text);
  const [, head, unit] = /^((?:number|integer)\b.* )([A-Za-z%/]+)$/.exec(text) ?? [];
  if (unit === undefined)
    return /^\p{L}/u.test(text) && !/^(?:number|integer)\b/.test(text) ? letterVariants(text) : [];
  return [`${head}${other(unit, units)}`];
}

function variants(text: string, words: readonly string[]): readonly string[] {
  const found = [...flagVariants(text), ...(/\d/u.test(text) ? figureVariants(text) : [])];
  if (found.length > 0) return found;
  const word = other(text, words);
  return word === undefined ? letterVariants(text) : [word];
}

function flagVariants(text: string): readonly string[] {
  const flag = { true: "false", false: "true", yes: "no", no: "yes" }[text];
  return flag === undefined ? [] : [flag];
}

function other(text: string, words: readonly string[]): string | undefined {
  return words.find((one) => one !== text && !/\d/u.test(one));
}
