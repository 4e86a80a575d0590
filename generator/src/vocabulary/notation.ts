import { diagnostic } from "../diagnostics/diagnostic.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { NotationDefinition } from "../notation/definition.ts";
import type { Notation } from "../notation/notation.ts";
import { printNotation, roundTrips } from "../notation/print-notation.ts";
import { readNotation } from "../notation/read-notation.ts";
import type { Keyword } from "./keyword.ts";

const compiled = new WeakMap<object, Notation>();

/** `notation: { form, fields … }`: the text is written the book's way and prints back as it was read. */
export const notation: Keyword = {
  keyword: "notation",
  check(node, argument) {
    if (node.kind !== "scalar") return null;
    const definition = argument as NotationDefinition;
    const known = compiled.get(definition) ?? compileNotation(definition);
    compiled.set(definition, known);
    const read = readNotation(known, node.text);
    if (!read.ok) {
      const forms = known.forms.map((form) => form.text).join(" or ");
      const words = [...known.words.keys()].map((word) => `"${word}"`);
      const fieldWords = known.fields.flatMap((field) => [...field.words.keys()]);
      const form =
        [forms, ...words].join(", or ") + (fieldWords.length > 0 ? ` (words: ${fieldWords.join(", ")})` : "");
      return diagnostic("cell/notation", node, { text: node.text || '""', form });
    }
    if (roundTrips(known, node.text)) return null;
    const printed = printNotation(known, read.value);
    return diagnostic("cell/round-trip", node, { text: node.text, printed }, { hint: `write ${printed}` });
  },
};
