import type { Value } from "../../value.ts";

/** What nearly every text is made of: printable ASCII without `<`, where nothing delicate has to be sought. */
const plain = /^[ -;=-~]*$/;

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

/** `lead` is what stands before the value on its line. */
function print(value: Value, indent: string, lead: number): string {
  const flat = inline(value);
  if (flat !== null && lead + flat.length <= width) return flat;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item: Value) => deeper + print(item, deeper, 0)).join(",\n")}\n${indent}]`;
  }
  if (typeof value !== "object" || value === null) return scalar(value as string);
  const members = Object.entries(value).map(([key, item]) => {
    const name = `${scalar(key)}: `;
    return deeper + name + print(item, deeper, name.length);
  });
  return `{\n${members.join(",\n")}\n${indent}}`;
}

/** The value on one line, or null where it must not stand on one. */
function inline(value: Value): string | null {
  if (typeof value !== "object" || value === null) return scalar(value);
  if (Array.isArray(value)) {
    if (value.some((item) => typeof item === "object" && item !== null && !Array.isArray(item))) return null;
    return joined(value.map(inline), "[", "]");
  }
  const members = Object.entries(value).map(([key, item]) => {
    const flat = inline(item);
    return flat === null ? null : `${scalar(key)}: ${flat}`;
  });
  return joined(members, "{ ", " }");
}

function joined(parts: readonly (string | null)[], open: string, close: string): string | null {
  if (parts.includes(null)) return null;
  return parts.length === 0 ? `${open}${close}`.replaceAll(" ", "") : `${open}${parts.join(", ")}${close}`;
}

function scalar(value: string | number | boolean | null): string {
  const text = JSON.stringify(value);
  return plain.test(text) ? text : text.replace(delicate, escaped);
}

function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}
