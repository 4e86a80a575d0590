import { write } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { cureOf } from "../numerals/cure.ts";
import { readDecimal } from "../numerals/decimal.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import type { Keyword } from "./keyword.ts";

/** `decimal: any | whole`: the source text is a plain decimal number, and for `whole` one without a point. */
export const decimal: Keyword = {
  keyword: "decimal",
  check(node, argument) {
    if (node.kind !== "scalar") return null;
    const read = readDecimal(node.text);
    if (!read.ok) {
      return diagnostic("cell/number", node, { text: node.text, problem: read.problem }, cureOf(node, read));
    }
    if (node.quoted) {
      const problem = "is quoted, but this is a number";
      const { start, end, text } = node;
      const cure = { hint: `write ${text} without quotes`, fix: { start, end, text } };
      return diagnostic("cell/number", node, { text, problem }, cure);
    }
    if (argument === "whole" && !/^[-+]?\d+$/.test(node.text)) return notWhole(node, read.value);
    return thousands.test(node.text) ? parted(node) : null;
  },
};

/** `1.800`: nobody writes a fraction so, and half the world parts thousands so. */
const thousands = /^[-+]?[1-9]\d{0,2}\.\d\d0$/;

function notWhole(node: SyntaxScalar, value: number): Diagnostic {
  const { text } = node;
  const whole = Number.isInteger(value);
  const problem = whole ? "is a whole number written with a point" : "must be a whole number";
  const cure = thousands.test(text) ? { hint: eitherWay(text) } : write(node, whole ? String(value) : undefined);
  return diagnostic("cell/number", node, { text, problem }, cure);
}

function parted(node: SyntaxScalar): Diagnostic {
  const { text } = node;
  return diagnostic("cell/thousands-point", node, { text, read: String(Number(text)) }, { hint: eitherWay(text) });
}

function eitherWay(text: string): string {
  return `write ${text.replace(".", "")} if the point parts thousands, ${Number(text)} if not`;
}
