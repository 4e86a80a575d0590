import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Keyword } from "./keyword.ts";

/** `fileName: true`: a bare file name, so that no rule can point outside the folder of documents. */
export const fileName: Keyword = {
  keyword: "fileName",
  check(node) {
    if (node.kind !== "scalar" || isBare(node.text)) return null;
    const last = node.text.split(/[\\/]/).at(-1) ?? "";
    const hint = isBare(last) ? `write ${last}` : undefined;
    return diagnostic("name/id", node, { id: node.text, problem: "must be a file name without folders" }, { hint });
  },
};

function isBare(text: string): boolean {
  return /^[\w-][\w.-]*$/.test(text);
}
