import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isMap, isScalar, parseDocument, type YAMLMap } from "yaml";
import { load } from "../../../generator/src/project/load.ts";
import type { Book, Table } from "../../../site/src/data/book.ts";
import { withNames } from "../../../site/src/data/names.ts";
import { sheetOf } from "../../../site/src/sheet/index.ts";
import { howWords } from "../../../site/src/view/how.ts";
import { compiled, output } from "../columns/given.ts";

const { rules } = load(fileURLToPath(new URL("../../rulebook", import.meta.url)));
const book = withNames(JSON.parse(output(await compiled(rules), "data/march.json")) as Book);

function tableOf(id: string): Table {
  return book.tables.find((table) => table.id === id) as Table;
}

function sheet(id: string) {
  const laidOut = sheetOf(tableOf(id), undefined, new Map());
  if (!laidOut) throw new Error(`${id} prints no rows`);
  return laidOut;
}

/** What a table shows by address. */
function shown(id: string): ReadonlyMap<string, string> {
  const cells = sheet(id).groups.flatMap(({ lines }) =>
    lines.flatMap((line) => line.cells.flatMap((cell) => cell ?? [])),
  );
  return new Map(cells.map(({ address, text }) => [address, text]));
}

/** The single cells of a row as they are typed. */
function typed(row: YAMLMap): readonly (readonly [column: string, text: string])[] {
  return row.items.flatMap(({ key, value }) =>
    isScalar(key) && isScalar(value) ? [[String(key.value), value.source ?? ""] as const] : [],
  );
}

test("a cell that is typed in a table of one's own stands on its page as it is typed", () => {
  const gone: string[] = [];
  let held = 0;
  for (const { path, text } of rules.filter((file) => !file.path.endsWith("book.yaml"))) {
    const id = /([^/]+)\.yaml$/.exec(path)?.[1] ?? "";
    const table = tableOf(id);
    if (table.shape !== "catalog") continue;
    const cells = shown(id);
    const rows = parseDocument(text).get("rows");
    if (!isMap(rows)) continue;
    for (const { key, value } of rows.items) {
      if (!isScalar(key) || !isMap(value)) continue;
      for (const [column, text] of typed(value)) {
        if (column === "name" || key.value === "name") continue;
        held += 1;
        // Printed sideways, a row is typed down the page.
        const page = cells.get(`${id}/${key.value}/${column}`) ?? cells.get(`${id}/${column}/${key.value}`);
        if (page !== text) gone.push(`${id}/${key.value}/${column}: typed ${text}, shown ${page}`);
      }
    }
  }
  expect(gone).toEqual([]);
  expect(held).toBeGreaterThan(50);
});

test("lists of rows stand by their names, dice as they are written, and a column may be called as it likes", () => {
  const cells = shown("weapons");
  expect(cells.get("weapons/boar-spear/properties")).toBe("heavy, two-handed");
  expect(cells.get("weapons/long-blade/versatile")).toBe("1d10");
  expect(shown("goods").get("goods/ore/loads")).toBe("1D6x5");
});

test("headings and keys keep their signs and fractions", () => {
  const { columns } = sheet("attacks");
  expect(columns.map(({ text }) => text)).toEqual(expect.arrayContaining(["10", "1", "0", "-1", "-10"]));
  expect(new Set(columns.map(({ text }) => text)).size).toBe(columns.length);
  expect(sheet("experience").groups.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["1/8", "1/4", "1/2", "1"]),
  );
});

test("a modifier that is an outcome shows it", () => {
  const texts = [...shown("riding").values()];
  expect(texts).toEqual(expect.arrayContaining(["-2", "Fall", "No roll"]));
});

test("what is rolled is told as a player says it", () => {
  expect(sheet("goods").stub).toBe("Roll (D66)");
  expect(howWords(tableOf("goods"))).toEqual(["Roll, rolled on D66: the row whose band holds it."]);
  expect(sheet("rebirth").stub).toBe("Roll (D100)");
});
