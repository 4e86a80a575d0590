import type { SchemaNode } from "../kinds/schema-set.ts";
import { child, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { cellSchema } from "./cell.ts";
import { type Setting, wrong } from "./declared.ts";
import { oneOf } from "./single.ts";

/** The schema of a modifier that may be a word which ends the sum; null where there are no such words. */
export function outcomesOf(root: SyntaxMap, setting: Setting): SchemaNode | null {
  const at = child(root, "outcomes");
  if (!at) return null;
  const single = oneOf(at, "outcomes", setting);
  const given = [...(childMap(root, "rows")?.entries.values() ?? [])].flatMap(({ value }) =>
    value.kind === "map" ? (childText(value, "value") ?? []) : [],
  );
  const listed = at.kind === "list" ? at.items.flatMap((one) => (one.kind === "scalar" ? [one] : [])) : [];
  // A row with another word may be one of these misspelt, and is told by its cell.
  const isSure = given.every((text) => /\d/.test(text) || listed.some((one) => one.text === text));
  for (const one of isSure ? listed : []) {
    if (!given.includes(one.text))
      wrong(setting, one, `the outcome ${one.text}`, "is the value of no row", "take it out");
  }
  if (!single) return null;
  return {
    description: "The signed number it adds, or how it ends the sum.",
    ...cellSchema({ type: "number", words: single.words ?? {} }),
  };
}
