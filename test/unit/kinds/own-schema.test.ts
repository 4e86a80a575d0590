import { expect, test } from "vitest";
import { analyze } from "../../../generator/src/compile.ts";
import { positionAt } from "../../../generator/src/source/source-file.ts";
import { houseBook, projectOf } from "../../given/project.ts";

const path = "schema/gear/packs.schema.json";

/** A kind written by hand, a part to a line. */
const catalog = `{
  "title": "Packs", "description": "What is carried.",
  "shape": "catalog",
  "type": "object", "additionalProperties": false,
  "required": ["kind", "title", "rows"],
  "properties": {
    "kind": { "const": "packs" },
    "title": { "$ref": "../common.schema.json#/$defs/title" },
    "rows": { "type": "object", "additionalProperties": {
      "type": "object", "required": ["price"],
      "additionalProperties": false,
      "properties": {
        "price": { "type": "integer" },
        "straps": { "type": "object", "ids": true, "additionalProperties": {
          "type": "object", "additionalProperties": false, "properties": { "length": { "type": "integer" } }
        } }
      }
    } }
  }
}
`;

const lookup = `{
  "title": "Packs", "description": "What is found.",
  "shape": "lookup",
  "type": "object", "additionalProperties": false,
  "required": ["kind", "title", "axes", "rows"],
  "properties": {
    "kind": { "const": "packs" },
    "title": { "$ref": "../common.schema.json#/$defs/title" },
    "axes": { "type": "object", "additionalProperties": false, "properties": {
      "roll": { "$ref": "../common.schema.json#/$defs/axis" }
    } },
    "rows": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": {
      "roll": { "type": ["string", "integer"], "axisKey": true },
      "price": { "type": "integer" }
    } } }
  }
}
`;

const head = "kind: packs\ntitle: Packs\n";
const packs = `${head}rows:\n  big: { price: 3, straps: { long: { length: 4 } } }\n`;
const finds = `${head}axes:\n  roll: { match: range, dice: d6 }\nrows:\n  - { roll: 1-6, price: 3 }\n`;

/** What is told of a table of this kind: the line of the schema, the problem and the hint. */
function told(schema: string, rows: string): readonly unknown[] {
  const rules = [houseBook("house"), { path: "rules/house/gear/found.yaml", text: rows }];
  const project = projectOf(rules);
  const { diagnostics, model } = analyze({ ...project, schemas: [...project.schemas, { path, text: schema }] });
  if (model) expect(model.books[0]?.editions.current).toHaveLength(1);
  return diagnostics.map(({ code, message, hint, span }) => {
    const line = span.file.text.split("\n")[positionAt(span.file, span.start).line - 1]?.trim();
    return [code, span.file.path, line, message, hint];
  });
}

test("a kind written by hand is used", () => {
  expect(told(catalog, packs)).toEqual([]);
  expect(told(lookup, finds)).toEqual([]);
});

const closed = 'add "additionalProperties": false beside its properties';
const shapes = "catalog, lookup, modifiers, constants, derived";

test.each([
  [
    "no shape",
    catalog,
    '  "shape": "catalog",\n',
    "",
    "{",
    "the kind has no shape",
    `add "shape": and one of ${shapes}`,
  ],
  ["a wrong shape", catalog, '"catalog"', '"list"', '"shape": "list",', "list is no shape", `write one of ${shapes}`],
  [
    "a shape of another's operations",
    catalog,
    '"catalog"',
    '"derived"',
    '"shape": "derived",',
    "no operation is called packs",
    "choose another shape: only the operations of the compiler are derived",
  ],
  [
    "rows that are open",
    catalog,
    '      "additionalProperties": false,\n',
    "",
    '"rows": { "type": "object", "additionalProperties": {',
    "a row may have fields that the kind does not name",
    closed,
  ],
  [
    "rows inside that are open",
    catalog,
    '"additionalProperties": false, "properties": { "length"',
    '"properties": { "length"',
    '"straps": { "type": "object", "ids": true, "additionalProperties": {',
    "a row of straps may have fields that the kind does not name",
    closed,
  ],
  [
    "a map that is said to hold nothing",
    catalog,
    '"ids": true, ',
    "",
    '"straps": { "type": "object", "additionalProperties": {',
    "the column straps has no type a cell can have",
    'say "type": and one of string, integer, number, boolean; rows inside the row are "ids": true',
  ],
  [
    "a column with the name of a field",
    catalog,
    '"price": {',
    '"line": { "type": "integer" }, "price": {',
    '"line": { "type": "integer" }, "price": { "type": "integer" },',
    "line is a field every row has, and no column",
    'choose another name for the column; the field itself is { "$ref": "../common.schema.json#/$defs/line" }',
  ],
  [
    "a reference to nothing",
    catalog,
    "$defs/title",
    "$defs/titel",
    '"title": { "$ref": "../common.schema.json#/$defs/titel" },',
    "common.schema.json#/$defs/titel is no schema",
    "a $ref leads from this file, such as ../common.schema.json#/$defs/title",
  ],
  [
    "a type nobody knows",
    catalog,
    '"price": { "type": "integer" }',
    '"price": { "type": "integr" }',
    '"price": { "type": "integr" },',
    'JSON Schema has no "integr" here',
    "write one of array, boolean, integer, null, number, object, string",
  ],
  [
    "a misspelt keyword",
    catalog,
    '"required": ["price"]',
    '"requird": ["price"]',
    '"type": "object", "requird": ["price"],',
    'unknown keyword: "requird"',
    "did you mean required?",
  ],
  [
    "text that is no JSON",
    catalog,
    ',\n  "required"',
    ',,\n  "required"',
    '"type": "object", "additionalProperties": false,,',
  ],
  [
    "no key of an axis",
    lookup,
    ', "axisKey": true',
    "",
    '"rows": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": {',
    "no property of a row is the key of an axis",
    'say "axisKey": true of each property of a row that is the key of an axis',
  ],
  [
    "axes that are named nowhere",
    lookup,
    '"axes": { "type": "object", "additionalProperties": false, "properties": {\n      "roll": { "$ref": "../common.schema.json#/$defs/axis" }\n    } }',
    '"axes": { "type": "object", "additionalProperties": { "$ref": "../common.schema.json#/$defs/axis" } }',
    '"axes": { "type": "object", "additionalProperties": { "$ref": "../common.schema.json#/$defs/axis" } },',
    "the axes may have fields that the kind does not name",
    'name each axis under "properties", and add "additionalProperties": false',
  ],
] as const)("%s is told at its line", (_, schema, was, now, line, problem = expect.any(String), hint = undefined) => {
  expect(schema.split(was), "stands there once").toHaveLength(2);
  const found = told(
    schema.replace(was, () => now),
    schema === catalog ? packs : finds,
  );
  expect(found).toEqual([["schema/unusable", path, line, problem, hint]]);
});

test("a kind of YAML with a mistake is told, and not that there is no such kind", () => {
  const rules = [houseBook("house"), { path: "rules/house/gear/found.yaml", text: packs }];
  const project = projectOf(rules);
  const text = "kind: catalog\ntitle: Packs\ndescription: What is carried.\ncolumns:\n  price: intger\n";
  const schemas = [...project.schemas, { path: "schema/gear/packs.yaml", text }];
  expect(analyze({ ...project, schemas }).diagnostics.map(({ span, code }) => [span.file.path, code])).toEqual([
    ["schema/gear/packs.yaml", "column/definition"],
  ]);
});
