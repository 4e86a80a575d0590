import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { understand } from "../../../generator/src/compile.ts";
import { find } from "../../../generator/src/find/find.ts";
import { findingsJson, findingsText } from "../../../generator/src/find/find-report.ts";
import { load } from "../../../generator/src/project/load.ts";
import { repository } from "../../given/project.ts";
import { clubModel } from "./given.ts";

const schema = JSON.parse(readFileSync(join(repository, "generator/schema/find.schema.json"), "utf8"));
const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
const club = clubModel();
const real = understand(load(repository), () => {});

function first(model: typeof club, query: string, count = 1): readonly string[] {
  return find(model, query)
    .entries.slice(0, count)
    .map(({ address }) => address);
}

test.each([
  ["an id", "needle-rifle", "club/club-weapons/needle-rifle"],
  ["a name in another case", "NEEDLE RIFLE", "club/club-weapons/needle-rifle"],
  ["a former id", "needler", "club/club-weapons/needle-rifle"],
  ["beginnings of words", "pist need", "club/club-weapons/needle-pistol"],
  ["the weapon of a load beside its own name", "pistol needles", "club/club-weapons/needle-pistol/loads/needles"],
  ["words of a description", "what club fires", "club/club-weapons"],
  ["a figure as printed", "300(3)+2", "club/club-weapons/needle-rifle/loads/needles/difficult"],
  ["an address without its book", "club-weapons/needle-pistol", "club/club-weapons/needle-pistol"],
  ["an address with a former id", "club-weapons/needler/price", "club/club-weapons/needle-rifle/price"],
  ["a row and its column", "needle pistol price", "club/club-weapons/needle-pistol/price"],
  ["a field of a notation", "penetration", "club/club-weapons/needle-rifle/loads/needles/difficult"],
])("%s leads to its place", (_, query, address) => {
  expect(first(club, query)).toEqual([address]);
});

test("a line of the document leads to the row on it before the table around it", () => {
  for (const query of ["3298", "striker-ii:3298"]) {
    expect(first(real, query)).toEqual(["striker-ii/small-arms/acr-7mm/loads/ds"]);
  }
  const other = find(real, "walkers:3298");
  expect(other.entries).toEqual([]);
});

test("a rule leads to its tables, and a part of its number to the rules in it", () => {
  expect(first(real, "8c2", 5)).toContain("striker-ii/morale-table");
  expect(first(real, "8a1b", 9)).toContain("striker-ii/hit-modifiers");
});

test("the place of a cell is its line", () => {
  const text = findingsText("x", find(club, "300(3)+2"), { prefix: "tables/", width: null, color: false });
  expect(text.split("\n")[0]).toBe(
    "tables/rules/club/weapon/club-weapons.yaml:15  club/club-weapons/needle-rifle/loads/needles/difficult  300(3)+2 · difficult of Needle rifle, Needles",
  );
});

test.each([
  ["cells", club, "300(3)+2"],
  ["all kinds", real, "morale"],
  ["an erratum", real, "arl-heap-targets"],
  ["nothing, with what may be meant", club, "nedle-rifle"],
  ["nothing at all", club, "qqqqqqqq"],
])("for tools: %s, as the schema describes it", (_, model, query) => {
  const document = JSON.parse(findingsJson(query, find(model, query), "tables/"));
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(document.places).toHaveLength(find(model, query).entries.length);
});

test("for tools: where a cell stands, and what may be meant", () => {
  const { places, ...rest } = JSON.parse(findingsJson("x", find(club, "300(3)+2"), "tables/"));
  expect(rest).toEqual({ version: 1, query: "x", found: 2, suggestion: null });
  expect(places[0]).toEqual({
    path: "tables/rules/club/weapon/club-weapons.yaml",
    line: 15,
    column: 20,
    kind: "cell",
    address: "club/club-weapons/needle-rifle/loads/needles/difficult",
    what: "300(3)+2 · difficult of Needle rifle, Needles",
  });
  expect(JSON.parse(findingsJson("x", find(club, "nedle-rifle"), ""))).toMatchObject({
    found: 0,
    suggestion: "needle-rifle",
    places: [],
  });
});

test("twenty are shown, and how many more there are", () => {
  const text = findingsText("morale", find(real, "morale"), { prefix: "", width: null, color: false });
  expect(text.split("\n")).toHaveLength(22);
  expect(text).toMatch(/\n… and \d+ more; another word narrows it\n$/);
});

test("where nothing is found the nearest is suggested", () => {
  expect(find(club, "nedle-rifle")).toEqual({ entries: [], suggestion: "needle-rifle" });
  expect(find(club, "club-weapons/needle-pistl/price").suggestion).toBe("club/club-weapons/needle-pistol/price");
  expect(find(club, "qqqqqqqq").suggestion).toBeNull();
});
