import { expect, test } from "vitest";
import { type Steps, steps } from "../../generator/src/book/steps.ts";
import { compile } from "../../generator/src/compile.ts";
import { load } from "../../generator/src/project/load.ts";
import type { Project } from "../../generator/src/project/project.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { rememberingSteps } from "../../generator/src/watch/remembering.ts";
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
  const past = { steps: rememberingSteps() };
  for (const [what, project] of rounds) {
    const [kept, fresh] = [await compile(project, past), await compile(project)];
    expect(kept.outputs, what).toEqual(fresh.outputs);
    const told = (found: typeof kept) =>
      found.diagnostics.map(({ code, message, span }) => [code, message, span.start]);
    expect(told(kept), what).toEqual(told(fresh));
  }
});

test("after a save only that file is parsed, and only its book is judged, proved and emitted again", async () => {
  const done: string[] = [];
  const note = <Result>(step: string, result: Result): Result => {
    done.push(step);
    return result;
  };
  const noting: Steps = {
    readLanguage: (project) => note("schemas", steps.readLanguage(project)),
    readReleases: (file) => note("releases", steps.readReleases(file)),
    parse: (file) => note(`parse ${file.path}`, steps.parse(file)),
    validate: (files, ...more) => note(`validate ${files.id}`, steps.validate(files, ...more)),
    resolve: (book, ...more) => note(`resolve ${book.id}`, steps.resolve(book, ...more)),
    replay: (book, evidence) => note(`replay ${book.id}`, steps.replay(book, evidence)),
    loadEmitter: async () => {
      const { emitBook, emitPackage } = await steps.loadEmitter();
      return { emitBook: (book, of) => note(`emit ${book.id}`, emitBook(book, of)), emitPackage };
    },
  };
  const past = { steps: rememberingSteps(noting) };
  await compile(real, past);
  expect(done).toHaveLength(2 + real.rules.length + 4 * 5);
  done.length = 0;
  const path = "rules/infantry-moves/movement/running.yaml";
  const { outputs } = await compile(
    withRule(path, (text) => text.replace(/^title: .*/m, "title: Another title")),
    past,
  );
  expect(done).toEqual([
    `parse ${path}`,
    ...["validate", "resolve", "replay", "emit"].map((step) => `${step} infantry-moves`),
  ]);
  expect(outputs.find((one) => one.path === "infantry-moves/running.ts")?.text).toContain("Another title");
});
