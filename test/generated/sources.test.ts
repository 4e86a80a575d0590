import { sourceOf } from "skirmish-tables/sources/striker-ii";
import { sourceOf as walkerSourceOf } from "skirmish-tables/sources/walkers";
import { expect, test } from "vitest";

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

test("a derived function has the lines of its rule", () => {
  expect(sourceOf("attack").lines).toEqual([[1979, 2152]]);
});

test.for<[string, RegExp]>([
  ["smal-arms/acr-7mm", /^sources: table must be one of .*small-arms.*, got smal-arms$/],
  ["small-arms/acr-8mm/price", /^small-arms: row must be one of .*, got acr-8mm$/],
  ["toString", /got toString$/],
])("%s is no address", ([address, message]) => {
  expect(() => sourceOf(address)).toThrow(message);
  expect(() => sourceOf(address)).toThrow(TypeError);
});
