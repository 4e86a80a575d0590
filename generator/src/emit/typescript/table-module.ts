import type { Book, Table } from "../../model/index.ts";
import { runtimeNames } from "../../names/runtime-names.ts";
import type { Declaration, Import } from "./module.ts";

/** Where a table is being declared: its book, and its sister tables of the same edition. */
export interface Setting {
  readonly book: Book;
  /** The module of a sister table (`striker-ii/hit-table`, `as-printed/striker-ii/small-arms`). */
  readonly pathOf: (table: string) => string;
  readonly tables: ReadonlyMap<string, Table>;
}

/** What a table declares, and what it needs of its sister tables. */
export interface TableModule {
  readonly declarations: readonly Declaration[];
  readonly imports: readonly Import[];
}

/** Imports of the runtime names that the code of some declarations uses. */
export function runtimeImports(declarations: readonly Declaration[]): readonly Import[] {
  const code = codeOf(declarations);
  return Object.entries(runtimeNames).flatMap(([file, known]): Import[] => {
    const used = known.filter((name) => uses(code, name));
    return [true, false].flatMap((typeOnly) => {
      const names = used.filter((name) => /^[A-Z]/.test(name) === typeOnly);
      return names.length === 0 ? [] : [{ from: `runtime/${file}`, names, typeOnly }];
    });
  });
}

/** Which names the code of some declarations uses. */
export function namesUsed(declarations: readonly Declaration[], names: readonly string[]): readonly string[] {
  const code = codeOf(declarations);
  return names.filter((name) => uses(code, name));
}

/** A field may be called like what is imported: `row.refuse`, `refuse: 3`. */
function uses(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name}\\b(?!\\s*:)`).test(code);
}

/** The code of some declarations without texts and comments: a description may well speak of a band. */
function codeOf(declarations: readonly Declaration[]): string {
  return declarations
    .map(partOf)
    .join("\n")
    .replace(/`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"/g, "");
}

function partOf(one: Declaration): string {
  switch (one.kind) {
    case "interface":
      return [...(one.parameters ?? []), ...one.properties.map(({ type }) => type)].join("\n");
    case "type":
      return one.type;
    case "const":
      return `${one.type ?? ""}\n${one.value}`;
    case "function":
      return [...one.parameters.map(({ type }) => type), one.returns, ...one.body].join("\n");
    case "reexport":
      return "";
    default:
      return one satisfies never;
  }
}
