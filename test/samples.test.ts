import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../generator/src/diagnostics/diagnostic.ts";
import { load } from "../generator/src/project/load.ts";
import { positionAt, type SourceFile } from "../generator/src/source/source-file.ts";
import { typeErrors } from "./given/emitted.ts";
import { compileRules, houseBook, repository } from "./given/project.ts";

/** One entry of a sample's `errors.json`. Without `hint` there must be none; without `message` any words will do. */
interface Expected {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message?: string;
  readonly hint?: string;
}

const folder = join(repository, "test/samples");
const samples = readdirSync(folder);

describe("every sample is answered with exactly its errors.json", () => {
  test.each(samples)("%s", async (name) => {
    const expected = expectedOf(name);
    const { diagnostics: bytes, ...sample } = load(join(folder, name));
    const found = await compileRules(withHouseBook(sample.rules), sample.evidence);
    const complaints = [...bytes, ...found.diagnostics].map(placed);
    expect(complaints.map((one, at) => asPrecise(one, expected[at]))).toEqual(expected);
    const isFaulty = [...bytes, ...found.diagnostics].some(({ severity }) => severity === "error");
    expect(found.outputs.length > 0, "output only from input without errors").toBe(!isFaulty);
    if (!isFaulty) expect(typeErrors(found.outputs)).toEqual([]);
  });
});

test("the samples are there", () => {
  expect(samples.length).toBeGreaterThan(60);
});

function expectedOf(name: string): readonly Expected[] {
  const path = join(folder, name, "errors.json");
  expect(existsSync(path), `${name} must list what is wrong with it in errors.json`).toBe(true);
  return JSON.parse(readFileSync(path, "utf8")) as readonly Expected[];
}

/** The shared good file: samples that bring no book of their own stand in the book `house`. */
function withHouseBook(rules: readonly SourceFile[]): readonly SourceFile[] {
  const book = houseBook("house");
  const needed =
    rules.some(({ path }) => path.startsWith("rules/house/")) && !rules.some(({ path }) => path === book.path);
  return needed ? [...rules, book] : rules;
}

function placed({ code, message, span, hint }: Diagnostic): Expected {
  return { code, file: span.file.path, ...positionAt(span.file, span.start), message, ...(hint && { hint }) };
}

/** A complaint without the words the sample leaves open. */
function asPrecise({ message, hint, ...place }: Expected, expected: Expected | undefined): Expected {
  if (!expected || expected.message !== undefined)
    return { ...place, ...(message && { message }), ...(hint && { hint }) };
  return expected.hint === undefined ? place : { ...place, ...(hint && { hint }) };
}
