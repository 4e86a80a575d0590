import { write } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { SchemaNode } from "../kinds/schema-set.ts";
import { readBand } from "../numerals/band.ts";
import { cureOf } from "../numerals/cure.ts";
import { readDecimal } from "../numerals/decimal.ts";
import { readDice } from "../numerals/dice.ts";
import { readLines } from "../numerals/lines.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import { units } from "../values/units.ts";
import type { Keyword, Scope } from "./keyword.ts";

/** `decimal: any | whole`: the source text is a plain decimal number, and for `whole` one without a point. */
export const decimal: Keyword = {
  keyword: "decimal",
  check(node, argument, scope, parent) {
    if (node.kind !== "scalar") return null;
    const read = readDecimal(node.text);
    if (!read.ok) {
      const measured = withUnit(node, scope, parent);
      if (measured) return measured;
      const { problem, instead } = read;
      // What stands there instead would be refused as well.
      if (argument === "whole" && instead?.includes(".")) {
        const hint =
          parent.declared === true ? "where rows have such figures, the column is a number or a fraction" : undefined;
        return diagnostic("cell/number", node, { text: node.text, problem: "must be a whole number" }, { hint });
      }
      return diagnostic("cell/number", node, { text: node.text, problem }, cureOf(node, read));
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

/** A figure with a unit behind it: the column has one already, has another, or should say it. */
function withUnit(node: SyntaxScalar, scope: Scope, { unit, declared }: SchemaNode): Diagnostic | null {
  const { text } = node;
  const [, figure, typed = ""] = /^([+-]?\d+(?:\.\d+)?) ?(\D\S*)$/.exec(text) ?? [];
  if (figure === undefined || !(units.has(typed) || scope.units?.has(typed))) return null;
  if (typed === unit) {
    const problem = `has its unit, which the column says for all: ${unit}`;
    return diagnostic("cell/number", node, { text, problem }, write(node, figure));
  }
  if (typeof unit === "string") {
    const problem = `is in ${typed}, and this column in ${unit}`;
    return diagnostic("cell/number", node, { text, problem }, { hint: `write the figure in ${unit}, without it` });
  }
  if (declared !== true) return null;
  const hint = `write ${figure}, and the unit behind the type of the column, such as integer ${typed}`;
  return diagnostic("cell/number", node, { text, problem: `ends in ${typed}, and this column has no unit` }, { hint });
}

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

/** `fraction: true`: two whole numbers with a slash between, such as 1/2. */
export const fraction: Keyword = {
  keyword: "fraction",
  check(node) {
    if (node.kind !== "scalar" || /^[1-9]\d{0,3}\/[1-9]\d{0,3}$/.test(node.text)) return null;
    return diagnostic("cell/notation", node, { text: node.text, form: "a fraction such as 1/2" });
  },
};

/** `dice: true`: what is rolled, such as 2d6. */
export const dice: Keyword = {
  keyword: "dice",
  check(node) {
    if (node.kind !== "scalar" || readDice(node.text)) return null;
    const form = "a number of dice and their sides, such as 2d6";
    const meant = node.text.replaceAll(/\s/g, "").replace(/(?<=\d)[wtк](?=\d)/iu, "d");
    const parts = meant.split("+").map((part) => readDice(part));
    if (parts.length > 1 && parts.every((part) => part !== null)) {
      const hint = "leave dice out and write domain: with the least and the most they show; such a table has no odds";
      return diagnostic("cell/notation", node, { text: node.text, form: "dice of one size, such as 2d6" }, { hint });
    }
    return diagnostic(
      "cell/notation",
      node,
      { text: node.text, form },
      write(node, readDice(meant) ? meant : undefined),
    );
  },
};

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
