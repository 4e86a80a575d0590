import type { Book, Table } from "../model.ts";
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

const runtime = {
  aliases: ["withAliases"],
  "by-id": ["byId"],
  types: ["Band", "Documented", "Printed", "Unknown"],
  check: ["checkNumber", "noRow", "outOfDomain", "refuse", "unknownId"],
  freeze: ["freeze", "freezeEach"],
  given: ["checkGiven", "checkNamed", "isGiven"],
  find: ["Found", "findRow"],
  places: ["placeOf", "placesOf"],
  "rows-of": ["rowsInside", "rowsOf"],
};

/** Imports of the runtime names that the code of some declarations uses. */
export function runtimeImports(declarations: readonly Declaration[]): readonly Import[] {
  const uses = wordsOf(declarations);
  return Object.entries(runtime).flatMap(([file, known]): Import[] => {
    const used = known.filter((name) => uses.has(name));
    return [true, false].flatMap((typeOnly) => {
      const names = used.filter((name) => /^[A-Z]/.test(name) === typeOnly);
      return names.length === 0 ? [] : [{ from: `runtime/${file}`, names, typeOnly }];
    });
  });
}

/** Which names the code of some declarations uses. */
export function namesUsed(declarations: readonly Declaration[], names: readonly string[]): readonly string[] {
  const uses = wordsOf(declarations);
  return names.filter((name) => uses.has(name));
}

/** Every word of the code. */
function wordsOf(declarations: readonly Declaration[]): ReadonlySet<string> {
  // Text and comments are taken out first: a description may well speak of a band.
  const code = declarations
    .map(codeOf)
    .join("\n")
    .replace(/`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"/g, "");
  return new Set(code.match(/\w+/g));
}

function codeOf(one: Declaration): string {
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
