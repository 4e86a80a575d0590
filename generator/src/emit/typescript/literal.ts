import type { Value } from "../../values/value.ts";

const usual = 110;

/** The characters of nearly every text; such a text needs no escaping. */
const plain = /^[ !#-[\]-~]*$/;

const delicate = /[\u2028\u2029\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A string as TypeScript source; nothing in it can end the literal or the line. */
export function stringLiteral(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text).replace(delicate, escaped);
}

/** A text of several lines as a template literal; nothing in it can end the template or begin an expression. */
export function templateLiteral(text: string): string {
  return `\`${text.replace(delicate, escaped).replace(/[\\`$]/g, "\\$&")}\``;
}

/** A property name: bare where it is an identifier, quoted elsewhere. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== "__proto__" ? name : stringLiteral(name);
}

/** A property access: `.name` where it is an identifier, `["name"]` elsewhere. */
export function access(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${stringLiteral(name)}]`;
}

/** A value as TypeScript source: on one line where it fits, else one entry a line. */
export function literal(value: Value, indent = "", width = usual): string {
  if (typeof value === "string") return stringLiteral(value);
  if (typeof value !== "object" || value === null) return String(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item: Value) => literal(item, deeper, width))
    : Object.entries(value).map(([name, item]) => `${propertyName(name)}: ${literal(item, deeper, width)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  // A part of several lines cannot share a line with others.
  if (!parts.some((part) => part.includes("\n"))) {
    const space = isList ? "" : " ";
    const flat = `${open}${space}${parts.join(", ")}${space}${close}`;
    if (flat.length + indent.length <= width) return flat;
  }
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join("")}${indent}${close}`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
