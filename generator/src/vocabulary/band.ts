import { diagnostic } from "../diagnostics/diagnostic.ts";
import { readBand } from "../numerals/band.ts";
import { cureOf } from "../numerals/cure.ts";
import type { Keyword } from "./keyword.ts";

/** `band: true`: a number or a stretch of numbers such as 9-13 or 14+. */
export const band: Keyword = {
  keyword: "band",
  check(node, _argument, scope) {
    if (node.kind !== "scalar") return null;
    const read = readBand(node.text, scope.minus);
    if (read.ok) return null;
    return diagnostic("cell/band", node, { text: node.text, problem: read.problem }, cureOf(node, read));
  },
};
