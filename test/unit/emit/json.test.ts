import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { understand } from "../../../generator/src/compile.ts";
import { withHash } from "../../../generator/src/emit/json/document.ts";
import { json } from "../../../generator/src/emit/json/index.ts";
import { load } from "../../../generator/src/project/load.ts";
import { printJson } from "../../../generator/src/values/print-json.ts";
import { made } from "../../given/made.ts";
import { guns, hostile, model, row } from "./small-book.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const schema = JSON.parse(readFileSync(`${root}schema/data.schema.json`, "utf8")) as object;
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
const validate = ajv.compile(schema);

// biome-ignore lint/suspicious/noExplicitAny: the test looks into parsed JSON
type Any = any;

const files = new Map(made(json, model()).map(({ path, text }) => [path, text]));
const current = JSON.parse(files.get("data/small.json") as string) as Any;
const printed = JSON.parse(files.get("data/as-printed/small.json") as string) as Any;

function complaints(document: unknown): unknown {
  return validate(document) ? [] : validate.errors;
}

describe("json", () => {
  it("writes both editions of a book", () => {
    expect([...files.keys()]).toEqual(["data/small.json", "data/as-printed/small.json"]);
    expect(Object.keys(current)).toEqual([
      "book",
      "title",
      "author",
      "year",
      "rights",
      "document",
      "edition",
      "dataVersion",
      "errata",
      "tables",
    ]);
    expect([current.edition, printed.edition]).toEqual(["current", "as-printed"]);
  });

  it("lists as printed what differs there, and says where the other tables stand", () => {
    expect([printed.otherTablesAsIn, current.otherTablesAsIn]).toEqual(["../small.json", undefined]);
    expect(printed.tables.map(({ id }: Any) => id)).toEqual(["guns"]);
    expect(printed.tables[0].rows[0].nested[1].values.range.far).toBe(4);
    expect(complaints({ ...printed, otherTablesAsIn: undefined, tables: [] })).not.toEqual([]);
    expect(complaints({ ...current, otherTablesAsIn: "../small.json" })).not.toEqual([]);
  });

  it("satisfies the schema that ships with the data", () => {
    expect(complaints(current)).toEqual([]);
    expect(complaints(printed)).toEqual([]);
    expect(complaints({})).not.toEqual([]);
    expect(complaints({ ...current, extra: 1 })).not.toEqual([]);
    expect(complaints({ ...current, tables: [{ ...current.tables[0], axes: [] }] })).not.toEqual([]);
    expect(
      complaints({ ...current, tables: [{ ...current.tables[1], tree: { by: "number", axis: "roll" } }] }),
    ).not.toEqual([]);
  });

  it("gives the rows of a catalog with typed fields, lines and the corrected cell", () => {
    const [gun] = current.tables[0].rows;
    expect(gun).toEqual({
      id: "gun",
      name: "Big gun",
      lines: [],
      values: { weight: 4 },
      nested: [
        {
          id: "slugs",
          name: "slugs",
          within: "loads",
          lines: [[11, 11]],
          values: { range: { far: 0, hits: 3, bonus: 2 }, price: 0, notes: [3], steady: true },
        },
        {
          id: "darts",
          name: "darts",
          within: "loads",
          lines: [[12, 12]],
          values: { range: { far: 40, hits: 1, bonus: 0 }, price: null, notes: null, steady: false },
          errata: [{ column: "range", erratum: "darts-range", printed: "4(1)" }],
        },
      ],
    });
    // However a record was put together, its fields come in the declared order.
    expect(Object.keys(gun.nested[0].values.range)).toEqual(["far", "hits", "bonus"]);
  });

  it("keeps blank, lost, word and zero apart", () => {
    const [gun, bow] = current.tables[0].rows;
    expect(bow.values.weight).toEqual({ unknown: "the page is torn" });
    expect([gun.nested[0].values.price, gun.nested[1].values.price]).toEqual([0, null]);
    expect(current.tables[0].nested[0].columns[0].fields[0].labels).toEqual([{ printed: "C", value: 0 }]);
  });

  it("names the errata in the current edition alone", () => {
    expect(current.errata.map(({ id, status }: Any) => [id, status])).toEqual([
      ["darts-range", "accepted"],
      ["bow-weight", "open"],
    ]);
    const [{ changes, state, replacedBy, since }] = current.errata;
    expect([state, replacedBy, since]).toEqual(["applied", null, null]);
    expect(changes).toEqual([
      {
        at: "guns/gun/loads/darts/range",
        was: "4(1)",
        now: "40(1)",
        wasValue: { far: 4, hits: 1, bonus: 0 },
        nowValue: { far: 40, hits: 1, bonus: 0 },
      },
    ]);
    expect(current.errata[1].concerns).toEqual(["guns/bow/weight"]);
    expect(printed.errata).toEqual([]);
    expect(printed.tables[0].rows[0].nested[1]).toEqual({
      id: "darts",
      name: "darts",
      within: "loads",
      lines: [[12, 12]],
      values: { range: { far: 4, hits: 1, bonus: 0 }, price: null, notes: null, steady: false },
    });
  });

  it("says what the printed notes mean", () => {
    expect(current.tables[0].notes).toEqual([{ note: 3, columns: ["steady"], lines: [[40, 40]] }]);
  });

  it("says how the book lays a table out, and what it leaves unsaid", () => {
    expect(current.tables[0].print).toEqual([["weight"], ["loads.range"], ["loads.price"], ["loads.notes"]]);
    expect(current.tables[1].print).toEqual([["roll"], ["easy"], ["very-hard"]]);
    const [range, , , steady] = current.tables[0].nested[0].columns;
    expect(range.fields.map(({ default: unsaid }: Any) => unsaid)).toEqual([undefined, undefined, 0]);
    expect(steady.default).toBe(false);
  });

  it("gives the keys a book writes in words of their own", () => {
    const walkers = JSON.parse(readFileSync(`${root}generated/data/walkers.json`, "utf8")) as Any;
    const turning = walkers.tables.find(({ id }: Any) => id === "walker-turning");
    expect(turning.axes[0].labels).toEqual([{ printed: "no turn", value: { from: 0, to: 0 } }]);
  });

  it("describes columns and their printed words", () => {
    const [weight] = current.tables[0].columns;
    expect(weight).toEqual({
      id: "weight",
      description: "What weight is.",
      type: "number",
      whole: true,
      unit: "kg",
      blank: false,
      unknowable: true,
    });
    expect(current.tables[1].result.cell.labels).toEqual([
      { printed: "M", value: { hits: 0, check: true } },
      { printed: "-", value: { check: false, hits: 0 } },
    ]);
  });

  it("gives a lookup with its axes and its decisions, so that a port needs no rules of its own", () => {
    const { function: name, axes, rows, tree, inverse, source } = current.tables[1];
    expect(name).toBe("lookupHit");
    expect(axes[0]).toEqual({
      id: "roll",
      description: "The roll.",
      match: "floor",
      unit: null,
      whole: true,
      dice: { count: 2, sides: 6 },
      domain: null,
      below: { gives: "cell", value: { hits: 0, check: false } },
      above: null,
      columns: false,
      keys: [],
      notation: ["{key}+"],
      exceptions: [],
    });
    expect(axes[1].keys).toEqual(["easy", "very-hard"]);
    expect(rows[1]).toEqual({
      id: "7+",
      name: "7+",
      lines: [[22, 22]],
      keys: { roll: 7 },
      values: { easy: { hits: 2, check: true }, "very-hard": { hits: 0, check: true } },
    });
    expect(tree).toEqual({
      by: "number",
      axis: "roll",
      segments: [
        { upper: 3, closed: false, to: { outside: { gives: "cell", value: { hits: 0, check: false } } } },
        { upper: 7, closed: false, to: { row: 0 } },
        { upper: null, closed: false, to: { row: 1 } },
      ],
    });
    expect(inverse).toBeNull();
    expect(source).toEqual({
      rule: "8A",
      heading: "Arms",
      lines: [[10, 20]],
      again: [{ rule: null, heading: null, lines: [[30, 30]] }],
    });
  });

  it("gives modifiers, figures and derived lookups", () => {
    const [, , bonuses, figures, derived] = current.tables;
    expect(bonuses.modifiers[1]).toEqual({
      id: "casualty",
      name: "Casualty",
      lines: [[24, 24]],
      figure: 2,
      value: -1,
      group: null,
      counted: true,
      description: null,
    });
    expect(figures.constants[0]).toEqual({
      id: "turn",
      name: "Turn",
      lines: [[25, 25]],
      value: 30,
      unit: "s",
      description: "Length of a turn.",
    });
    expect([derived.function, derived.operation, derived.parameters]).toEqual([
      "bandOf",
      "band-by",
      { table: "guns", columns: ["range"], field: "far", beyond: "too-far" },
    ]);
  });

  it("follows a corrected key to the row whose printed id it changed", () => {
    const table = (id: string, key: number) => {
      const [base] = JSON.parse(JSON.stringify([current.tables[1].tree])) as Any[];
      const lookup = { ...model().books[0]?.editions.current[1] } as Any;
      return { ...lookup, tree: { ...base, segments: [] }, rows: [{ ...row(id, 21, {}), keys: { roll: key } }] };
    };
    const erratum = {
      ...(model().books[0]?.errata[0] as Any),
      changes: [
        {
          at: "hit-table/4+/roll",
          steps: ["hit-table", "4+", "roll"],
          whole: false,
          was: "4+",
          now: "3+",
          put: row("3+", 21, {}).node,
        },
      ],
    };
    const editions = { current: [table("3+", 3)], "as-printed": [table("4+", 4)] };
    const [file] = made(json, model({ editions, errata: [erratum] }));
    expect(JSON.parse(file?.text ?? "").tables[0].rows[0].errata).toEqual([
      { column: "roll", erratum: "darts-range", printed: "4+" },
    ]);
  });

  it("is published with a hash behind its version, of the data alone", () => {
    const { dataVersion, ...data } = JSON.parse(JSON.stringify(current)) as Any;
    for (const erratum of data.errata) delete erratum.since;
    const publishedOf = (document: Any) => withHash(document, document) as Any;
    const { dataHash } = publishedOf(current);
    expect(dataHash).toBe(createHash("sha256").update(JSON.stringify(data)).digest("hex"));
    const names = Object.keys(publishedOf(current));
    expect(names.slice(7, 9)).toEqual(["dataVersion", "dataHash"]);
    expect(publishedOf({ ...current, dataVersion: "9.0.0" }).dataHash).toBe(dataHash);
    expect(publishedOf({ ...current, title: "Other" }).dataHash).not.toBe(dataHash);
    expect(dataVersion).toBe("1.2.3");
  });

  it("leaves hostile text the text it is", () => {
    const [file] = made(
      json,
      model({ title: hostile, editions: { current: [{ ...guns(), title: hostile }], "as-printed": [] } }),
    );
    const text = file?.text ?? "";
    expect(text).not.toContain("</script>");
    expect(text).not.toContain("\u2028");
    expect(text).toContain("\\u003c/script>");
    expect([JSON.parse(text).title, JSON.parse(text).tables[0].title]).toEqual([hostile, hostile]);
  });

  it("satisfies the schema with the real books", () => {
    const real = made(
      json,
      understand(load(root), () => {}),
    );
    expect(real.map(({ path }) => path)).toContain("data/striker-ii.json");
    for (const { path, text } of real) expect([path, complaints(JSON.parse(text))]).toEqual([path, []]);
  });
});

describe("printJson", () => {
  it("puts a row on a line, and breaks what holds rows itself or is too long and no row", () => {
    const long = "x".repeat(140);
    const text = printJson({
      rows: [{ id: "a", lines: [[1, 2]], values: { b: null } }, { id: long }, { id: "b", nested: [{ id: "c" }] }],
      values: { id: long },
      errata: [{ id: "d", changes: [{ at: "e" }] }],
      keys: [],
      none: {},
    });
    expect(text).toBe(`{
  "rows": [
    { "id": "a", "lines": [[1, 2]], "values": { "b": null } },
    { "id": "${long}" },
    {
      "id": "b",
      "nested": [
        { "id": "c" }
      ]
    }
  ],
  "values": {
    "id": "${long}"
  },
  "errata": [
    { "id": "d", "changes": [{ "at": "e" }] }
  ],
  "keys": [],
  "none": {}
}
`);
  });

  it("gives each of several objects its line, however short they are", () => {
    expect(printJson([{ a: 1 }, { b: 2 }])).toBe('[\n  { "a": 1 },\n  { "b": 2 }\n]\n');
  });

  it("escapes what a reviewer could not see", () => {
    expect(printJson(["a\u202eb", "c\nd", "\u{e0041}"])).toBe('["a\\u202eb", "c\\nd", "\\udb40\\udc41"]\n');
  });
});
