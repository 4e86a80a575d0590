import { write } from "../diagnostics/cure.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { idProblem } from "../text/ids.ts";
import type { Keyword } from "./keyword.ts";

/** `rowId: true`: an id of a row, a table or a group. */
export const rowId: Keyword = {
  keyword: "rowId",
  check(node) {
    if (node.kind !== "scalar") return null;
    const found = idProblem(node.text);
    return found && diagnostic("name/id", node, { id: node.text, problem: found.problem }, write(node, found.meant));
  },
};
