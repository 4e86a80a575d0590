import { diagnostic } from "../diagnostics/diagnostic.ts";
import { readDecimal } from "../reading/decimal.ts";
import { hintOf } from "../reading/refusal.ts";
import type { Keyword } from "./keyword.ts";

/** `decimal: any | whole`: the source text is a plain decimal number, and for `whole` one without a point. */
export const decimal: Keyword = {
  keyword: "decimal",
  check(node, argument) {
    if (node.kind !== "scalar") return null;
    const read = readDecimal(node.text);
    if (!read.ok) {
      return diagnostic("cell/number", node, { text: node.text, problem: read.problem }, { hint: hintOf(read) });
    }
    if (node.quoted) {
      const problem = "is quoted, but this is a number";
      return diagnostic(
        "cell/number",
        node,
        { text: node.text, problem },
        { hint: `write ${node.text} without quotes` },
      );
    }
    if (argument !== "whole" || /^[-+]?\d+$/.test(node.text)) return null;
    const whole = Number.isInteger(read.value);
    const problem = whole ? "is a whole number written with a point" : "must be a whole number";
    return diagnostic("cell/number", node, { text: node.text, problem }, whole ? { hint: `write ${read.value}` } : {});
  },
};
