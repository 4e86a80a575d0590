import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Diagnostic } from "../../../generator/src/diagnostics/diagnostic.ts";
import { loadDocuments } from "../../../generator/src/project/load.ts";
import { checkDocuments } from "../../../generator/src/replay/documents.ts";
import { emptyFolder, put } from "../../given/folder.ts";
import { given, modelOf, said, tsv } from "./given.ts";

const document = "Morale\n\n-8 routed\n9-13 suppressed\n14+ passed\n";
const sha256 = createHash("sha256").update(document).digest("hex");
const book = `title: Test book\ndocument:\n  file: test.txt\n  sha256: ${sha256}\nminus: up-to\n`;
const table = `kind: morale-table
title: Morale
print: [roll, result]
axes:
  roll: { match: range, dice: 2d6, modified: true }
rows:
  - { roll: -8, result: routed, line: 3 }
  - { roll: 9-13, result: suppressed, line: 4 }
  - { roll: 14+, result: passed, line: 5 }
`;
const evidence = ["3 | row | -8 routed", "4 | row | 9-13 suppressed", "5 | row | 14+ passed"];

function check(text: string, kept: readonly string[], rules: Readonly<Record<string, string>> = {}) {
  const folder = emptyFolder();
  put(folder, { "sources/test.txt": text });
  const project = given({ "book.yaml": book, "morale/morale.yaml": table, ...rules }, tsv(...kept));
  const found: Diagnostic[] = [];
  const done = checkDocuments(folder, modelOf(project), project.evidence, (one) => found.push(one));
  return { ...done, found: found.map(said) };
}

test("evidence that comes out of the document again passes", () => {
  expect(check(document, evidence)).toStrictEqual({ checked: ["sample"], absent: [], found: [] });
});

test("evidence that does not is named at its first line", () => {
  expect(
    check(document, [evidence[0] as string, "4 | row | 9-12 suppressed", evidence[2] as string]).found,
  ).toStrictEqual([
    "sample.tsv:3:1 evidence/document the document gives 4 row 9-13 suppressed, here 4 row 9-12 suppressed [4\trow\t9-12 suppressed]",
  ]);
});

test("another document is refused", () => {
  const other = createHash("sha256").update(`${document}x`).digest("hex");
  expect(check(`${document}x`, evidence).found).toStrictEqual([
    `book.yaml:4:11 evidence/document the sha256 of test.txt is ${other} [${sha256}]`,
  ]);
});

test("a cited line that prints nothing is named at the row", () => {
  const rules = { "morale/morale.yaml": table.replace("line: 3", "line: 2").replace("line: 5", "line: 50") };
  expect(check(document, [evidence[1] as string], rules).found).toStrictEqual([
    "morale.yaml:7:39 evidence/document line 2 of the document is blank [2]",
    "morale.yaml:9:40 evidence/document the document ends before line 50 [50]",
  ]);
});

test("a document that is not at hand is said to be absent", () => {
  const folder = emptyFolder();
  const project = given({ "book.yaml": book, "morale/morale.yaml": table }, tsv(...evidence));
  const done = checkDocuments(folder, modelOf(project), project.evidence, () => expect.unreachable());
  expect(done).toStrictEqual({ checked: [], absent: ["sample"] });
});

beforeEach(() => {
  // The projects of these tests have documents of their own.
  vi.stubEnv("SOURCES_DIR", undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test("documents are looked for in SOURCES_DIR alone, else beside the project, else in it", () => {
  const outer = emptyFolder();
  const project = join(outer, "project");
  for (const [at, text] of [
    ["project/sources", "inner"],
    ["shared/sources", "beside"],
    ["set", "set"],
  ] as const) {
    put(outer, { [`${at}/${text}.txt`]: text, [`${at}/both.txt`]: text });
  }
  const names = ["inner.txt", "beside.txt", "set.txt", "both.txt"];
  const found = (sources: string) =>
    Object.fromEntries(
      [...loadDocuments(project, names, sources)].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
    );
  expect(found("")).toStrictEqual({ "inner.txt": "inner", "beside.txt": "beside", "both.txt": "beside" });
  expect(found(join(outer, "set"))).toStrictEqual({ "set.txt": "set", "both.txt": "set" });
});
