import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { LookupTable } from "../model/index.ts";
import { isRuntimeName } from "../names/runtime-names.ts";
import { parameterName } from "../names/sdk-names.ts";
import type { Span } from "../source/source-file.ts";
import { child, childMap, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";

/** A parameter's name and the place that gives it. */
interface NameAt {
  readonly name: string;
  readonly at: Span;
}

/** The axes of a lookup as parameter names, at the place that names the lookup. */
export function axisNames(table: LookupTable | undefined, at: Span): readonly NameAt[] {
  return table?.axes.map(({ id }) => ({ name: parameterName(id), at })) ?? [];
}

/** The parameter `given`, where a field names a table of modifiers. */
export function givenName(root: SyntaxMap, field = "by"): readonly NameAt[] {
  const at = child(root, field);
  return at ? [{ name: "given", at }] : [];
}

/** The parameter name under a key; none where the key is left out. */
export function ownName(root: SyntaxMap, field: string): readonly NameAt[] {
  return nameOf(childMap(root, field));
}

/** The parameter name in a map. */
export function nameOf(map: SyntaxMap | undefined): readonly NameAt[] {
  const node: SyntaxNode | undefined = map && child(map, "name");
  return node?.kind === "scalar" ? [{ name: node.text, at: node }] : [];
}

/**
 * Complains about two parameters of one name, and about one that hides what the function calls.
 * @param calls names of the functions and data that the function uses
 */
export function expectNames(names: readonly NameAt[], calls: readonly string[], report: Report): void {
  const owners = new Map<string, Span>();
  for (const { name, at } of names) {
    const owner = owners.get(name);
    if (owner) {
      const related = [{ message: "the first", span: owner }];
      report(diagnostic("name/duplicate", at, { id: name, what: "the parameter" }, { related }));
    }
    owners.set(name, owner ?? at);
    if (!isRuntimeName(name) && !calls.includes(name)) continue;
    report(diagnostic("name/id", at, { id: name, problem: "is a name the function itself uses; choose another" }));
  }
}
