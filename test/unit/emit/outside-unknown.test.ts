import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { outputsOf, textsOf } from "../../generated/given.ts";
import { houseBook, projectOf } from "../../given/project.ts";
import { readJson } from "../../source-tree.ts";

const bursts = `\
kind: lookup
title: Bursts
axes:
  techLevel:
    match: range
    values: whole
    domain: 0+
    below: { unknown: The page is torn. }
columns:
  burstSize: number
rows:
  - { techLevel: 6-9, burstSize: 1 }
  - { techLevel: 10+, burstSize: 20 }
`;
const rules = [houseBook("house"), { path: "rules/house/weapon/bursts.yaml", text: bursts }];
const texts = textsOf(await outputsOf({ ...projectOf(rules), name: null }));

test("what the print leaves open beyond the table is in the result type, so that an app must handle it", () => {
  expect(texts["house/bursts.ts"]).toContain("lookupBursts(techLevel: number): number | Unknown {");
});

test("the JSON says why, at the axis and where the tree leads, as its schema has it", () => {
  const document = JSON.parse(texts["data/house.json"] ?? "{}");
  expect(document.tables[0].axes[0].below).toEqual({ gives: "unknown", because: "The page is torn." });
  expect(document.tables[0].tree.segments[0]).toEqual({
    upper: 6,
    closed: false,
    to: { unknown: "The page is torn." },
  });
  const judge = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(
    readJson("schema/data.schema.json"),
  );
  expect(judge(document) ? [] : judge.errors).toEqual([]);
});

test("the reference page says why", () => {
  expect(texts["reference/house.md"]).toContain("below the first row: unknown (The page is torn)");
});
