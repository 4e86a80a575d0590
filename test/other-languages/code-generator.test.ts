import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { emptyFolder } from "../given/folder.ts";
import { python3, testWith } from "../given/programs.ts";
import { books, generated, readJson } from "./books.ts";
import { python } from "./python.ts";
import { quicktypeFromSchema } from "./quicktype.ts";

const folder = emptyFolder();

/** Loads each book into the generated classes and prints it again; a null may be left out. */
const program = `
import json, sys
from rulebook_data import rulebook_data_from_dict, rulebook_data_to_dict

def said(value):
    if isinstance(value, dict):
        return {name: said(item) for name, item in value.items() if item is not None}
    return [said(item) for item in value] if isinstance(value, list) else value

for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        data = json.load(file)
    book = rulebook_data_from_dict(data)
    assert said(rulebook_data_to_dict(book)) == said(data), path
    print(book.book, book.edition.value, len(book.tables))
`;

describe("quicktype makes of the schema of the data", () => {
  testWith(python3)("Python classes that load every book in both editions and lose nothing", async () => {
    // Python 3.7's options need no package beside the standard library.
    const made = await quicktypeFromSchema("python", { "python-version": "3.7" });
    writeFileSync(join(folder, "rulebook_data.py"), made);
    writeFileSync(join(folder, "load.py"), program);
    const editions = ["data", "data/as-printed"];
    const files = editions.flatMap((edition) => books.map((book) => `${edition}/${book}.json`));
    const printed = python(["load.py", ...files.map((file) => join(generated, file))], folder);
    const expected = files.map((file) => {
      const { book, edition, tables } = readJson(`generated/${file}`) as Book;
      return `${book} ${edition} ${tables.length}`;
    });
    expect(printed.trim().split("\n")).toEqual(expected);
  });

  test("C# classes named after the parts of a rulebook", async () => {
    const made = await quicktypeFromSchema("csharp", { framework: "SystemTextJson" });
    const classes = [...made.matchAll(/public partial class (\w+)/g)].map(([, name]) => name);
    expect(classes).toEqual(expect.arrayContaining(["RulebookData", "Table", "Row", "Column", "Axis", "Erratum"]));
    // A clash of names shows as Purple, Fluffy and their like.
    expect(classes.filter((name) => /Purple|Fluffy|Tentacled|Sticky|Indigo/.test(name ?? ""))).toEqual([]);
    expect(made).toContain('[JsonPropertyName("unknowable")]');
  });
});

interface Book {
  readonly book: string;
  readonly edition: string;
  readonly tables: readonly unknown[];
}
