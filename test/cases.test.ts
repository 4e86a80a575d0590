import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./given/project.ts";

/** Cases from the field, each with the sample or test that holds it, or `open` and why. */
const cases = readFileSync(join(repository, "test/cases.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [id: string, proof: string, note: string]);

test("every case is held by a sample or test that is there, or says why not", () => {
  const loose = cases.filter(([, proof, note]) => (proof === "open" ? !note : !existsSync(join(repository, proof))));
  expect(loose).toEqual([]);
  expect(new Set(cases.map(([id]) => id)).size).toBe(cases.length);
});

test("a test file that holds a case names it", () => {
  const nameless = cases.filter(([id, proof]) => {
    return proof.endsWith("unit/parse/cases.test.ts") && !readFileSync(join(repository, proof), "utf8").includes(id);
  });
  expect(nameless).toEqual([]);
});
