import { write } from "../diagnostics/cure.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { readLines } from "../numerals/lines.ts";
import type { Keyword } from "./keyword.ts";

/** `lines: true`: line numbers of the document, such as 3146-3341 or 2690, 2767. */
export const lines: Keyword = {
  keyword: "lines",
  check(node) {
    if (node.kind !== "scalar" || readLines(node.text)) return null;
    const problem = "must be line numbers in rising order, such as 3146-3341 or 2690, 2767";
    const meant = asTyped(node.text);
    const cure = write(node, readLines(meant) ? meant : undefined);
    // In another order one of the numbers may be the slip.
    const isSorted = meant.replace(/\D/g, "") === node.text.replace(/\D/g, "");
    return diagnostic("cell/citation", node, { text: node.text, problem }, isSorted ? cure : { hint: cure.hint });
  },
};

/** Words and dashes of prose as signs, and stretches in rising order: `lines 2254 to 2271 and 2235`. */
function asTyped(text: string): string {
  const signs = text
    .replace(/^(?:lines?|l\.) ?/i, "")
    .replaceAll(/ ?(?:\bto\b|\.{2,3}|[-\u2010-\u2015\u2212\u2026]) ?/g, "-")
    .replaceAll(/ ?(?:\band\b|[,;&+]) ?| +/g, ",");
  const parts = signs.split(",").filter((part) => part !== "");
  return parts.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)).join(", ");
}
