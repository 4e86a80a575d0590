import { expect, test } from "vitest";
import { compile } from "../../generator/src/compile.ts";
import { createMemo, type Memo } from "../../generator/src/memo.ts";
import { load } from "../../generator/src/project/load.ts";
import type { Project } from "../../generator/src/project/project.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { repository } from "../given/project.ts";

const real = load(repository);
const arms = "rules/striker-ii/weapon/small-arms.yaml";

function replaced(files: readonly SourceFile[], path: string, change: (text: string) => string): readonly SourceFile[] {
  return files.map((file) => (file.path === path ? { path, text: change(file.text) } : { ...file }));
}

function withRule(path: string, change: (text: string) => string): Project {
  return { ...real, rules: replaced(real.rules, path, change) };
}

const rounds: readonly (readonly [what: string, project: Project])[] = [
  ["at first", real],
  ["a comment more", withRule(arms, (text) => `${text}# checked\n`)],
  ["a wrong figure", withRule(arms, (text) => text.replace("weight: 3", "weight: 4"))],
  ["a table gone", { ...real, rules: real.rules.filter(({ path }) => path !== arms) }],
  ["minus read another way", withRule("rules/walkers/book.yaml", (text) => text.replace("up-to", "negative"))],
  ["another version", { ...real, version: "9.9.9" }],
  [
    "a schema that says more",
    {
      ...real,
      schemas: real.schemas.map(({ path, text }) => ({
        path,
        text: text.replaceAll("Weight of the weapon", "The weight of the weapon"),
      })),
    },
  ],
  ["back again", real],
];

test("a round that remembers finds and makes what one that begins anew does", async () => {
  const memo = createMemo();
  for (const [what, project] of rounds) {
    const [kept, fresh] = [await compile(project, memo), await compile(project)];
    expect(kept.outputs, what).toEqual(fresh.outputs);
    const told = (found: typeof kept) =>
      found.diagnostics.map(({ code, message, span }) => [code, message, span.start]);
    expect(told(kept), what).toEqual(told(fresh));
  }
});

async function madeAfter(path: string, change: (text: string) => string): Promise<readonly string[]> {
  const made: string[] = [];
  const memo = createMemo();
  const noting: Memo = (step, from, make) =>
    memo(step, from, () => {
      made.push(step);
      return make();
    });
  await compile(real, noting);
  made.length = 0;
  expect(real.rules.map((file) => file.path)).toContain(path);
  await compile(withRule(path, change), noting);
  return made;
}

test("after a save only that table is read, judged, held against its evidence and printed again", async () => {
  const path = "rules/infantry-moves/movement/running.yaml";
  const made = await madeAfter(path, (text) => text.replace(/^title: .*/m, "title: Another title"));
  expect(made.filter((step) => step.includes("/"))).toEqual([
    `file ${path}`,
    `parse ${path}`,
    `judge ${path}`,
    `printed ${path}`,
    "replay infantry-moves/running",
    "print infantry-moves/running.ts",
  ]);
  expect(made.filter((step) => !step.includes("/"))).toEqual(
    ["book", "replay", "emit"].map((step) => `${step} infantry-moves`),
  );
});

test("tables an erratum changes are left alone while another is edited", async () => {
  const made = await madeAfter(arms, (text) => text.replace("name: 7mm ACR", "name: Seven millimeters"));
  expect(made.filter((step) => /^(overlay|corrected|judge corrected) /.test(step))).toEqual([
    `overlay ${arms}`,
    `judge corrected ${arms}`,
    `corrected ${arms}`,
  ]);
});
