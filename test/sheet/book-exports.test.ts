import { Ajv } from "ajv";
import { parse } from "csv-parse/sync";
import { weapons } from "skirmish-tables/striker-ii";
import { describe, expect, test } from "vitest";
import { wholePrint } from "../../generator/src/emit/json/as-printed.ts";
import { hashOfDocument } from "../../generator/src/emit/json/document.ts";
import type { Rulebook } from "../../generator/src/published/data.ts";
import { dataPackage } from "../../generator/src/sheet/data-package.ts";
import { rowSchema } from "../../generator/src/sheet/row-schema.ts";
import { sqlOf } from "../../generator/src/sheet/sql.ts";
import type { Value } from "../../generator/src/values/value.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { python3, testWith } from "../given/programs.ts";
import { books, readJson } from "../other-languages/books.ts";
import { python } from "../other-languages/python.ts";
import profile from "./data-package-2.0.json" with { type: "json" };
import { filled, type Line } from "./read-back.ts";

interface Field {
  readonly name: string;
  readonly type: string;
  readonly unit?: string;
  readonly categories?: readonly string[];
  readonly categoriesOrdered?: boolean;
  readonly missingValues: readonly { readonly value: string; readonly label: string }[];
}

interface Resource {
  readonly name: string;
  readonly path: string;
  readonly schema: {
    readonly fields: readonly Field[];
    readonly primaryKey: readonly string[];
    readonly missingValues: readonly string[];
  };
}

const documentOf = (book: string) => readJson(`generated/data/${book}.json`) as Rulebook;

/** The whole print of a book; its JSON leaves out the tables that are as in the other edition. */
const printOf = (book: string) =>
  wholePrint(documentOf(book), readJson(`generated/data/as-printed/${book}.json`) as Rulebook);

/** The hash that the packed JSON has. */
const shippedHash = (book: string) => (readJson(`dist/data/${book}.json`) as Rulebook).dataHash;

/** A Data Package as its readers have it: what it says of itself, and its files. */
function packaged(document: Rulebook) {
  const files = new Map(dataPackage(document).map(({ path, text }) => [path, text]));
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

/** What a text of a CSV file means by the schema of its column. */
function cellOf(text: string, { type, missingValues }: Field): Value {
  const missing = missingValues.find(({ value }) => value === text);
  if (missing) return text === "" ? null : { unknown: missing.label };
  if (type === "boolean") return text === "true";
  const isNumber = type === "number" || type === "integer" || (type === "any" && Number.isFinite(Number(text)));
  return isNumber ? Number(text) : text;
}

// The profile is in the public domain, and stands here as it was published.
const isValid = new Ajv({ strict: false, validateFormats: false }).compile(profile);

describe.each(books.flatMap((book) => [documentOf(book), printOf(book)]))(
  "$book, $edition, as a Data Package",
  (document) => {
    const { dataHash, resources, rowsOf, ...said } = packaged(document);

    test("is valid by the published profile, version 2.0", () => {
      const descriptor = { ...said, dataHash, resources };
      expect(isValid(descriptor), JSON.stringify(isValid.errors)).toBe(true);
      expect(isValid({ ...descriptor, resources: [] })).toBe(false);
    });

    test("gives back the hash of the data with what is read from its files", () => {
      const linesOf = (table: string): readonly Line[] => {
        const resource = resources.find(({ name }) => name === table) as Resource;
        const read = (row: Readonly<Record<string, string>>) =>
          resource.schema.fields.map((field) => [field.name, cellOf(row[field.name] ?? "", field)] as const);
        return rowsOf(resource).map((row) => Object.fromEntries(read(row)));
      };
      expect(hashOfDocument(filled(document, linesOf))).toBe(dataHash);
    });

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
  },
);

test("a weapon is a row for each load, with units, and a label for each reason why a figure is lost", () => {
  const { dataHash, resources, rowsOf } = packaged(documentOf("striker-ii"));
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

test("readers of version 1, which know no missing values by field, are told those of all fields", () => {
  const { resources } = packaged(documentOf("striker-ii"));
  const missingIn = (table: string) => resources.find(({ name }) => name === table)?.schema.missingValues;
  expect(missingIn("weapon-mounts")).toEqual([""]);
  expect(missingIn("personal-armor")).toEqual(["", "unknown: the printed row has three numbers for four columns"]);
});

test("words that go from the least to the most are ordered categories, and other words are not", () => {
  const { resources } = packaged(documentOf("striker-ii"));
  const categoriesOf = (table: string, field: string) => {
    const found = resources.find(({ name }) => name === table)?.schema.fields.find(({ name }) => name === field);
    return [found?.categories, found?.categoriesOrdered];
  };
  expect(categoriesOf("small-arms", "signature")).toEqual([["low", "medium", "high"], true]);
  expect(categoriesOf("small-arms", "recoil")).toEqual([["low", "ordinary", "high"], true]);
  expect(categoriesOf("sequence-of-play", "activity")).toEqual([["command", "movement", "fire"], undefined]);
  const field = { name: "size", type: "string", categories: ["small", "large"], missingValues: [""] };
  const withOrder = (categoriesOrdered: unknown) => ({
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    resources: [{ name: "one", path: "one.csv", schema: { fields: [{ ...field, categoriesOrdered }] } }],
  });
  expect([isValid(withOrder(true)), isValid(withOrder("yes"))]).toEqual([true, false]);
});

const questions = `
import json, sqlite3, sys

def lines(base, name):
    found = base.execute(f'select * from "{name}"')
    columns = [one[0] for one in found.description]
    read = [dict(zip(columns, cells)) for cells in found]
    for at, column, reason in base.execute('select "row", "column", reason from _unknown where "table" = ?', [name]):
        read[at - 1][column] = {"unknown": reason}
    return read

answers = {}
for book in sys.argv[1:]:
    base = sqlite3.connect(":memory:")
    base.executescript(open(book + ".sql", encoding="utf-8").read())
    tables = [name for (name,) in base.execute("select id from _tables")]
    answers[book] = {
        "sound": base.execute("pragma integrity_check").fetchone()[0],
        "rows": {name: base.execute(f'select count(*) from "{name}"').fetchone()[0] for name in tables},
        "hash": base.execute("select dataHash from _book").fetchone()[0],
        "lines": {name: lines(base, name) for name in tables},
    }
    if book == "striker-ii":
        one = "from \\"small-arms\\" where id = 'acr-7mm' and load = 'ds'"
        answers["cells"] = base.execute("select price, difficultRange, signature, gyrostabilized " + one).fetchone()
        answers["lost"] = base.execute("select \\"column\\", reason from _unknown where \\"table\\" = 'small-arms'").fetchone()
        answers["union"] = base.execute("select count(*), count(distinct id), sum(price > 10000) from weapons").fetchone()
        answers["one"] = base.execute("select * from weapons where id = 'laser-rifle-tl9'").fetchone()
        answers["unit"] = base.execute("select unit from _columns where \\"table\\" = 'small-arms' and name = 'price'").fetchone()
print(json.dumps(answers))
`;

testWith(python3)("every book is a database that SQLite makes of its script", () => {
  const folder = emptyFolder();
  put(folder, { "ask.py": questions });
  for (const book of books) {
    put(folder, { [`${book}.sql`]: sqlOf(documentOf(book)), [`printed-${book}.sql`]: sqlOf(printOf(book)) });
  }
  const answers = JSON.parse(python(["ask.py", ...books, ...books.map((book) => `printed-${book}`)], folder));
  for (const book of books) {
    for (const [name, document] of [
      [book, documentOf(book)],
      [`printed-${book}`, printOf(book)],
    ] as const) {
      expect(answers[name].hash).toBe(hashOfDocument(document));
      expect(hashOfDocument(filled(document, (table) => answers[name].lines[table])), name).toBe(answers[name].hash);
    }
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
  const dear = weapons.filter(({ price }) => typeof price === "number" && price > 10000);
  expect(answers.union).toEqual([weapons.length, weapons.length, dear.length]);
  expect(answers.one).toEqual(["energy-weapons", "laser-rifle-tl9", "TL 9 laser rifle", "Lsr rfl", 9, 6, 3500]);
});

test("every table with rows is what the schema of the book says, and a price is a number there", () => {
  for (const document of books.flatMap((book) => [documentOf(book), printOf(book)])) {
    const schema = JSON.parse(rowSchema(document));
    const ajv = new Ajv({ strict: false }).addSchema(schema, "book");
    const tables = document.tables.filter(({ rows }) => rows);
    const named = tables.map(({ id }) => id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()));
    expect(Object.keys(schema.definitions)).toEqual(expect.arrayContaining(named));
    for (const [at, table] of tables.entries()) {
      const validate = ajv.compile({ $ref: `book#/definitions/${named[at]}` });
      expect(validate(table), `${table.id}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  }
  const { definitions } = JSON.parse(rowSchema(documentOf("striker-ii")));
  const price = { description: "Price of the weapon. Unit: credits (Cr).", type: "number" };
  expect(definitions.EnergyWeapons.properties.rows.items.properties.values.properties.price).toEqual(price);
  expect(definitions.SmallArms.properties.rows.items.properties.values.properties.price.anyOf).toEqual([
    { type: "number" },
    { $ref: "#/definitions/Unknown" },
    { type: "null" },
  ]);
});
