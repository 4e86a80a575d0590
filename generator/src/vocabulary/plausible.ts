import { diagnostic } from "../diagnostics/diagnostic.ts";
import { perField } from "../kinds/per-field.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { NotationDefinition } from "../notation/definition.ts";
import { readNotation } from "../notation/read-notation.ts";
import { readDecimal } from "../numerals/decimal.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import { isRecord, type Value } from "../values/value.ts";
import type { Keyword } from "./keyword.ts";

type Range = readonly [least: number, most: number];

/**
 * `plausible: [0.5, 40]`, or by field of a notation: `plausible: { range: [5, 4500] }`. A figure beyond its range, ends
 * included, is a slip of a digit more often than a rule, so it is asked about and accepted.
 */
export const plausible: Keyword = {
  keyword: "plausible",
  check(node, argument, _scope, parent) {
    if (node.kind !== "scalar") return null;
    const definition = parent.notation as NotationDefinition | undefined;
    const value = definition ? noted(definition, node.text) : plain(node);
    for (const [field, range] of perField<Range>(argument)) {
      const figure = field !== null && isRecord(value) ? value[field] : value;
      if (typeof figure !== "number" || (figure >= range[0] && figure <= range[1])) continue;
      const unit = unitOf(parent, field);
      const text = String(figure) === node.text || field === null ? node.text : `${field} ${figure} of ${node.text}`;
      const rule = `${range[0]} to ${range[1]}${unit ? ` ${unit}` : ""}`;
      const hint = "compare it with the book";
      return diagnostic("cell/plausible", node, { text, rule }, { hint });
    }
    return null;
  },
};

function plain({ text }: SyntaxScalar): Value {
  const read = readDecimal(text);
  return read.ok ? read.value : null;
}

function noted(definition: NotationDefinition, text: string): Value {
  const read = readNotation(compileNotation(definition), text);
  return read.ok ? read.value : null;
}

function unitOf(schema: Readonly<Record<string, unknown>>, field: string | null): unknown {
  if (field === null) return schema.unit;
  return (schema.notation as NotationDefinition | undefined)?.fields?.[field]?.unit;
}
