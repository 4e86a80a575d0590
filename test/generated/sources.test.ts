import { errataAt } from "skirmish-tables/errata/striker-ii";
import { sourceOf } from "skirmish-tables/sources/striker-ii";
import { sourceOf as trooperSourceOf } from "skirmish-tables/sources/troopers";
import { sourceOf as walkerSourceOf } from "skirmish-tables/sources/walkers";
import { expect, test } from "vitest";
import { readJson } from "../other-languages/books.ts";

test("a cell leads to its row's line, with the heading and rule of its table", () => {
  expect(sourceOf("small-arms/acr-7mm/loads/slugs/difficult")).toEqual({
    document: "Striker II: Introductory Infantry Rules",
    rule: null,
    heading: "Individual Weapons, slug throwers",
    lines: [[3295, 3295]],
    figure: null,
  });
  expect(sourceOf("hit-table")).toMatchObject({ rule: "8A1b", heading: "Hit Table", lines: [[2276, 2297]] });
});

test("a row that is only loads stands where its loads stand, a figure of prose is counted in its line", () => {
  expect(sourceOf("small-arms/acr-7mm").lines).toContainEqual([3295, 3295]);
  expect(sourceOf("small-arms/acr-7mm").lines).toHaveLength(2);
  expect(walkerSourceOf("movement-figures/backward-cost")).toMatchObject({ lines: [[34, 34]], figure: 1 });
});

test("an address may begin with its book, as in changes and differences", () => {
  expect(sourceOf("striker-ii/small-arms/acr-7mm/price")).toEqual(sourceOf("small-arms/acr-7mm/price"));
  expect(() => sourceOf("walkers/walker-points")).toThrow("must lead to a table, got walkers");
  // The book troopers has a table of that name.
  expect(trooperSourceOf("troopers/bomber")).toEqual(trooperSourceOf("troopers/troopers/bomber"));
});

interface Row {
  readonly id: string;
  readonly values: object;
  readonly within?: string;
  readonly nested?: readonly Row[];
}

test("every cell of the published data has an address that leads somewhere", () => {
  const { tables } = readJson("generated/data/striker-ii.json") as {
    tables: readonly { id: string; rows?: readonly Row[] }[];
  };
  const cells = (row: Row, above: string): readonly string[] =>
    Object.keys(row.values).map((column) => `${above}/${row.id}/${column}`);
  const addresses = tables.flatMap(({ id, rows = [] }) =>
    rows.flatMap((row) => [
      ...cells(row, id),
      ...(row.nested ?? []).flatMap((inner) => cells(inner, `${id}/${row.id}/${inner.within}`)),
    ]),
  );
  expect(addresses).toContain("small-arms/acr-7mm/loads/slugs/difficult");
  const nowhere = addresses.filter((at) => sourceOf(at).lines.length === 0 || !Array.isArray(errataAt(at)));
  expect(nowhere).toEqual([]);
});

test("a derived function has the lines of its rule", () => {
  expect(sourceOf("attack").lines).toEqual([[1979, 2152]]);
});

test.for<[string, RegExp]>([
  ["smal-arms/acr-7mm", /^sourceOf: address must lead to a table, got smal-arms; nearest are small-arms, /],
  ["small-arms/acr-8mm/price", /lead to a row of small-arms, got acr-8mm; nearest are acr-7mm, acr-9mm, /],
  ["small-arms/acr-7mm/prise", /lead to a column of small-arms, got prise; nearest are price, /],
  ["small-arms/acr-7mm/price/each", /lead to a column of small-arms, got price\/each; /],
  ["small-arms/acr-7mm/loads/slug", /lead to one of the loads of acr-7mm, got slug; nearest are slugs, ds$/],
  ["small-arms/acr-7mm/loads/slugs/rang", /lead to a column of the loads of small-arms, got rang; /],
  ["hit-table/3+/hard", /lead to a column of hit-table, got hard; /],
  ["", /lead to a table, got an empty text; /],
  ["toString", /got toString; /],
  ["small-arms/constructor", /lead to a row of small-arms, got constructor; /],
])("%s is no address", ([address, message]) => {
  expect(() => sourceOf(address)).toThrow(message);
  expect(() => sourceOf(address)).toThrow(TypeError);
});
