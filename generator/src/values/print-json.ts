import type { Value } from "./value.ts";

/** Nearly every text: printable ASCII without quotes, backslashes and `<`, which needs no escaping. */
const plain = /^[ !#-;=-[\]-~]*$/;

/** The longest one-line form. Indentation does not count, so equal rows look equal at any depth. */
const width = 140;

// Characters that end a script, start a comment, reorder the text for a reviewer or are invisible.
const delicate = /<(?=[/!])|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Prints JSON for reviewers: a value that fits is one line. So is each item of an array of objects, however long, unless it holds
 * such an array itself; an erratum is one line in any case. Edits of two items then meet in no line. Keys keep their order.
 * @param flat a key whose items are one line in any case too
 */
export function printJson(value: Value, flat = "errata"): string {
  const isLine = (item: Value, key: string) =>
    isObject(item) && (key === "errata" || key === flat || !holdsItems(item));
  return `${print(value, "", "", isLine)}\n`;
}

type IsLine = (item: Value, key: string) => boolean;

/** @param key the key before the value */
function print(value: Value, indent: string, key: string, isLine: IsLine): string {
  if (typeof value !== "object" || value === null) return scalar(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item: Value) => (isLine(item, key) ? onOneLine(item) : print(item, deeper, "", isLine)))
    : Object.entries(value).map(([own, part]) => `${scalar(own)}: ${print(part as Value, deeper, own, isLine)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  // A part of several lines cannot share a line with others.
  if (!(isList && value.some(isObject)) && !parts.some((part) => part.includes("\n"))) {
    const space = isList ? "" : " ";
    const flat = `${open}${space}${parts.join(", ")}${space}${close}`;
    if (key.length + flat.length + 4 <= width) return flat;
  }
  return `${open}\n${parts.map((part) => deeper + part).join(",\n")}\n${indent}${close}`;
}

function onOneLine(value: Value): string {
  if (typeof value !== "object" || value === null) return scalar(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  const parts = Object.entries(value).map(([key, part]) => `${scalar(key)}: ${onOneLine(part as Value)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

/** Whether a list of objects stands somewhere in a value. */
function holdsItems(value: Value): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value) && value.some(isObject)) return true;
  return Object.entries(value).some(([key, part]) => key !== "errata" && holdsItems(part as Value));
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
