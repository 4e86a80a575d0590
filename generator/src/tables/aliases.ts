import { write, writeOneOf } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Aliases } from "../model/index.ts";
import { childList, childMap, type SyntaxMap, type SyntaxScalar } from "../source/syntax.ts";

/**
 * Refuses aliases that do not lead to one row: one that is the id of a row, and one that two rows have. As only ids have
 * aliases, no alias can lead to another.
 * @param rows the rows by id that share one space of ids: those of a table, or those inside one row
 */
export function checkAliases(rows: readonly (readonly [id: string, row: SyntaxMap])[], report: Report): void {
  const ids = new Set(rows.map(([id]) => id));
  const owners = new Map<string, { readonly id: string; readonly at: SyntaxScalar }>();
  for (const [id, row] of rows) {
    for (const at of childList(row, "aliases")?.items ?? []) {
      if (at.kind !== "scalar") continue;
      const owner = owners.get(at.text);
      if (ids.has(at.text)) report(isAnId(at, at.text === id ? "of this very row" : "of a row of its own"));
      else if (owner) {
        const related = [{ message: `the alias of ${owner.id}`, span: owner.at }];
        const hint = "take it out of one of the rows: it can lead to one only";
        report(diagnostic("alias/twice", at, { alias: at.text, first: owner.id }, { hint, related }));
      }
      owners.set(at.text, owner ?? { id, at });
    }
  }
}

/** The `aliases` of a map that lists them as former id: present id; those that lead nowhere are reported and left out. */
export function readRenamed(map: SyntaxMap, ids: readonly string[], what: string, report: Report): Aliases {
  const renamed = childMap(map, "aliases")?.entries ?? new Map();
  const found: [string, string][] = [];
  for (const [alias, { key, value }] of renamed) {
    if (value.kind !== "scalar") continue;
    const { text } = value;
    if (ids.includes(alias)) report(isAnId(key, `of a ${what}`, ids.includes(text) ? undefined : text));
    else if (ids.includes(text)) found.push([alias, text]);
    else report(leadsNowhere(value, text, { ids, what, end: endOf(text, renamed, ids) }));
  }
  return Object.fromEntries(found);
}

/** @param former what stands in the place of the present id, and may be the former one */
function isAnId(at: SyntaxScalar, whose: string, former?: string): Diagnostic {
  const around = former === undefined ? "" : `the former id stands first: write ${former}: ${at.text}; else `;
  const hint = `${around}take the alias out, or rename what has its id`;
  return diagnostic("alias/id", at, { alias: at.text, whose }, { hint });
}

function leadsNowhere(
  at: SyntaxScalar,
  text: string,
  { ids, what, end }: { readonly ids: readonly string[]; readonly what: string; readonly end: End },
): Diagnostic {
  const problem = end === "circle" ? "leads back to itself" : end ? "is an alias itself" : `is no ${what}`;
  const listed = ids.length > mostListed ? undefined : `write one of ${ids.join(", ")}`;
  const cure = end === "circle" ? { hint: listed } : end ? write(at, end) : writeOneOf(at, text, ids, listed);
  return diagnostic("alias/target", at, { text, problem }, cure);
}

/** More ids than these are no help in a hint. */
const mostListed = 12;

type End = string | "circle" | undefined;

/** Where a chain of aliases ends: at an id, in a circle, or nowhere. */
function endOf(
  alias: string,
  renamed: ReadonlyMap<string, { readonly value: { readonly kind: string; readonly text?: string } }>,
  ids: readonly string[],
): End {
  const passed = new Set<string>();
  let at: string | undefined = renamed.has(alias) ? alias : undefined;
  while (at !== undefined && !ids.includes(at)) {
    if (passed.has(at)) return "circle";
    passed.add(at);
    at = renamed.get(at)?.value.text;
  }
  return at;
}
