import type { Value } from "../value.ts";

const width = 110;

/** A string as TypeScript source; nothing in it can end the literal or the line. */
export function stringLiteral(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, escaped);
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
export function literal(value: Value, indent = ""): string {
  const flat = inline(value);
  if (flat.length + indent.length <= width || typeof value !== "object" || value === null) return flat;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item: Value) => `${deeper}${literal(item, deeper)},\n`).join("")}${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([name, item]) => `${deeper}${propertyName(name)}: ${literal(item, deeper)},\n`,
  );
  return `{\n${entries.join("")}${indent}}`;
}

function inline(value: Value): string {
  if (typeof value === "string") return stringLiteral(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  const entries = Object.entries(value).map(([name, item]) => `${propertyName(name)}: ${inline(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
