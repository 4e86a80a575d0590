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

/** The parameters the axes of a lookup are, at the place that names the lookup. */
export function axisNames(table: LookupTable | undefined, at: Span): readonly NameAt[] {
  return table?.axes.map(({ id }) => ({ name: parameterName(id), at })) ?? [];
}

/** The name of what a table of modifiers gives, where a field names such a table. */
export function givenName(root: SyntaxMap, field = "by"): readonly NameAt[] {
  const at = child(root, field);
  return at ? [{ name: "given", at }] : [];
}

/** The name a parameter has under a key, or none where the key is left out. */
export function ownName(root: SyntaxMap, field: string): readonly NameAt[] {
  return nameOf(childMap(root, field));
}

/** The name a parameter has in its own map. */
export function nameOf(map: SyntaxMap | undefined): readonly NameAt[] {
  const node: SyntaxNode | undefined = map && child(map, "name");
  return node?.kind === "scalar" ? [{ name: node.text, at: node }] : [];
}

/**
 * Complains about two parameters of one name, and about one that hides what the function calls.
 * @param calls names of functions and data the code of the function uses
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
