import { describe, expect, test } from "vitest";
import { compile } from "../../../generator/src/compile.ts";
import { bonuses } from "./game-tables.ts";
import { houseRules, type Tables } from "./given.ts";

const name = (id: string) => `${id}: { name: ${id}, description: A figure. }\n`;
const head = (kind: string) => `kind: ${kind}\ntitle: Stated\nsource: { lines: 1 }\nfunction: stated\n`;

/** The complaints about the source of a table in a book that has a document, as code and the text they point at. */
async function uncited(tables: Tables): Promise<readonly string[]> {
  const project = houseRules(tables);
  const printed = "title: Rules\ndocument: { file: rules.txt, sha256: 0 }\nminus: negative\n".replace(
    ": 0 }",
    `: ${"0".repeat(64)} }`,
  );
  const rules = project.rules.map((file) => (file.path.endsWith("book.yaml") ? { ...file, text: printed } : file));
  const { diagnostics } = await compile({ ...project, rules });
  const found = diagnostics.filter(
    ({ code, span }) => code === "table/source-missing" && span.file.path.includes("stated"),
  );
  return found.map(({ span: { file, start, end } }) => file.text.slice(start, end));
}

const least = (more: string) => `${head("sum")}${name("figure")}by: bonuses\nleast: { value: 0${more} }\n`;
const scaled = (more: string) =>
  `${head("scale-by")}parameter: hull\nparameterDescription: Hull.\nby: 1/2\nround: up\n${more}`;
const compared = `${head("compare")}${name("figure")}${name("against")}of: { name: damage, description: A figure. }
steps:
  - { times: 2, keeps: 1, line: 12 }
  - { times: 1, keeps: 1/2, round: down }
positive: hurt\notherwise: safe\n`;

describe("a figure that an operation states cites its line", () => {
  test.for<[string, string, readonly string[]]>([
    ["a least figure without one", least(""), ["{ value: 0 }"]],
    ["a least figure with one", least(", line: 7"), []],
    ["a share without one", scaled(""), ["stated"]],
    ["a share with one", scaled("line: 7\n"), []],
    ["one step of two", compared, ["{ times: 1, keeps: 1/2, round: down }"]],
    ["a draw", `${head("contest")}${name("first")}${name("second")}draw: { each: 1 }\n`, ["stated"]],
    ["what states none", `${head("sum")}${name("figure")}by: bonuses\n`, []],
  ])("%s", async ([, stated, places]) => {
    expect(await uncited({ bonuses, stated })).toEqual(places);
  });

  test("but house rules, which are printed nowhere, do not", async () => {
    const { diagnostics } = await compile(houseRules({ bonuses, stated: least("") }));
    expect(diagnostics).toEqual([]);
  });
});
