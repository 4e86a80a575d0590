import { write } from "../diagnostics/cure.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { readDice } from "../numerals/dice.ts";
import type { Keyword } from "./keyword.ts";

/** `dice: true`: what is rolled, such as 2d6. */
export const dice: Keyword = {
  keyword: "dice",
  check(node) {
    if (node.kind !== "scalar" || readDice(node.text)) return null;
    const form = "a number of dice and their sides, such as 2d6";
    const meant = node.text.replaceAll(/\s/g, "").replace(/(?<=\d)[wtк](?=\d)/iu, "d");
    return diagnostic(
      "cell/notation",
      node,
      { text: node.text, form },
      write(node, readDice(meant) ? meant : undefined),
    );
  },
};
