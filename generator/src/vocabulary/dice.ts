import { diagnostic } from "../diagnostics/diagnostic.ts";
import { readDice } from "../reading/dice.ts";
import type { Keyword } from "./keyword.ts";

/** `dice: true`: what is rolled, such as 2d6. */
export const dice: Keyword = {
  keyword: "dice",
  check(node) {
    if (node.kind !== "scalar" || readDice(node.text)) return null;
    return diagnostic("cell/notation", node, {
      text: node.text,
      form: "a number of dice and their sides, such as 2d6",
    });
  },
};
