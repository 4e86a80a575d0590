import { type RuntimeName, runtimeNames } from "../../names/runtime-names.ts";

/** A name that another module exports. Code that holds it imports it. */
export interface Imported {
  readonly name: string;
  /** Another name for it where it is used. */
  readonly as?: string;
  /** Path of the module inside the output folder, without extension; or the table whose module it is. */
  readonly from: string | { readonly table: string };
  readonly isType: boolean;
}

/** A name of a file of the runtime; types begin with a capital. */
export function ofRuntime(file: string, name: string): Imported {
  return { name, from: `runtime/${file}`, isType: /^[A-Z]/.test(name) };
}

/** What the module of a table may import from the runtime, by name. */
export const runtime = Object.fromEntries(
  Object.entries(runtimeNames).flatMap(([file, names]) => names.map((name) => [name, ofRuntime(file, name)])),
) as Readonly<Record<RuntimeName, Imported>>;

/** A name that the module of a table exports; types begin with a capital. */
export function exported({ id }: { readonly id: string }, name: string): Imported {
  return { name, from: { table: id }, isType: /^_*[A-Z]/.test(name) };
}

/** TypeScript: text, an imported name, or a list of both. */
export type Code = string | Imported | readonly Code[];

/** A whole number. TypeScript has numbers alone; other languages tell them apart. */
export const whole: Code = ["number"];

/** Code with imported names in it: code`return ${runtime.byId}(data);`. */
export function code(texts: TemplateStringsArray, ...parts: readonly (Code | number | boolean)[]): Code {
  return texts.flatMap((text, at) => {
    const part = parts[at];
    return part === undefined ? [text] : [text, typeof part === "object" ? part : String(part)];
  });
}

export function join(parts: readonly Code[], separator: string): Code {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]));
}

/** A type of several alternatives, each once. */
export function union(types: readonly Code[]): Code {
  const byText = new Map(types.map((type) => [textOf(type), type]));
  return join([...byText.values()], " | ");
}

/** Code as it is printed. */
export function textOf(code: Code): string {
  if (typeof code === "string") return code;
  return "name" in code ? (code.as ?? code.name) : code.map(textOf).join("");
}

/** The imported names in code. */
export function importedIn(code: Code): readonly Imported[] {
  if (typeof code === "string") return [];
  return "name" in code ? [code] : code.flatMap(importedIn);
}

/** Code indented by one step, except for its first line. */
export function indented(code: Code): Code {
  if (typeof code === "string") return code.replaceAll("\n", "\n  ");
  return "name" in code ? code : code.map(indented);
}
