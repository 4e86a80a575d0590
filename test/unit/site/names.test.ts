import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Named {
  readonly id: string;
}

interface Table extends Named {
  readonly function?: string;
  readonly family: string;
  readonly rows?: readonly Named[];
  readonly modifiers?: readonly Named[];
  readonly constants?: readonly Named[];
}

const books = readdirSync("generated/data").filter((name) => name.endsWith(".json"));
const data = books.map((name) => JSON.parse(readFileSync(join("generated/data", name), "utf8")));
const sources = readdirSync("site/src", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => ({ path, text: readFileSync(join("site/src", path), "utf8") }));

/** Ids that are no English word: those of books, and of tables, rows, functions and columns with a hyphen or a hump in them. */
const ids = new Set(
  data.flatMap(({ book, tables }) => [
    book,
    ...tables.flatMap((table: Table) => {
      const { id, function: called, rows = [], modifiers = [], constants = [], family } = table;
      const inside = [...rows, ...modifiers, ...constants];
      return [id, family, called, ...inside.map((one) => one.id)].filter((name) => /[a-z][-A-Z][a-z]/.test(name ?? ""));
    }),
  ]),
);

test("nothing of these books is written in the site: it shows any rulebook", () => {
  expect(ids.size).toBeGreaterThan(500);
  const found = sources.flatMap(({ path, text }) => {
    const code = text.replace(/\/\*\*[\s\S]*?\*\/|\/\/ .*/g, "");
    return [...code.matchAll(/["'`/]([a-zA-Z0-9-]+)(?=["'`/])/g)].flatMap(([, word = ""]) =>
      ids.has(word) ? [`${path}: ${word}`] : [],
    );
  });
  expect(found).toEqual([]);
});
