import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { idProblem } from "../names.ts";
import type { SyntaxScalar } from "../syntax.ts";

/** Cyrillic and Greek letters and the Latin ones they are taken for. */
const lookAlikes = new Map(
  ["аaсcеeһhіiјjкkоoрpѕsтtуyхx", "αaιiκkνvοoρpτtυuχx"].flatMap((pairs) =>
    (pairs.match(/../gu) ?? []).map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
  ),
);

/** What is wrong with an id, with the id meant where that can be known; null where it is right. */
export function idComplaint(node: SyntaxScalar): Diagnostic | null {
  const found = idProblem(node.text);
  if (!found) return null;
  const latin = [...node.text.toLowerCase()].map((letter) => lookAlikes.get(letter) ?? letter).join("");
  const again = idProblem(latin);
  // A letter of another script has no spelling here; only punctuation and accents have.
  const isForeign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(latin);
  const hint = again === null ? `write ${latin}` : isForeign ? undefined : again.hint;
  const alike = [...node.text.toLowerCase()].map((letter) => lookAlikes.get(letter)).find((letter) => letter);
  const problem = alike ? found.problem.replace(";", `, which only looks like ${alike};`) : found.problem;
  return diagnostic("name/id", node, { id: node.text, problem }, { hint });
}
