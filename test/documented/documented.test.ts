import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { analyze, compile } from "../../generator/src/compile.ts";
import { load } from "../../generator/src/project/load.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { knownSchemas, projectOf } from "../given/project.ts";

/** A short book with a document: a catalog and a lookup printed sideways, and a table with bands in its cells. */
const folder = fileURLToPath(new URL(".", import.meta.url));
const { rules, evidence } = load(folder);

function told(now: readonly SourceFile[] = rules): readonly string[] {
  const { diagnostics } = analyze(projectOf(now, evidence), knownSchemas);
  return diagnostics.map(({ code, message }) => `${code} ${message}`);
}

function changed(path: string, was: string, now: string): readonly SourceFile[] {
  const file = rules.find((one) => one.path === path);
  expect(file?.text.split(was).length, `${was} stands once in ${path}`).toBe(2);
  return rules.map((one) => (one === file ? { path, text: one.text.replace(was, () => now) } : one));
}

test("each figure is held against its line", () => {
  expect(told()).toEqual([]);
});

test.each([
  ["travel/boats", "barge: 6,", "barge: 7,", "line 5 prints 6, here crew 7"],
  ["travel/boats", "galley: 12", "galley: 13", "line 7 prints 12, here ram 13"],
  ["travel/boats", "line: 6,", "line: 5,", "line 5 prints 2, here speed 3"],
  ["travel/arrows", "60: -2", "60: -3", "line 17 prints -2, here penalty -3"],
  ["travel/arrows", "60: -2", "65: -2", "line 16 prints 60, here distance 65"],
  ["travel/arrows", "line: 16", "line: 17", "line 17 prints 0, here distance 20"],
  ["magic/gates", "lost: 01-05, near: 06-24", "lost: 01-06, near: 07-24", "line 12 prints 01 05, here 1-6"],
  ["magic/gates", "near: 51-90, there: 91-00", "near: 51-91, there: 92-00", "line 13 prints 51 90, here 51-91"],
])("a slip in %s is told: %s -> %s", (table, was, now, message) => {
  expect(told(changed(`rules/isle/${table}.yaml`, was, now)).join("\n")).toContain(message);
});

test("a line that is not cited is asked for", () => {
  expect(told(changed("rules/isle/travel/boats.yaml", "line: 5, ", ""))).toContain(
    "table/source-missing the figure of crew must cite the line it is printed on",
  );
});

test("a heading that cites no line is asked for", () => {
  expect(told(changed("rules/isle/travel/arrows.yaml", ", line: 16", ""))).toContain(
    "table/source-missing the row of headings of distance must cite the line it is printed on",
  );
});

test("the published rows are held by golden tests", async () => {
  const { outputs } = await compile(projectOf(rules, evidence), knownSchemas);
  const golden = outputs.find(({ path }) => path === "test/isle.golden.test.ts")?.text ?? "";
  for (const id of ["boats", "arrows", "gates"]) expect(golden).toContain(`test("${id} prints its lines"`);
  expect(golden).toContain('{ column: "crew", lines: "5", figure: 2 }');
  expect(golden).toContain('{ column: "distance", lines: "16", figure: 3 }');
});
