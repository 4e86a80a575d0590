import { write } from "../diagnostics/cure.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { trimmedParts } from "../text/typed.ts";
import type { Keyword } from "./keyword.ts";

/** `address: true`: table/row/column, or table/row/loads/load/column. */
export const address: Keyword = {
  keyword: "address",
  check(node) {
    if (node.kind !== "scalar") return null;
    if (isAddress(node.text)) return null;
    const problem = "must be an address such as small-arms/arl/loads/heap/targets";
    const meant = trimmedParts(node.text, /[/\\>›]/)
      .join("/")
      .replaceAll(/(?<=[a-z])\.(?=[a-zA-Z])/g, "/");
    const isOne = meant !== node.text && isAddress(meant);
    return diagnostic("errata/address", node, { at: node.text, problem }, write(node, isOne ? meant : undefined));
  },
};

function isAddress(text: string): boolean {
  const parts = text.split("/");
  return parts.length >= 2 && parts.length <= 6 && parts.every((part) => part.trim() === part && part !== "");
}
