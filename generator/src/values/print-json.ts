import type { RecordValue, Value } from "./value.ts";

/** Nearly every text: printable ASCII without quotes, backslashes and `<`, which needs no escaping. */
const plain = /^[ !#-;=-[\]-~]*$/;

/** The longest one-line form. Indentation does not count, so equal rows look equal at any depth. */
const width = 140;

// Characters that end a script, start a comment, reorder the text for a reviewer or are invisible.
const delicate = /<(?=[/!])|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Prints JSON for reviewers: a value that fits is one line, and an array of objects has one item per line. Keys keep their
 * order.
 */
export function printJson(value: Value): string {
  return `${print(value, "", 0)}\n`;
}

/** @param lead the length of the key before the value */
function print(value: Value, indent: string, lead: number): string {
  if (typeof value !== "object" || value === null) return scalar(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item: Value) => print(item, deeper, 0))
    : Object.keys(value).map((key) => {
        const name = `${scalar(key)}: `;
        return name + print((value as RecordValue)[key] as Value, deeper, name.length);
      });
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  // A part of several lines cannot share a line with others.
  if (!(isList && value.some(isObject)) && !parts.some((part) => part.includes("\n"))) {
    const space = isList ? "" : " ";
    const flat = `${open}${space}${parts.join(", ")}${space}${close}`;
    if (lead + flat.length <= width) return flat;
  }
  return `${open}\n${parts.map((part) => deeper + part).join(",\n")}\n${indent}${close}`;
}

function isObject(value: Value): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function scalar(value: string | number | boolean | null): string {
  if (typeof value !== "string") return String(value);
  return plain.test(value) ? `"${value}"` : JSON.stringify(value).replace(delicate, escaped);
}

function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}
