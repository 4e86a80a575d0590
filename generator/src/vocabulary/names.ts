import { write } from "../diagnostics/cure.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { identifierProblem, idProblem } from "../text/ids.ts";
import { inLatin } from "../text/look-alikes.ts";
import { trimmedParts } from "../text/typed.ts";
import { ownUnit, unitHint, units } from "../values/units.ts";
import type { Keyword } from "./keyword.ts";

/** `ids: true`: a map whose keys are authored ids. */
export const ids: Keyword = {
  keyword: "ids",
  check(node) {
    if (node.kind !== "map") return null;
    for (const { key } of node.entries.values()) {
      const found = idProblem(key.text);
      if (found) return diagnostic("name/id", key, { id: key.text, problem: found.problem }, write(key, found.meant));
    }
    return null;
  },
};

/** `rowId: true`: an id of a row, a table or a group. */
export const rowId: Keyword = {
  keyword: "rowId",
  check(node) {
    if (node.kind !== "scalar") return null;
    const found = idProblem(node.text);
    return found && diagnostic("name/id", node, { id: node.text, problem: found.problem }, write(node, found.meant));
  },
};

/** `identifier: true`: a name the SDK uses as it stands, such as difficultyAt. */
export const identifier: Keyword = {
  keyword: "identifier",
  check(node) {
    if (node.kind !== "scalar") return null;
    const problem = identifierProblem(node.text);
    if (problem === null) return null;
    const words = inLatin(node.text)
      .split(/[^A-Za-z0-9]+/)
      .filter((word) => word !== "");
    const meant = words
      .map((word, at) => (at === 0 ? word[0]?.toLowerCase() : word[0]?.toUpperCase()) + word.slice(1))
      .join("");
    const isName = meant !== node.text && identifierProblem(meant) === null;
    return diagnostic("name/id", node, { id: node.text, problem }, write(node, isName ? meant : undefined));
  },
};

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

/** `symbol: true`: the symbol of a unit of the compiler or of the book. */
export const symbol: Keyword = {
  keyword: "symbol",
  check(node, _argument, scope) {
    if (node.kind !== "scalar" || units.has(node.text) || scope.units?.has(node.text)) return null;
    const allowed = [...units.keys(), ...(scope.units?.keys() ?? [])].join(", ");
    return diagnostic(
      "cell/not-allowed",
      node,
      { text: node.text, allowed },
      { hint: unitHint(node.text) ?? ownUnit(node.text) },
    );
  },
};
