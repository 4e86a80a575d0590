import type { SchemaNode } from "../kinds/schema-set.ts";
import { fieldOf, type Single } from "./single.ts";

/** Whatever YAML makes of what is typed. */
const anyScalar = ["string", "number", "boolean"];

/** The schema of a cell that holds one value. */
export function cellSchema(single: Single): SchemaNode {
  const { type, unit, description, words, names, only, span } = single;
  const said = {
    ...(description === undefined ? {} : { description }),
    ...(unit === undefined ? {} : { unit }),
    ...(only === undefined ? {} : { words: only }),
    ...span,
  };
  if (words === undefined || (type === "word" && isPlain(words))) {
    const plain = plainSchema(type, words, names);
    if (plain) return { ...plain, ...said };
  }
  const { description: _, ...value } = fieldOf(single);
  return { type: anyScalar, text: true, notation: { form: "{value}", fields: { value } }, ...said };
}

function plainSchema(type: Single["type"], words: Single["words"], names: Single["names"]): SchemaNode | null {
  switch (type) {
    case "text":
      if (names === undefined) return { type: anyScalar, text: true };
      return { type: anyScalar, text: true, ...(names === null ? { names: "table" } : { reference: names }) };
    case "integer":
      return { type: "integer", decimal: "whole" };
    case "number":
      return { type: "number", decimal: "any" };
    case "yes-no":
      return { type: ["boolean", "string"], words: ["yes", "no", "true", "false"] };
    case "word":
      return { type: anyScalar, text: true, words: Object.keys(words ?? {}) };
    case "dice":
    case "fraction":
      return null;
    default:
      return type satisfies never;
  }
}

/** Words that mean themselves. */
function isPlain(words: NonNullable<Single["words"]>): boolean {
  return Object.entries(words).every(([word, value]) => word === value);
}
