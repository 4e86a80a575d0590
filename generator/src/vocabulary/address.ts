import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Keyword } from "./keyword.ts";

/** `address: true`: table/row/column, or table/row/loads/load/column. */
export const address: Keyword = {
  keyword: "address",
  check(node) {
    if (node.kind !== "scalar") return null;
    const parts = node.text.split("/");
    if (parts.length >= 2 && parts.length <= 6 && parts.every((part) => part.trim() === part && part !== ""))
      return null;
    const problem = "must be an address such as small-arms/arl/loads/heap/targets";
    return diagnostic("errata/address", node, { at: node.text, problem });
  },
};
