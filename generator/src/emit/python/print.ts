import { type PythonField, union } from "./types.ts";

/** Rules of which no Python can be made. */
class PythonFailure extends Error {
  override readonly name = "PythonFailure";
}

/** A text as Python source; nothing in it can end the literal. */
export function text(value: string): string {
  const escaped = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029]/g, escaped);
}

/** A docstring; nothing in it can end it. */
export function docstring(lines: readonly string[], indent: string): string {
  const [first = "", ...others] = lines.map((line) => line.replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"'));
  if (first === "") return "";
  if (others.length === 0 && !first.endsWith('"')) return `${indent}"""${first}"""\n`;
  return `${indent}"""${first}\n${others.map((line) => (line === "" ? "\n" : `${indent}${line}\n`)).join("")}${indent}"""\n`;
}

/** A record that nobody can change. */
export function dataclass(name: string, doc: readonly string[], fields: readonly PythonField[]): string {
  return `@dataclass(frozen=True)\n${classText(name, doc, fields)}`;
}

/** A dictionary of which every key may be left out. */
export function dictionary(name: string, doc: readonly string[], fields: readonly PythonField[]): string {
  return classText(`${name}(TypedDict, total=False)`, doc, fields);
}

/** A name for a type, whose words a program can list with `typing.get_args`. */
export function alias(name: string, types: readonly string[], doc: readonly string[]): string {
  return `${name} = ${union(types)}\n${docstring(doc, "")}`;
}

export function literals(ids: readonly string[]): readonly string[] {
  return ids.map((id) => `Literal[${text(id)}]`);
}

function classText(head: string, doc: readonly string[], fields: readonly PythonField[]): string {
  const names = fields.map((field) => field.name);
  const twice = names.find((one, at) => names.indexOf(one) !== at);
  if (twice !== undefined) throw new PythonFailure(`two parts of ${head} are called ${twice} in Python`);
  const printed = fields.map(({ name, types, doc }) => `    ${name}: ${union(types)}\n${docstring(doc, "    ")}`);
  return `class ${head}:\n${docstring(doc, "    ")}\n${printed.join("")}`;
}
