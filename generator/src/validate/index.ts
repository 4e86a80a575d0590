import { type Diagnostic, isError } from "../diagnostics/diagnostic.ts";
import { locate, type SyntaxMap } from "../source/syntax.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { explain } from "./explain.ts";
import type { Finding, Validate } from "./validator.ts";

/** Judges a tree by a schema; one mistake gives one diagnostic. */
export function validateTree(root: SyntaxMap, validate: Validate, scope: Scope): readonly Diagnostic[] {
  const first = new Map<string, Diagnostic>();
  const findings = validate(root, scope).filter((one) => !isFlag(root, one));
  for (const finding of findings.sort(byWeight)) {
    for (const found of explain(root, finding)) {
      // A cell is judged by type and by our keywords at once; what our keyword says of it is the clearer.
      const place = `${found.span.start}:${found.code === "field/missing" ? found.message : ""}`;
      if (!first.has(place)) first.set(place, found);
    }
  }
  return [...first.values()];
}

/** `yes` and `no` are as good as `true` and `false`, which alone are booleans to JSON Schema. */
function isFlag(root: SyntaxMap, { keyword, argument, instancePath }: Finding): boolean {
  if (keyword !== "type" || argument !== "boolean") return false;
  const { node } = locate(root, instancePath);
  return node.kind === "scalar" && /^(?:yes|no)$/.test(node.text);
}

function byWeight(a: Finding, b: Finding): number {
  return weight(b) - weight(a);
}

/** What is merely unusual gives way to what is wrong. */
function weight({ diagnostic }: Finding): number {
  if (diagnostic === null) return 1;
  return isError(diagnostic) ? 2 : 0;
}
