import type { SyntaxMap, SyntaxScalar } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import { typed } from "../text/typed.ts";
import type { Finding } from "./validator.ts";

/** A row of a lookup typed as its key and what that gives (`9-13: suppressed`): the key, and what to type instead. */
export function pairIn(row: SyntaxMap, finding: Finding): { readonly key: SyntaxScalar; readonly hint: string } | null {
  const [pair, ...others] = [...row.entries.values()].filter(({ key }) => !finding.properties.includes(key.text));
  if (pair?.value.kind !== "scalar" || others.length > 0) return null;
  if (nearest(pair.key.text, finding.properties) !== undefined) return null;
  const missing = finding.required.filter((name) => !row.entries.has(name));
  const isKey = (name: string) => finding.propertyOf(name)?.axisKey === true;
  const [axis, result] = [missing.find(isKey), missing.find((name) => !isKey(name))];
  if (axis === undefined || result === undefined || missing.length > 2) return null;
  const [key, value] = [typed(pair.key.text), typed(pair.value.text)];
  return { key: pair.key, hint: `write ${axis}: ${key} and, on the next line, ${result}: ${value}` };
}
