import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Keyword } from "./keyword.ts";

/** `fraction: true`: two whole numbers with a slash between, such as 1/2. */
export const fraction: Keyword = {
  keyword: "fraction",
  check(node) {
    if (node.kind !== "scalar" || /^[1-9]\d{0,3}\/[1-9]\d{0,3}$/.test(node.text)) return null;
    return diagnostic("cell/notation", node, { text: node.text, form: "a fraction such as 1/2" });
  },
};
