import { write } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import { idProblem } from "../text/ids.ts";
import { inLatin } from "../text/look-alikes.ts";

/** What is wrong with an id, with the id meant where that can be known; null where it is right. */
export function idComplaint(node: SyntaxScalar): Diagnostic | null {
  const found = idProblem(node.text);
  if (!found) return null;
  const latin = inLatin(node.text.replace(/(?<=\d)O/g, "0")).toLowerCase();
  const again = idProblem(latin);
  // A letter of another script has no spelling here; only punctuation and accents have.
  const isForeign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(latin);
  const meant = again === null ? latin : isForeign ? undefined : again.meant;
  const cure = write(node, meant);
  // What to call a number is a choice.
  const isChoice = /^\d+$/.test(node.text);
  return diagnostic("name/id", node, { id: node.text, problem: found.problem }, isChoice ? { hint: cure.hint } : cure);
}
