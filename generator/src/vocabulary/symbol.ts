import { diagnostic } from "../diagnostics/diagnostic.ts";
import { unitHint, units } from "../values/units.ts";
import type { Keyword } from "./keyword.ts";

/** `symbol: true`: the symbol of a unit of the compiler or of the book. */
export const symbol: Keyword = {
  keyword: "symbol",
  check(node, _argument, scope) {
    if (node.kind !== "scalar" || units.has(node.text) || scope.units?.has(node.text)) return null;
    const allowed = [...units.keys(), ...(scope.units?.keys() ?? [])].join(", ");
    return diagnostic("cell/not-allowed", node, { text: node.text, allowed }, { hint: unitHint(node.text) });
  },
};
