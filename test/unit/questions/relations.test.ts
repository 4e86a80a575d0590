import { join } from "node:path";
import { expect, test } from "vitest";
import { load } from "../../../generator/src/project/load.ts";
import { positionAt, type SourceFile } from "../../../generator/src/source/source-file.ts";
import { compileRules, repository } from "../../given/project.ts";
import { book, told } from "../columns/given.ts";

const base = load(join(repository, "test/diagnostics/base"));

/** What is asked of the rifles of a small project after an edit. */
async function ofRifles(was: string, now: string): Promise<readonly string[]> {
  const rules = base.rules.map((file) =>
    file.path.endsWith("/rifles.yaml") ? { ...file, text: file.text.replace(was, now) } : file,
  );
  const { diagnostics } = await compileRules(rules, base.evidence);
  return diagnostics.map(({ span, message }) => `${positionAt(span.file, span.start).line}: ${message}`);
}

test("R2-04: a range that ends before the one in front of it is asked about at its cell", async () => {
  expect(await ofRifles("difficult: 150(2)+1", "difficult: 400(2)+1")).toEqual([
    "20: formidable ends at 300, before difficult at 400: it can never be reached",
  ]);
  expect(await ofRifles("difficult: 150(2)+1", "difficult: 300(2)+1")).toEqual([
    "20: formidable ends at 300, where difficult ends: it can never be reached",
  ]);
});

test("R2-08: the weight of one round, of a batch, or in grams is asked about, and the price of one round", async () => {
  expect(await ofRifles("weight: .4\n", "weight: 400\n")).toEqual([expect.stringMatching(/^25: 400 is unusual here/)]);
  expect(await ofRifles("weight: .4\n", "weight: .02\n")).toEqual([
    "25: weight 0.02 for magazine 20 is 0.001 for each: expected 0.003 to 0.3",
  ]);
  expect(await ofRifles("price: 10\n", "price: .5\n")).toEqual([expect.stringMatching(/^26: .5 is unusual here/)]);
  expect(await ofRifles("weight: 5\n", "weight: 5000\n")).toEqual([expect.stringMatching(/^33: 5000 is unusual here/)]);
});

test("R2-09: an erratum that leaves what follows from its figure behind is asked about", async () => {
  const { rules, evidence } = load(repository);
  const erratum = {
    path: "rules/striker-ii/errata/cruise.yaml",
    text: `status: accepted
authority: ruling
because: The second printing has 240.
changes:
  - { at: grav-speeds/cruise/kph, was: 225, now: 240 }
`,
  };
  const { diagnostics } = await compileRules([...rules, erratum], evidence);
  expect(
    diagnostics.map(({ code, message, hint, span }) => ({ code, message, hint, at: span.file.path })),
  ).toContainEqual({
    code: "cell/relation",
    message: "exact follows from kph, and is still 1875: 240 times 25/3 is 2000",
    hint: "write exact: 2000, or mend kph; if it is right, write confirmed: [grav-speeds/cruise/kph] at the head of the table",
    at: erratum.path,
  });
});

const patch = (suit: string): SourceFile => ({
  path: "rules/house/armor/options.yaml",
  text: `kind: catalog\ntitle: Options\ncolumns: { suit: { row-of: personal-armor } }\nrows:\n  patch: { suit: ${suit} }\n`,
});

test("R2-10: a row that others name is not taken out unless they are corrected too", async () => {
  const armor = base.rules.find(({ path }) => path.endsWith("/personal-armor.yaml")) as SourceFile;
  const id = /\nrows:\n {2}([a-z0-9-]+):/.exec(armor.text)?.[1] ?? "";
  const row = armor.text.slice(armor.text.indexOf(`  ${id}:\n`)).replace(/\n {2}[a-z][\s\S]*/, "\n");
  const rules = base.rules.map((file) =>
    file === armor
      ? { ...file, text: `${file.text}${row.replace(`  ${id}:`, "  coat:").replace(/name: .*/, "name: Coat")}` }
      : file,
  );
  const without = (more: string): SourceFile => ({
    path: "rules/house/errata/no-more.yaml",
    text: `status: accepted\nauthority: ruling\nbecause: It is gone.\nchanges:\n  - { at: personal-armor/${id}, was: present, now: absent }\n${more}`,
  });
  const saidOf = async (more: string) => {
    const { diagnostics } = await compileRules([...rules, patch(id), without(more)], base.evidence);
    return diagnostics
      .filter(({ severity, code }) => severity === "error" && !code.startsWith("evidence/"))
      .map(({ message, hint }) => `${message} | ${hint}`);
  };
  expect(await saidOf("")).toEqual([
    `personal-armor has no row ${id} | the erratum no-more takes ${id} out: correct this cell there too`,
  ]);
  expect(await saidOf(`  - { at: options/patch/suit, was: ${id}, now: coat }\n`)).toEqual([]);
});

const goods = (relations: string, row: string) =>
  told(
    book({
      "gear/goods": `kind: catalog
title: Goods
columns:
  crew: { type: integer, blank: yes }
  pay: { type: integer, blank: yes }
  loads: { rows: { magazine: integer }, blank: yes }
relations:
  - ${relations}
rows:
  boat: ${row}
`,
    }),
  );

test("a table states its own; each is asked about at its place", async () => {
  expect(await goods("{ filled: pay, with: crew }", "{ crew: 3 }")).toEqual([
    expect.stringContaining("10:17 crew is filled, and pay is not | add pay: to the row"),
  ]);
  expect(await goods("{ figure: pay, is: crew, times: 10 }", "{ crew: 3, pay: 30 }")).toEqual([]);
  expect(await goods("{ figure: pay, is: crew, times: 10 }", "{ crew: 3, pay: 31 }")).toEqual([
    expect.stringContaining(
      "10:25 pay follows from crew, and is still 31: 3 times 10 is 30 | write pay: 30, or mend crew",
    ),
  ]);
  expect(await goods("{ figure: pay, is: crew, times: 10, within: 0.1 }", "{ crew: 3, pay: 31 }")).toEqual([]);
  expect(await goods("{ figure: pay, per: crew, plausible: [1, 9] }", "{ crew: 3, pay: 30 }")).toEqual([
    expect.stringContaining("pay 30 for crew 3 is 10 for each: expected 1 to 9"),
  ]);
});

test("a relation that is none is refused", async () => {
  const said = async (relation: string) => (await goods(relation, "{ crew: 3, pay: 30 }")).join("\n");
  expect(await said("{ filled: pay, with: crewe }")).toContain(
    "8:5 goods has no column or axis crewe | write one of crew, pay, loads.magazine",
  );
  expect(await said("{ filled: pay, per: crew }")).toContain(
    "8:5 this relation is none of those that can be stated | write {",
  );
  expect(await said("{ ends: [pay] }")).toContain("this relation needs two columns or more");
  expect(await said("{ figure: pay, per: crew, plausible: [9, 1] }")).toContain("by two numbers");
  expect(await said("{ figure: pay, is: crew, times: many }")).toContain("must say times by a number or a fraction");
  expect(await said("{ filed: pay, with: crew }")).toContain("has no field filed | did you mean filled?");
});
