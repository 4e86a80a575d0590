import { expect, test } from "vitest";
import type { Code } from "../../../generator/src/diagnostics/catalogue.ts";
import { withoutConsequences } from "../../../generator/src/diagnostics/consequences.ts";
import type { Diagnostic } from "../../../generator/src/diagnostics/diagnostic.ts";

const table = {
  path: "rules/club/hit/hits.yaml",
  text: "mount: tripd\nloads: # what it fires\nstandard:\n  value: -1\n",
};
const erratum = { path: "rules/club/errata/mount.yaml", text: "at: hits/mont\nnow: =1\n" };
const readings = { path: "test/golden/club.errata.tsv", text: "hits/mount\t1\n" };

function found(code: Code, file: typeof table, text: string): Diagnostic {
  const start = file.text.indexOf(text);
  return { code, severity: "error", message: "", span: { file, start, end: start + text.length } };
}

const reference = found("table/reference", table, "tripd");

test.each<[string, Diagnostic, Diagnostic]>([
  ["a reading of a cell that is wrong already", reference, found("evidence/reading", table, "tripd")],
  [
    "a field that no one knows because the line above it is to hold it",
    found("yaml/empty", table, "loads"),
    found("field/unknown", table, "standard"),
  ],
  [
    "the second reading of an erratum that is wrong",
    found("cell/notation", erratum, "=1"),
    found("evidence/erratum", erratum, "hits/mont"),
  ],
  [
    "a second reading that nothing corrects, of a book with an erratum that is wrong",
    found("errata/address", erratum, "hits/mont"),
    found("evidence/erratum", readings, "hits/mount"),
  ],
  [
    "the second reading of an erratum that was put into another book",
    found("errata/address", { path: "rules/den/errata/mount.yaml", text: "at: hits/mount\n" }, "hits/mount"),
    found("evidence/erratum", readings, "hits/mount\t1"),
  ],
])("%s is not told beside its cause, but alone", (_, cause, consequence) => {
  expect(withoutConsequences([cause, consequence])).toEqual([cause]);
  expect(withoutConsequences([consequence, cause])).toHaveLength(1);
  expect(withoutConsequences([consequence])).toEqual([consequence]);
});

test.each<[string, Diagnostic]>([
  ["a figure of another cell", found("evidence/reading", table, "-1")],
  ["an unknown field of another place", found("field/unknown", table, "value")],
  [
    "an erratum of another book",
    found("evidence/erratum", { ...readings, path: "test/golden/den.errata.tsv" }, "hits"),
  ],
])("%s is told", (_, other) => {
  const causes = [reference, found("yaml/empty", table, "loads"), found("errata/address", erratum, "hits/mont")];
  expect(withoutConsequences([...causes, other])).toContain(other);
});
