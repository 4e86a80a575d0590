import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { understand } from "../../generator/src/compile.ts";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.ts";
import { load } from "../../generator/src/project/load.ts";
import { checkDocuments } from "../../generator/src/replay/documents.ts";

const project = load(fileURLToPath(new URL("../..", import.meta.url)));
const found: Diagnostic[] = [];
const model = understand(project, (one) => found.push(one));
const { checked, absent } = checkDocuments(project.folder, model, project.evidence, (one) => found.push(one));
const named = model.books.filter(({ document }) => document !== null).map(({ id }) => id);

test("every book with a document is either checked or known to be absent", () => {
  expect([...checked, ...absent].sort()).toEqual([...named].sort());
});

for (const book of checked) {
  test(`the evidence of ${book} comes out of its document again exactly`, () => {
    const own = [`rules/${book}/`, `test/golden/${book}.`];
    const problems = found.filter(({ span }) => own.some((start) => span.file.path.startsWith(start)));
    expect(problems.map(({ span, message }) => `${span.file.path}: ${message}`)).toEqual([]);
  });
}

for (const book of absent) {
  test(`NOT CHECKED: the document of ${book} is not at hand`, () => {
    console.warn(`The evidence of ${book} was not held against its document: set SOURCES_DIR to the folder it is in.`);
    expect(checked).not.toContain(book);
  });
}
