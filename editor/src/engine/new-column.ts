import { type Content, childMap, contentOf, type Operation, parse, type SourceFile } from "../compiler.ts";

/** A column as a person asks for it. */
export interface ColumnWish {
  readonly name: string;
  /** As typed behind its name: `integer kg`, `[small, large]`, `{ row-of: weapons }`. */
  readonly what: string;
  readonly description: string;
  readonly mayBeBlank: boolean;
}

/** The edit that declares a column, or why it cannot be one. */
export function columnOperation(
  file: SourceFile,
  { name, what, description, mayBeBlank }: ColumnWish,
): Operation | string {
  const typed = parse({ path: "", text: `is: ${what}\n` }).tree?.root.entries.get("is")?.value;
  const root = parse(file).tree?.root;
  if (!typed) return `${what} cannot be read; put braces in quotes, as "{value} lb."`;
  if (!root) return "the file cannot be read; mend its errors first";
  const own = contentOf(typed);
  const base: Content =
    typed.kind === "map"
      ? own
      : typed.kind === "scalar" && typed.text.includes("{")
        ? { entries: [["form", own]] }
        : { entries: [["type", own]] };
  const more: readonly (readonly [string, Content])[] = [
    ...(description === "" ? [] : [["description", description] as const]),
    ...(mayBeBlank ? [["blank", "yes"] as const] : []),
  ];
  const content: Content =
    more.length === 0 ? own : { entries: [...(base as { entries: [string, Content][] }).entries, ...more] };
  if (childMap(root, "columns")) return { kind: "add", path: ["columns", name], content };
  return { kind: "add", path: ["columns"], content: { entries: [[name, content]] }, before: "rows" };
}
