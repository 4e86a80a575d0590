import type { FunctionMeta, ParameterMeta } from "skirmish-tables/data";
import type { Fraction } from "../../../generator/src/runtime/fraction.ts";
import type { Column, Lines } from "../data/book.ts";

/** A book as its script, `assets/books/<book>.js`, brings it: modules of the package that are named after no book. */
export interface LiveBook {
  readonly id: string;
  readonly meta: {
    readonly functions: readonly FunctionMeta[];
    readonly tables: readonly LiveTable[];
    readonly rowsOf: (table: string) => readonly LiveRow[];
  };
  /** By the names of the functions. */
  readonly explain: Readonly<Record<string, (...given: readonly unknown[]) => Explained>>;
  /** By the names of the functions with `Odds` behind, and what odds are worked with; none where nothing is rolled. */
  readonly odds: Readonly<Record<string, (...given: readonly unknown[]) => readonly Chance<unknown>[]>>;
  readonly errata: readonly LiveErratum[];
}

export interface LiveTable {
  readonly id: string;
  readonly title: string;
  readonly shape: string;
  readonly columns: readonly (Column & { readonly label: string })[];
  readonly nested: readonly { readonly id: string }[];
}

export interface LiveRow {
  readonly id: string;
  readonly name?: string;
  readonly [column: string]: unknown;
}

export interface Explained {
  readonly value: unknown;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly what: string;
  readonly value: unknown;
  readonly at: string;
  readonly lines: Lines;
  readonly errata: readonly string[];
}

export interface Chance<Outcome> {
  readonly outcome: Outcome;
  readonly chance: Fraction;
}

export interface LiveErratum {
  readonly id: string;
  readonly state: string;
  readonly because: string;
  readonly options: readonly string[];
  readonly concerns: readonly string[];
  readonly changes: readonly { readonly at: string; readonly was: string | null; readonly now: string | null }[];
}

declare global {
  var siteBooks: Readonly<Record<string, LiveBook>> | undefined;
}

/** The book a section names by `data-book`. */
export function bookOf({ dataset }: HTMLElement): LiveBook {
  const found = globalThis.siteBooks?.[dataset.book ?? ""];
  if (!found) throw new TypeError(`the script of ${dataset.book} is not loaded`);
  return found;
}

export function functionOf({ meta }: LiveBook, name: string): FunctionMeta {
  const found = meta.functions.find((one) => one.name === name);
  if (!found) throw new TypeError(`there is no function ${name}`);
  return found;
}

/** A row by its address, or the row inside it. */
export function rowAt({ meta }: LiveBook, address: string): unknown {
  const [table = "", id, nested, inner] = address.split("/");
  const row = meta.rowsOf(table).find((one) => one.id === id);
  return nested === undefined ? row : (row?.[nested] as Readonly<Record<string, unknown>> | undefined)?.[inner ?? ""];
}

/** The rows a parameter takes, with their addresses; `inside` a table those of its inner rows. */
export function rowsTaken({ meta }: LiveBook, of: ParameterMeta & { readonly type: "row" }) {
  return of.tables.flatMap((id) => {
    const { title, nested } = meta.tables.find((table) => table.id === id) as LiveTable;
    // A function takes rows of one column of rows at most.
    const [within] = of.inside ? nested : [];
    return meta.rowsOf(id).flatMap((row) => {
      const whole = { value: `${id}/${row.id}`, label: String(row.name ?? row.id), group: title };
      if (!within) return [whole];
      const inner = Object.values(row[within.id] as Readonly<Record<string, LiveRow>>);
      return inner.map((one) => ({
        value: `${whole.value}/${within.id}/${one.id}`,
        label: inner.length === 1 ? whole.label : `${whole.label}, ${one.name ?? one.id}`,
        group: title,
      }));
    });
  });
}

/** The odds of a function in words; outcomes that are told alike are one. */
export function oddsTold(
  { odds }: LiveBook,
  name: string,
  given: readonly unknown[],
  told: (outcome: unknown) => string,
): readonly Chance<string>[] {
  const found = odds[`${name}Odds`]?.(...given) ?? [];
  return (odds.map?.(found, told) ?? []) as readonly Chance<string>[];
}
