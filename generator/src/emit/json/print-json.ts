import type { RecordValue, Value } from "../../values/value.ts";

/** What nearly every text is made of: printable ASCII without quotes, backslashes and `<`, which stands as it is. */
const plain = /^[ !#-;=-[\]-~]*$/;

/** Longest one-line form; its indentation does not count, so that equal rows look equal wherever they stand. */
const width = 140;

// They end a script, start a comment, reorder the text for a reviewer or are not seen at all.
const delicate = /<(?=[/!])|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Prints JSON for reviewers: what fits stands on one line, an array that holds objects has one item a line. Keys keep
 * the order they were built in.
 */
export function printJson(value: Value): string {
  return `${print(value, "", 0)}\n`;
}

/** `lead` is the length of what stands before the value on its line. */
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
  // What took several lines by itself fits on no line with others.
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
