import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import type { Rulebook } from "../../generator/src/published/data.ts";
import { dataPackage } from "../../generator/src/sheet/data-package.ts";
import { sqlOf } from "../../generator/src/sheet/sql.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { python3, testWith } from "../given/programs.ts";
import { books, readJson } from "../other-languages/books.ts";
import { python } from "../other-languages/python.ts";

interface Field {
  readonly name: string;
  readonly type: string;
  readonly unit?: string;
  readonly categories?: readonly string[];
  readonly missingValues: readonly { readonly value: string; readonly label: string }[];
}

interface Resource {
  readonly name: string;
  readonly path: string;
  readonly schema: { readonly fields: readonly Field[]; readonly primaryKey: readonly string[] };
}

const documentOf = (book: string) => readJson(`generated/data/${book}.json`) as Rulebook;

/** The hash that the packed JSON has. */
const shippedHash = (book: string) => (readJson(`dist/data/${book}.json`) as Rulebook).dataHash;

/** A Data Package as its readers have it: what it says of itself, and its files. */
function packaged(book: string) {
  const files = new Map(dataPackage(documentOf(book)).map(({ path, text }) => [path, text]));
  const said = JSON.parse(files.get("datapackage.json") ?? "") as { dataHash: string; resources: readonly Resource[] };
  const rowsOf = ({ path }: Resource): readonly Record<string, string>[] =>
    parse(files.get(path) ?? "", { columns: true });
  return { ...said, rowsOf };
}

const isOfType: Readonly<Record<string, (text: string) => boolean>> = {
  string: () => true,
  any: () => true,
  integer: (text) => /^-?\d+$/.test(text),
  number: (text) => text.trim() !== "" && Number.isFinite(Number(text)),
  boolean: (text) => text === "true" || text === "false",
};

describe.each(books)("%s as a Data Package", (book) => {
  const { resources, rowsOf } = packaged(book);

  test.each(resources.map((one) => [one.name, one] as const))("%s is what its schema says", (_, resource) => {
    const { fields, primaryKey } = resource.schema;
    const rows = rowsOf(resource);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    expect(new Set(rows.map((row) => JSON.stringify(primaryKey.map((key) => row[key])))).size).toBe(rows.length);
    const misfits = fields.flatMap(({ name, type, categories, missingValues }) => {
      const missing = missingValues.map(({ value }) => value);
      const texts = rows.map((row) => row[name] ?? "?").filter((text) => !missing.includes(text));
      return texts.filter((text) => !isOfType[type]?.(text) || (categories && !categories.includes(text)));
    });
    expect(misfits).toEqual([]);
  });
});

test("a weapon is a row for each load, with units, and a label for each reason why a figure is lost", () => {
  const { dataHash, resources, rowsOf } = packaged("striker-ii");
  const arms = resources.find(({ name }) => name === "small-arms") as Resource;
  const rows = rowsOf(arms);
  expect([dataHash, rows.length]).toEqual([shippedHash("striker-ii"), 54]);
  expect(rows.find(({ id, load }) => id === "acr-7mm" && load === "ds")).toMatchObject({
    price: "800",
    difficultRange: "450",
    difficultPenetration: "3",
    loadPrice: "20",
  });
  const price = arms.schema.fields.find(({ name }) => name === "price");
  expect(price).toMatchObject({ type: "number", unit: "Cr" });
  expect(price?.missingValues).toEqual([
    { value: "", label: "blank" },
    {
      value: "unknown: the printed row ends after the weights",
      label: "the printed row ends after the weights",
    },
  ]);
  expect(rows.find(({ id }) => id === "lag")?.price).toBe(price?.missingValues[1]?.value);
});

const questions = `
import json, sqlite3, sys
answers = {}
for book in sys.argv[1:]:
    base = sqlite3.connect(":memory:")
    base.executescript(open(book + ".sql", encoding="utf-8").read())
    tables = [name for (name,) in base.execute("select id from _tables")]
    answers[book] = {
        "sound": base.execute("pragma integrity_check").fetchone()[0],
        "rows": {name: base.execute(f'select count(*) from "{name}"').fetchone()[0] for name in tables},
        "hash": base.execute("select dataHash from _book").fetchone()[0],
    }
    if book == "striker-ii":
        one = "from \\"small-arms\\" where id = 'acr-7mm' and load = 'ds'"
        answers["cells"] = base.execute("select price, difficultRange, signature, gyrostabilized " + one).fetchone()
        answers["lost"] = base.execute("select \\"column\\", reason from _unknown where \\"table\\" = 'small-arms'").fetchone()
        answers["unit"] = base.execute("select unit from _columns where \\"table\\" = 'small-arms' and name = 'price'").fetchone()
print(json.dumps(answers))
`;

testWith(python3)("every book is a database that SQLite makes of its script", () => {
  const folder = emptyFolder();
  put(folder, { "ask.py": questions });
  for (const book of books) put(folder, { [`${book}.sql`]: sqlOf(documentOf(book)) });
  const answers = JSON.parse(python(["ask.py", ...books], folder));
  for (const book of books) {
    const { tables } = documentOf(book);
    expect([answers[book].sound, answers[book].hash]).toEqual(["ok", shippedHash(book)]);
    const counted = tables.flatMap((table) => {
      if (table.shape === "derived") return [];
      const rows = table.modifiers ?? table.constants ?? table.rows ?? [];
      const lines = rows.map((row) => ("nested" in row && row.nested?.length) || 1);
      return [[table.id, lines.reduce((sum, one) => sum + one, 0)] as const];
    });
    expect(answers[book].rows).toEqual(Object.fromEntries(counted));
  }
  expect([answers.cells, answers.lost, answers.unit]).toEqual([
    [800, 450, "medium", 1],
    ["price", "the printed row ends after the weights"],
    ["Cr"],
  ]);
});
