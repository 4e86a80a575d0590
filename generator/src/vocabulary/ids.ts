import { write } from "../diagnostics/cure.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { idProblem } from "../text/ids.ts";
import type { Keyword } from "./keyword.ts";

/** `ids: true`: a map whose keys are authored ids. */
export const ids: Keyword = {
  keyword: "ids",
  check(node) {
    if (node.kind !== "map") return null;
    for (const { key } of node.entries.values()) {
      const found = idProblem(key.text);
      if (found) return diagnostic("name/id", key, { id: key.text, problem: found.problem }, write(key, found.meant));
    }
    return null;
  },
};
