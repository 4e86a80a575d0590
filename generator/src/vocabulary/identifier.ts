import { write } from "../diagnostics/cure.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { identifierProblem } from "../text/ids.ts";
import type { Keyword } from "./keyword.ts";

/** `identifier: true`: a name the SDK uses as it stands, such as difficultyAt. */
export const identifier: Keyword = {
  keyword: "identifier",
  check(node) {
    if (node.kind !== "scalar") return null;
    const problem = identifierProblem(node.text);
    if (problem === null) return null;
    const words = node.text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
    const meant = words
      .map((word, at) => (at === 0 ? word[0]?.toLowerCase() : word[0]?.toUpperCase()) + word.slice(1))
      .join("");
    const isName = meant !== node.text && identifierProblem(meant) === null;
    return diagnostic("name/id", node, { id: node.text, problem }, write(node, isName ? meant : undefined));
  },
};
