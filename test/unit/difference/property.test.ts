import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compare } from "../../../generator/src/difference/compare.ts";
import { printedDocument } from "../../../generator/src/emit/json/as-printed.ts";
import type { Documents } from "../../../generator/src/emit/json/document.ts";
import { load } from "../../../generator/src/project/load.ts";
import { dataHashOf } from "../../../generator/src/release/data-hash.ts";
import { compileRuleSet } from "../../../generator/src/rule-set/compile.ts";
import { readDocuments } from "../../../generator/src/rule-set/documents.ts";
import { repository } from "../../given/project.ts";
import { type Any, books, copyOf } from "./given.ts";

/** Every cell of every catalog and lookup, by its address. */
function cellsOf(ruleSet: Any): readonly { readonly at: string; readonly values: Any; readonly column: string }[] {
  const found: { at: string; values: Any; column: string }[] = [];
  const add = (at: string, values: Any) => {
    for (const column of Object.keys(values ?? {})) found.push({ at: `${at}/${column}`, values, column });
  };
  for (const [book, { current }] of ruleSet.books as Iterable<[string, Any]>) {
    for (const table of current.tables) {
      for (const row of table.rows ?? []) {
        add(`${book}/${table.id}/${row.id}`, row.values);
        for (const inner of row.nested ?? []) {
          add(`${book}/${table.id}/${row.id}/${inner.within}/${inner.id}`, inner.values);
        }
      }
    }
  }
  return found;
}

const count = cellsOf(books).length;

test("nothing differs from itself, nor from a copy", () => {
  expect(compare(books, copyOf(books))).toEqual({ changes: [], bump: null, reasons: [] });
});

test("the published documents read back whole, though the printed ones list only what differs", () => {
  const bytes = (value: Any) => new TextEncoder().encode(JSON.stringify(value));
  const files = [...books.books].flatMap(([id, book]) => [
    [`${id}.json`, bytes(book.current)] as const,
    [`as-printed/${id}.json`, bytes(printedDocument(book as Documents))] as const,
  ]);
  const read = readDocuments(new Map(files), "the package");
  expect(read).toEqual(copyOf(books));
  expect(dataHashOf(read)).toBe(dataHashOf(books));
});

test("the order in which books and properties were read does not matter", () => {
  const shuffled = (value: Any): Any => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, one]) => [key, shuffled(one)]),
    );
  };
  const reversed = new Map([...books.books].reverse().map(([id, book]) => [id, shuffled(book)]));
  expect(compare(books, { version: books.version, books: reversed }).changes).toEqual([]);
});

test("edited cells are told at their addresses, and nothing else", () => {
  const places = fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(places, fc.integer({ min: 100_000, max: 999_999 }), (chosen, figure) => {
      const after = copyOf(books);
      const cells = cellsOf(after);
      const edited = chosen.map((place) => cells[place] as Any);
      for (const { values, column } of edited) values[column] = figure;
      const { changes } = compare(books, after);
      expect(changes.map(({ at }) => at).sort()).toEqual(edited.map(({ at }) => at).sort());
      expect(changes.every(({ now, edition }) => now === figure && edition === "current")).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test("what one direction adds the other removes", () => {
  const tables = [...books.books].flatMap(([book, { current }]) =>
    (current.tables as Any[]).map((_, index) => [book, index] as const),
  );
  fc.assert(
    fc.property(fc.constantFrom(...tables), fc.nat(), ([book, index], place) => {
      const fewer = copyOf(books);
      for (const edition of ["current", "asPrinted"]) {
        const table = fewer.books.get(book)[edition].tables[index];
        const rows = table.rows ?? table.modifiers ?? table.constants;
        if (rows) rows.splice(place % rows.length, 1);
        else fewer.books.get(book)[edition].tables.splice(index, 1);
      }
      const gone = compare(books, fewer).changes;
      const come = compare(fewer, books).changes;
      const mirrored = come.map(({ at, change, was, now }) => [at, change.replace("added", "removed"), now, was]);
      expect(gone.map(({ at, change, was, now }) => [at, change, was, now])).toEqual(mirrored);
      expect(gone).toHaveLength(1);
    }),
    { numRuns: 30 },
  );
});

describe("nothing a document says changes unseen", () => {
  // These follow from the rest, or say where it comes from.
  const derived = new Set([
    "tree",
    "segments",
    "dataVersion",
    "dataHash",
    "since",
    "status",
    "replacedBy",
    "edition",
    "book",
  ]);
  const named = new Set(["id", "errata", "wasValue", "nowValue"]);

  // The books of this repository have more than those of these tests, whatever their figures are.
  const { ruleSet } = compileRuleSet(load(repository));
  test.for(["walkers", "troopers"])("%s", (book) => {
    const original = ruleSet?.books.get(book)?.current as Any;
    const silent: string[] = [];
    for (const path of leavesOf(original)) {
      const changed = structuredClone(original);
      const holder = path.slice(0, -1).reduce((at, step) => at[step], changed);
      const last = path.at(-1) as string;
      holder[last] = other(holder[last]);
      if (compare(only(original), only(changed)).changes.length === 0) silent.push(path.join("."));
    }
    expect(silent).toEqual([]);
  });

  const only = (current: Any) => ({ version: "1.0.0", books: new Map([["one", { current, asPrinted: current }]]) });

  function leavesOf(value: Any, path: readonly string[] = []): readonly (readonly string[])[] {
    if (typeof value !== "object" || value === null) return [path];
    return Object.entries(value).flatMap(([key, one]) => {
      if (derived.has(key) || (named.has(key) && path.includes("errata"))) return [];
      if (key === "errata" && path.includes("tables")) return [];
      // The parts another kind of table has, and the column of a matrix, which goes by its keys.
      if (one === null && key === "inverse") return [];
      if (key === "id" && path.at(-1) === "cell") return [];
      return leavesOf(one, [...path, key]);
    });
  }

  function other(value: unknown): unknown {
    if (typeof value === "number") return value + 1;
    if (typeof value === "boolean") return !value;
    return value === null ? "new" : `${value}x`;
  }
});
