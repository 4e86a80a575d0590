import { diagnostic } from "../diagnostics/diagnostic.ts";
import { readLines } from "../reading/lines.ts";
import type { Keyword } from "./keyword.ts";

/** `lines: true`: line numbers of the document, such as 3146-3341 or 2690, 2767. */
export const lines: Keyword = {
  keyword: "lines",
  check(node) {
    if (node.kind !== "scalar" || readLines(node.text)) return null;
    const problem = "must be line numbers in rising order, such as 3146-3341 or 2690, 2767";
    return diagnostic("cell/citation", node, { text: node.text, problem });
  },
};
