import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { outputsOf, textsOf } from "../../generated/given.ts";
import { typeErrors } from "../../given/emitted.ts";
import { readJson } from "../../source-tree.ts";
import { bases, bonuses, figures, hits, moves, paces, results, turns } from "./game-tables.ts";
import { complaintsOf, functionOf, houseRules } from "./given.ts";

const head = (kind: string, name: string) => `kind: ${kind}\ntitle: ${kind} of */ all\nfunction: ${name}\n`;
const parameter = (name: string) => `{ name: ${name}, description: "The */ ${name}." }`;

/** Every operation at once, with parameters that are called like what a function could call its own. */
const everything = {
  bases,
  bonuses,
  figures,
  hits,
  moves,
  paces,
  results,
  turns,
  gaits: moves.replace("title: Moves", "title: Gaits"),
  signals:
    "kind: signals\ntitle: Signals\naxes:\n  signal: { match: exact }\n  type: { match: exact }\nrows:\n" +
    "  - { id: a, signal: loud, type: light, more: 5 }\n  - { id: b, signal: loud, type: odd, more: 5 }\n" +
    "  - { id: c, signal: loud, type: lost, more: 5 }\n",
  carts: "kind: carts\ntitle: Carts\nrows:\n  small: { weight: .65, load: .2, wheels: 2 }\n",
  bows: 'kind: bows\ntitle: Bows\nrows:\n  short: { weight: 1, arrows: { plain: { price: "2" } } }\n',
  costs: "kind: lossy-costs\ntitle: Costs\nrows:\n  wood: { name: Wood */, each: 2, per: 1 }\n  mud: { per: 1 }\n",
  guns: "kind: guns\ntitle: Guns\nrows:\n  bow: { near: 50(3), far: 100(1) }\n",
  suits: "kind: suits\ntitle: Suits\nrows:\n  mail: { armor: 3/5/2 }\n",
  added: `${head("add", "added")}tables: [moves, gaits]\noptional: [signals]\n`,
  "added-row": `${head("add", "addedRow")}tables: [hits]\noptional: [signals, bases]\ncolumns: { bases: hull }\n`,
  cart: `${head("total", "cart")}table: carts\ncolumn: weight\nplus: load\n`,
  wheeled: `${head("total", "wheeled")}table: carts\ncolumn: wheels\nplus: tare\n`,
  drawn: `${head("total", "drawn")}table: bows\ncolumn: weight\nnested: weight\n`,
  sold: `${head("total", "sold")}table: bows\ncolumn: price\nnested: price\nwords: { none: 0 }\n`,
  band: `${head("band-by", "band")}table: guns\ncolumns: [near, far]\nfield: range\nbeyond: far-out\n`,
  reach: `${head("band-by", "reach")}table: guns\ncolumns: [near, far]\nfield: range\ngives: cell\n`,
  choice: `${head("choose", "choice")}table: suits\ncolumn: armor\nparameter: ${parameter("attack")}
cases: { melee: [melee, all], other: [all] }\nnone: 0\nline: 7\n`,
  wound: `${head("compare", "wound")}figure: ${parameter("found")}\nagainst: ${parameter("sum")}\nof: ${parameter("base")}
steps:\n  - { times: 2, keeps: 1, line: 12 }\n  - { times: 1, keeps: 1/2, round: down, line: 13, figure: 2 }
positive: hurt\notherwise: safe\n`,
  oval: `${head("mean", "oval")}table: bases\naxis: base\n`,
  stride: `${head("product", "stride")}base: moves\nby: [turns]
divide: { name: product, description: Back., by: figures/lost }
repeat: { name: left, description: Hits., by: 1/2, round: down, line: 14 }\n`,
  rolled: `${head("roll", "rolled")}table: hits\naxis: roll\nplus:\n  - ${parameter("found")}\nby: bonuses\n`,
  wide: `${head("roll", "wide")}table: bases\naxis: base\nplus:\n  - ${parameter("rim")}\n`,
  morale: `${head("roll", "morale")}table: results\naxis: roll\nby: bonuses\n`,
  scaled: `${head("scale-by", "scaled")}parameter: hull\nparameterDescription: Hull.\nby: 1/2\nround: up\nline: 15\n`,
  shifted: `${head("shift", "shifted")}table: hits\naxis: difficulty\nby: bonuses\nbeyond: No column.\n`,
  spent: `${head("spend", "spent")}costs: costs\nallowance: ${parameter("spent")}\n`,
  dealt: `${head("spread", "dealt")}what: ${parameter("hits")}\nover: ${parameter("men")}\n`,
  plain: `${head("sum", "plain")}figure: ${parameter("sum")}\nby: bonuses\nleast: { value: 1, line: 16, figure: 1 }\n`,
  based: `${head("sum", "based")}base: moves\nby: bonuses\n`,
  columned: `${head("sum", "columned")}base: bases\ncolumn: hull\nby: bonuses\n`,
  striding: `${head("sum", "striding")}base: paces\ncolumn: run\nby: bonuses\n`,
  wanted: `${head("target", "wanted")}needed: figures/needed\nby: bonuses\n`,
  missed: `${head("target", "missed")}needed: figures/lost\nby: bonuses\n`,
};
const outputs = await outputsOf(houseRules(everything));
const texts = textsOf(outputs);

test("every operation type-checks in one strict program, in both editions", () => {
  expect(typeErrors(outputs)).toEqual([]);
});

test("what an author writes stays documentation", () => {
  expect(texts["house/spent.ts"]).toContain("/** Wood *&#47;: 2 for each 1. */\n");
  expect(texts["house/wound.ts"]).toContain(" * @param found - The *&#47; found.\n");
});

test("what a player may leave out is an optional parameter, behind the others", () => {
  expect(texts["house/added.ts"]).toContain("added(type: MovesType, signal?: SignalsSignal): number | Unknown {");
});

describe("parameters called like what the function calls its own", () => {
  test("are themselves", async () => {
    const plain = await functionOf("plain", everything);
    expect([plain(5, { steady: true }), plain(0, { eachWound: 1 })]).toEqual([7, 1]);
    const stride = await functionOf("stride", everything);
    expect([stride("light", 0, false, 1), stride("light", 0, true, 1)]).toEqual([2.5, { unknown: "torn page" }]);
    const spent = await functionOf("spent", everything);
    expect([spent(9, { wood: 2 }), spent(9, { mud: 1 })]).toEqual([5, null]);
  });
});

describe("the JSON of a book", () => {
  const document = JSON.parse(texts["data/house.json"] ?? "{}");
  const parametersOf = (id: string) => document.tables.find((table: { id: string }) => table.id === id)?.parameters;

  test("satisfies the schema that ships with it", () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    const judge = ajv.compile(readJson("schema/data.schema.json"));
    expect(judge(document) ? [] : judge.errors).toEqual([]);
  });

  test("says of each figure an operation states where it is printed", () => {
    expect(parametersOf("wound").steps).toEqual([
      {
        times: { numerator: 2, denominator: 1 },
        keeps: { numerator: 1, denominator: 1 },
        round: null,
        lines: [[12, 12]],
      },
      {
        times: { numerator: 1, denominator: 1 },
        keeps: { numerator: 1, denominator: 2 },
        round: "down",
        lines: [[13, 13]],
        figure: 2,
      },
    ]);
    expect(parametersOf("plain").least).toEqual({ value: 1, lines: [[16, 16]], figure: 1 });
    expect(parametersOf("stride")).toMatchObject({ column: null, by: ["turns"], repeat: { lines: [[14, 14]] } });
    expect(document.tables.find(({ id }: { id: string }) => id === "choice")).toMatchObject({ lines: [[7, 7]] });
  });

  test("names the tables and columns of a sum", () => {
    expect(parametersOf("added")).toEqual({ tables: ["moves", "gaits"], optional: ["signals"], columns: null });
    expect(parametersOf("sold")).toEqual({
      table: "bows",
      column: "price",
      nested: "price",
      plus: null,
      words: { none: 0 },
    });
  });

  test("leaves out what a band does not need", () => {
    expect(parametersOf("band")).toEqual({
      table: "guns",
      columns: ["near", "far"],
      field: "range",
      beyond: "far-out",
    });
    expect(parametersOf("reach")).toMatchObject({ gives: "cell", beyond: null });
  });
});

test("the reference page puts every operation into words", () => {
  const page = texts["reference/house.md"] ?? "";
  expect(page).not.toContain("object Object");
  const lines = page.split("\n").filter((line) => line.startsWith("- Operation"));
  expect(lines).toEqual(
    expect.arrayContaining([
      "- Operation `compare`; figure: found; against: sum; of: base; " +
        "steps: times 2 keeps 1 (line 12), times 1 keeps 1/2 round down (line 13); positive: hurt; otherwise: safe",
      "- Operation `product`; base: moves; by: turns; divide: product by figures/lost; " +
        "repeat: left by 1/2 round down (line 14)",
      "- Operation `choose`; table: suits; column: armor; parameter: attack; " +
        "cases: word melee fields melee, all, word other fields all; none: 0 (line 7)",
      "- Operation `band-by`; table: guns; columns: near, far; field: range; gives: cell",
      "- Operation `add`; tables: moves, gaits; optional: signals",
      "- Operation `add`; tables: hits; optional: signals, bases; columns: bases hull",
      "- Operation `total`; table: carts; column: weight; plus: load",
      "- Operation `total`; table: bows; column: price; nested: price; words: none 0",
    ]),
  );
});

test("a figure scaled by a count of its own name is refused", async () => {
  const twice = everything.scaled.replace("line: 15\n", "times: hull\ntimesDescription: Hull.\n");
  expect(await complaintsOf({ twice })).toEqual(["name/duplicate [hull]"]);
});
