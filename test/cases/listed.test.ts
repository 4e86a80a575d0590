import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../given/project.ts";

/** Cases from the field, each with the samples and tests that hold it, or `open` and why. */
const cases = readFileSync(join(repository, "test/cases/cases.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [id = "", proof = "", note = ""] = line.split("\t");
    return { id, proofs: proof === "open" ? [] : proof.split(", ").map((path) => join(repository, path)), note };
  });

test("every case is held by samples and tests that are there, or says why not", () => {
  const loose = cases.filter(({ proofs, note }) => (proofs.length === 0 ? !note : !proofs.every(existsSync)));
  expect(loose).toEqual([]);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

test("a test file of cases names those it holds", () => {
  const nameless = cases.filter(({ id, proofs }) =>
    proofs.some(
      (path) =>
        /(cases|release)\/[^/]*\.test\.ts$|cases\.test\.ts$/.test(path) && !readFileSync(path, "utf8").includes(id),
    ),
  );
  expect(nameless).toEqual([]);
});
