import { writeOneOf } from "../diagnostics/cure.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Keyword } from "./keyword.ts";

/** `words: […]`: a scalar is one of these words; anything that is not a scalar is judged by the rest of the schema. */
export const words: Keyword = {
  keyword: "words",
  check(node, argument, _scope, { type, required }) {
    if (node.kind !== "scalar") return null;
    const allowed = argument as readonly string[];
    if (allowed.includes(node.text)) return null;
    const only = allowed.length === 1 ? allowed[0] : undefined;
    const params = { text: node.text, allowed: allowed.join(", ") };
    if (only && [type].flat().includes("object") && Array.isArray(required)) {
      const fields = required.map((field) => `${field}: …`).join(", ");
      return diagnostic("cell/not-allowed", node, params, { hint: `write ${only}, or { ${fields} }` });
    }
    return diagnostic("cell/not-allowed", node, params, writeOneOf(node, node.text, allowed, only && `write ${only}`));
  },
};

/** `text: true`: the cell is read as its source text, whatever YAML would make of it. Nothing to refuse. */
export const text: Keyword = { keyword: "text", check: () => null };
