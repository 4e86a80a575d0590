import { presentAddress } from "../difference/erratum.ts";
import { lookupFunctionName, sumFunctionName } from "../names/sdk-names.ts";
import type { Release, ReleasedChange } from "../project/releases.ts";
import type { Table } from "../published/data.ts";
import type { AsRead, BookDocument, RuleSet } from "../rule-set/rule-set.ts";
import { camelCase, pascalCase } from "../text/ids.ts";
import type { AppFile } from "./app-files.ts";
import { wordsOf } from "./words.ts";

/** A change of what an app uses. */
export interface UsedChange extends ReleasedChange {
  readonly version: string;
  /** Its address in present ids. */
  readonly present: string;
  /** The address the app uses: that of the change, or of what follows from it. */
  readonly used: string;
  /** Reasons of the errata behind it. */
  readonly because: readonly string[];
}

/**
 * What changed of the addresses an app uses, oldest first. What a function is computed of counts as its own.
 * @param used `book/table[/row…]`, in ids of any version
 * @param releases those to look at, newest first
 */
export function changesOf(
  { books }: RuleSet,
  used: readonly string[],
  releases: readonly Release[],
): readonly UsedChange[] {
  const present = (at: string): string => {
    const [book = "", ...inside] = at.split("/");
    const document = books.get(book)?.current;
    return document && inside.length > 0 ? `${book}/${presentAddress(inside.join("/"), document)}` : at;
  };
  const asked = new Map<string, string>();
  for (const one of used) for (const at of [present(one), ...inputsOf(present(one), books)]) asked.set(at, one);
  return [...releases].reverse().flatMap(({ version, changes }) =>
    changes.flatMap((change): readonly UsedChange[] => {
      const at = present(change.at);
      const found = [...asked].find(([one]) => meets(at, one));
      if (!found) return [];
      const book = books.get(at.split("/")[0] ?? "")?.current;
      const errata = (book?.errata ?? []).filter(({ id = "" }) => change.errata.includes(id));
      return [
        { ...change, version, present: at, used: found[1], because: errata.flatMap(({ because }) => because ?? []) },
      ];
    }),
  );
}

/** Whether a change concerns an address, a part of it or what it stands in; a * stands for every row. */
function meets(at: string, used: string): boolean {
  const steps = used.split("/");
  return at.split("/").every((step, index) => index >= steps.length || step === "*" || step === steps[index]);
}

/** The tables a derived one is computed of, those behind them included. */
function inputsOf(at: string, books: RuleSet["books"]): ReadonlySet<string> {
  const [book = "", first = ""] = at.split("/");
  const tables = new Map((books.get(book)?.current.tables ?? []).map((table) => [table.id ?? "", table]));
  const found = new Set<string>();
  const follow = (id: string): void => {
    for (const text of textsIn(tables.get(id)?.parameters)) {
      const [input = ""] = text.split("/");
      // A parameter may name one row of a table.
      if (!tables.has(input) || found.has(`${book}/${text}`)) continue;
      found.add(`${book}/${text}`);
      follow(input);
    }
  };
  follow(first);
  return found;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The tables an app names: by what it imports, by a name of several words, or by an address in quotes. */
export function addressesIn(files: readonly AppFile[], { books }: RuleSet): readonly string[] {
  const named = new Map<string, string[]>();
  for (const [book, { current }] of books) {
    for (const { name, at } of namesIn(book, current)) named.set(name, [...(named.get(name) ?? []), at]);
  }
  const words = files.flatMap((file) => wordsOf(file.text, file.writing, new Set()));
  const found = words.flatMap(({ text, form, of }) => {
    const [table = "", ...rest] = text.split("/");
    if (form === "quoted" && books.has(table)) return rest.length > 0 ? [text] : [];
    const all = named.get(form === "quoted" ? table : text) ?? [];
    if (form === "quoted")
      return rest.length > 0 || table.includes("-") ? all.map((at) => [at, ...rest].join("/")) : [];
    const module = of?.split("/").at(-1);
    return /[A-Z]/.test(text) ? all : all.filter((at) => form === "name" && module === at.split("/")[0]);
  });
  return [...new Set(found)].sort();
}

/** What an app may call the tables of a book, by present and former ids, each with its address. */
function namesIn(book: string, { tables = [], aliases = {} }: BookDocument) {
  const former = Object.keys(aliases).map((id): AsRead<Table> => ({ id }));
  return [...tables, ...former].flatMap((table) => {
    const { id = "", function: own } = table;
    const sdk = [
      camelCase(id),
      `${camelCase(id)}List`,
      `find${pascalCase(id)}`,
      lookupFunctionName(id),
      sumFunctionName(id),
    ];
    return [id, ...sdk, ...(own ? [own] : [])].map((name) => ({ name, at: `${book}/${id}` }));
  });
}
