import type { Difference } from "../index.ts";
import type { Sides } from "./sides.ts";

// JSON.stringify leaves these as they are; a document may be printed on a terminal too.
const unsafe = /[\u007f-\u009f\u2028\u2029]|\p{Cf}/gu;

/** For tools: one document, described by `schema/difference.schema.json`. */
export function json({ bump, changes, reasons }: Difference, sides: Sides): string {
  const document = { version: 1, ...sides, bump, changes, reasons };
  return `${JSON.stringify(document, null, 2).replace(unsafe, escaped)}\n`;
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
