import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repository } from "../given/project.ts";
import { guides } from "./guide/index.ts";
import { page } from "./page.ts";
import { findings } from "./run.ts";

test("the project of the examples has no mistake", () => {
  expect(findings()).toEqual([]);
});

describe("the example of", () => {
  const examples = Object.entries(guides).flatMap(([code, guide]) => ("shownIn" in guide ? [] : [{ code, guide }]));

  test.each(examples)("$code gives it and nothing else", ({ code, guide }) => {
    expect(findings(guide).map((one) => one.code)).toEqual([code]);
  });

  // Where the base already has the file, `right` is what stands in it.
  const put = examples.filter(({ guide }) => guide.right?.startsWith("kind:"));
  test.each(put)("$code is right once mended", ({ guide }) => {
    expect(findings({ ...guide, wrong: guide.right ?? "" })).toEqual([]);
  });
});

test("docs/diagnostics.md is the page of the catalogue (npm run docs writes it)", async () => {
  await expect(page()).toMatchFileSnapshot(join(repository, "docs/diagnostics.md"));
});

test("a code no example can bring is shown by another test", () => {
  for (const [code, guide] of Object.entries(guides)) {
    if (!("shownIn" in guide)) continue;
    const path = join(repository, guide.shownIn);
    expect(existsSync(path) && readFileSync(path, "utf8").includes(code), `${guide.shownIn} shows ${code}`).toBe(true);
  }
});
