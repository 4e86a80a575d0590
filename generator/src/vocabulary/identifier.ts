import { diagnostic } from "../diagnostics/diagnostic.ts";
import { identifierProblem } from "../names.ts";
import type { Keyword } from "./keyword.ts";

/** `identifier: true`: a name the SDK uses as it stands, such as difficultyAt. */
export const identifier: Keyword = {
  keyword: "identifier",
  check(node) {
    if (node.kind !== "scalar") return null;
    const problem = identifierProblem(node.text);
    return problem === null ? null : diagnostic("name/id", node, { id: node.text, problem });
  },
};
