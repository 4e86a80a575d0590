import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { books, readJson } from "../other-languages/books.ts";
import { appWithTables, runModule } from "./install.ts";
import { complaints } from "./typescript.ts";

const folder = appWithTables();

/** The examples in the hovers of a book's functions, by function: the call, and what it is said to give. */
function examplesOf(book: string): ReadonlyMap<string, readonly [call: string, says: string]> {
  const declarations = join(folder, "node_modules/skirmish-tables/dist", book);
  const texts = readdirSync(declarations).map((name) => readFileSync(join(declarations, name), "utf8"));
  const found = texts.flatMap((text) => [
    ...text.matchAll(/@example (.*?); \/\/ (.*)\n(?:\s*\*.*\n)*? \*\/\nexport declare function (\w+)\(/g),
  ]);
  return new Map(found.map(([, call = "", says = "", name = ""]) => [name, [call, says]]));
}

describe.each(books)("the examples in the hovers of %s", (book) => {
  const examples = examplesOf(book);
  const program = [
    `import * as sdk from "skirmish-tables/${book}";`,
    `const { ${[...new Set([...examples.values()].flatMap(([call]) => namesIn(call)))].join(", ")} } = sdk;`,
    `export const found: readonly (readonly [unknown, unknown])[] = [`,
    ...[...examples.values()].map(([call, says]) => `  [${call}, ${says}],`),
    "];\n",
  ].join("\n");
  writeFileSync(join(folder, `${book}.ts`), program);

  test("are there for every function", () => {
    const { functions } = readJson(`generated/cases/${book}.json`) as { functions: { function: string }[] };
    expect([...examples.keys()].sort()).toEqual(functions.map((one) => one.function).sort());
  });

  test("give what they say", () => {
    const code = `${program.replace(/: readonly \(.*?\)\[\]/, "")}console.log(JSON.stringify(found));`;
    const found = JSON.parse(runModule(code, folder)) as [unknown, unknown][];
    expect(found.length).toBe(examples.size);
    expect(found.map(([gives]) => gives)).toEqual(found.map(([, says]) => says));
  });
});

test("the examples in the hovers of all books compile", () => {
  const files = books.map((book) => `${book}.ts`);
  expect(complaints("7.0", "node16", files, folder)).toBe("");
});

/** The names of the package that a call uses: what it calls, and the tables its rows are of. */
function namesIn(call: string): readonly string[] {
  const code = call.replace(/"[^"]*"/g, '""');
  return [...code.matchAll(/(?<![.\w])([a-z]\w*)(?=[(.[])/g)].map(([, name = ""]) => name);
}
