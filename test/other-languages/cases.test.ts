import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { books, readJson } from "./books.ts";

interface Cases {
  readonly functions: readonly { readonly cases: readonly unknown[] }[];
}

describe.each(books)("the cases of %s", (book) => {
  const cases = readJson(`generated/cases/${book}.json`) as Cases;

  test("are as their schema says, and of the book they are called by", () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    const validate = ajv.compile(readJson("schema/cases.schema.json") as object);
    expect(validate(cases) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...cases, functions: [{ ...cases.functions[0], cases: [{ given: [] }] }] })).toBe(false);
    expect(cases).toMatchObject({ book });
  });
});
