import { rowsOf } from "../difference/rows.ts";
import { lookupFunctionName, sumFunctionName } from "../names/sdk-names.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";
import { camelCase, pascalCase } from "../text/ids.ts";
import type { FormerId } from "./former-ids.ts";
import type { Word } from "./words.ts";

/** A former id as an app may have written it, and what to write instead. */
export interface Spelling {
  readonly former: FormerId;
  readonly to: string;
  /** Whether it means the id where it stands so. */
  readonly counts: (word: Word) => boolean;
}

/** What to look for in an app. */
export interface SearchTerms {
  readonly words: ReadonlyMap<string, readonly Spelling[]>;
  /** Former addresses, with and without their book; what leads to them is present. */
  readonly addresses: ReadonlyMap<string, readonly FormerId[]>;
  /** `table/row` of today. */
  readonly rows: ReadonlySet<string>;
  /** Functions that take modifiers by their ids. */
  readonly functions: ReadonlySet<string>;
  /** Former ids that are present ids elsewhere, so that only their addresses tell them apart. */
  readonly ambiguous: readonly FormerId[];
}

/** @param present ids and columns in use today */
export function searchTermsOf(
  { books }: RuleSet,
  formers: readonly FormerId[],
  present: ReadonlySet<string>,
): SearchTerms {
  const words = new Map<string, Spelling[]>();
  const addresses = new Map<string, FormerId[]>();
  const add = (name: string, spelling: Spelling) => void words.set(name, [...(words.get(name) ?? []), spelling]);
  const tables = [...books.values()].flatMap(({ current }) => current.tables ?? []);
  for (const former of formers) {
    for (const address of addressesOf(former)) addresses.set(address, [...(addresses.get(address) ?? []), former]);
    if (former.kind === "table") {
      for (const [from, to] of namesOf(former)) if (from !== to) add(from, { former, to, counts: isNameOf(former) });
    }
    if (present.has(former.from)) continue;
    add(former.from, { former, to: former.to, counts: isIdOf(former) });
    const name = camelCase(former.from);
    if (former.kind === "modifier" && name !== former.from)
      add(name, { former, to: camelCase(former.to), counts: ({ form }) => form !== "name" });
  }
  const functions = new Set(tables.flatMap((table) => table.function ?? []));
  const rows = new Set(tables.flatMap((table) => rowsOf(table).map(({ id }) => `${table.id}/${id}`)));
  return { words, addresses, rows, functions, ambiguous: formers.filter(({ from }) => present.has(from)) };
}

function addressesOf({ kind, book, table, path, from }: FormerId): readonly string[] {
  const inBook = kind === "table" ? from : `${table}/${path}`;
  return [inBook, `${book}/${inBook}`];
}

/** In quotes an id is told by itself; a plain word elsewhere only beside what it belongs to. */
function isIdOf({ kind, table, tableWas, path, from }: FormerId): (word: Word) => boolean {
  const inner = path.split("/").at(-2);
  const owners = kind === "inner row" ? [inner] : [table, ...tableWas].map(camelCase);
  const isPlainWord = /^[a-z]+$/.test(from);
  return ({ form, of }) => {
    switch (form) {
      case "quoted":
        return true;
      case "property":
        return !isPlainWord || owners.includes(of ?? "");
      case "key":
        return !isPlainWord || (kind === "modifier" && of !== null);
      case "name":
        return false;
      default:
        return form satisfies never;
    }
  };
}

/** The names of a renamed table; one that is a plain word only where it is imported from its book. */
function isNameOf({ book, from }: FormerId): (word: Word) => boolean {
  const isPlain = (name: string) => name === from && /^[a-z]+$/.test(from);
  return ({ form, text: name, of }) => form !== "quoted" && (!isPlain(name) || (form === "name" && isOfBook(of, book)));
}

function isOfBook(module: string | null, book: string): boolean {
  return module !== null && module.split("/").at(-1) === book;
}

/** Former → present names a table gives to the SDK; those it never had are nowhere in an app. */
function namesOf({ from, to }: FormerId): readonly (readonly [string, string])[] {
  const naming: readonly ((id: string) => string)[] = [
    camelCase,
    (id) => `${camelCase(id)}List`,
    (id) => `find${pascalCase(id)}`,
    lookupFunctionName,
    sumFunctionName,
    ...["Row", "Id", "Given", "Aliases"].map((end) => (id: string) => `${pascalCase(id)}${end}`),
  ];
  return naming.map((name) => [name(from), name(to)] as const);
}
